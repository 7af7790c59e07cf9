import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from './postgres.ts';

const MINUTE = 60_000;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres({ standby: true });
}, MINUTE);
afterAll(() => postgres.stop(), MINUTE);

test(
  'PostgreSQL keeps what was committed through a power cut and a fail-over',
  async () => {
    const database = new URL(await postgres.newDatabase()).pathname.slice(1);
    await postgres.query('create table kept (n int)', database);
    await postgres.query('insert into kept values (1)', database);
    await postgres.restart('power-cut');
    await postgres.query('insert into kept values (2)', database);
    const before = postgres.port;
    await postgres.failOver();
    expect(postgres.port).not.toBe(before);
    expect(await postgres.query('select n from kept order by n', database)).toEqual([{ n: 1 }, { n: 2 }]);
    await postgres.query('insert into kept values (3)', database);
  },
  MINUTE,
);

test(
  'it writes as safely as one in service, and leaves nothing behind',
  async () => {
    const [{ fsync, synchronous_commit, data_directory }] = await postgres.query(
      `select current_setting('fsync') fsync, current_setting('synchronous_commit') synchronous_commit, current_setting('data_directory') data_directory`,
    );
    expect([fsync, synchronous_commit]).toEqual(['on', 'on']);
    const other = await startPostgres({ settings: { fsync: 'off' } });
    const [{ fsync: without, data_directory: folder }] = await other.query(
      `select current_setting('fsync') fsync, current_setting('data_directory') data_directory`,
    );
    expect(without).toBe('off');
    expect(folder).not.toBe(data_directory);
    expect(existsSync(String(folder))).toBe(true);
    await other.stop();
    expect(existsSync(String(folder))).toBe(false);
  },
  MINUTE,
);
