import { copyFileSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@samsara/engine/games';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, sharedPostgres } from '../cluster/testing/postgres.ts';
import { readConfig } from '../config/config.ts';
import { TestServer } from '../http/testing/test-server.ts';
import { backUp } from './backup.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await sharedPostgres();
}, 120_000);

describe('the way back from a backup', () => {
  test.each([
    ['the embedded database', async () => ({})],
    ['PostgreSQL', async () => ({ DATABASE_URL: await postgres.newDatabase() })],
  ])('of %s: everybody is who they were, and has their seat', async (_, database) => {
    const env = await database();
    const server = await TestServer.open(env);
    const ann = await server.guest();
    const seats = [{ kind: 'open' }, { kind: 'me' }];
    const wanted = { game: Object.keys(GAMES)[0], name: 'Ann', seats };
    const { table } = (await ann.send('POST', '/api/tables', wanted)).body;
    const copy = join(server.folder, 'copy.db');
    await backUp(readConfig({ SAMSARA_DATA_DIR: server.kept, ...env }), copy);
    for (const file of [copy, `${copy}.cookie-secret`]) expect(statSync(file).mode & 0o777).toBe(0o600);

    const drill = new TestServer();
    mkdirSync(drill.kept);
    copyFileSync(copy, join(drill.kept, 'samsara.db'));
    copyFileSync(`${copy}.cookie-secret`, join(drill.kept, 'cookie-secret'));
    await drill.start();
    const again = drill.visitor();
    again.cookie = ann.cookie;
    expect((await again.get('/api/me')).body).toEqual({ name: 'Ann', passkeys: 0 });
    expect((await again.get(`/api/tables/${table}`)).body).toMatchObject({ seat: 1 });
    expect((await again.get('/api/my-games')).body.running).toMatchObject([{ table, seat: 1 }]);
    await drill.end();
    await server.end();
  });
});
