import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@samsara/engine/games';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { TestServer } from '../http/testing/test-server.ts';
import { Visitor } from '../http/testing/visitor.ts';
import { greeting } from '../start/greeting.ts';
import { serve } from '../start/serve.ts';
import { ownThread } from '../store/embedded.ts';
import { InUse } from './folder.ts';
import { traceOf } from './logger.ts';
import { sharedCheck } from './shared-check.ts';
import { endedGame, socketOf, startProcess } from './testing/process.ts';
import { de } from './texts/de.ts';

/** As it starts in a checkout, from its source: that takes as long as ten starts of the bundle. */
const FROM_SOURCE = fileURLToPath(new URL('../../bin/samsara-server.js', import.meta.url));

describe('what operators ask', () => {
  let server: TestServer;
  beforeAll(async () => {
    // It has to answer while the database waits.
    server = await TestServer.open({}, { startThread: ownThread });
  });
  afterAll(() => server.end());

  test('it runs, it is ready, and which it is', async () => {
    const visitor = server.visitor();
    expect((await visitor.get('/healthz')).body).toEqual({ status: 'ok' });
    expect((await visitor.get('/readyz')).body).toEqual({ status: 'ready' });
    expect((await visitor.get('/version')).body).toMatchObject({ build: '0.1.0', protocol: 2 });
  });

  test('it is not ready while nothing can be written, and says so in time', async () => {
    const visitor = server.visitor();
    const other = new Libsql(join(server.kept, 'samsara.db'));
    other.exec('begin immediate');
    await expect.poll(async () => (await visitor.get('/readyz')).status).toBe(503);
    const asked = performance.now();
    expect((await visitor.get('/readyz')).body).toEqual({ status: 'log-not-writable' });
    expect(performance.now() - asked).toBeLessThan(1000);
    expect((await visitor.get('/healthz')).status).toBe(200);
    other.exec('rollback');
    other.close();
    await expect.poll(async () => (await visitor.get('/readyz')).status, { timeout: 10_000 }).toBe(200);
  });

  test('one check serves all who ask in the same half second', async () => {
    let checks = 0;
    const check = sharedCheck(async () => void checks++);
    await Promise.all(Array.from({ length: 50 }, check));
    expect(checks).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 510));
    await check();
    expect(checks).toBe(2);
  });

  test('what costs something is counted against the address; the sign of life is not', async () => {
    const slow = await TestServer.open({ SAMSARA_ADDRESS_REQUESTS_PER_MINUTE: '3' });
    const statuses = [];
    for (const path of ['/readyz', '/metrics', '/readyz?', '/readyz', '/metrics', '/healthz']) {
      statuses.push((await slow.visitor().get(path)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429, 200]);
    await slow.end();
  });

  test('the metrics count tables, sockets, commits and refusals', async () => {
    const guest = await server.guest();
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const made = await guest.send('POST', '/api/tables', { game: Object.keys(GAMES)[0], name: 'Ann', seats });
    await guest.get(`/api/tables/${made.body.table}`);
    await guest.send('POST', '/api/carry/redeem', { code: 'AAAAAAAA' });
    const { body } = await guest.get('/metrics');
    expect(body).toMatch(/^samsara_tables 1$/m);
    expect(body).toMatch(/^samsara_sockets 0$/m);
    expect(body).toMatch(/^samsara_moves_total 0$/m);
    expect(body).toMatch(/^samsara_refusals_total\{code="code-unknown"\} 1$/m);
    expect(body).toMatch(/^samsara_commit_entries_count [1-9]/m);
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });

  test('what fails at the start leaves nothing open', async () => {
    const folder = join(server.folder, 'spoilt');
    mkdirSync(folder);
    writeFileSync(join(folder, 'cookie-secret'), 'short');
    const env = { SAMSARA_DATA_DIR: folder, SAMSARA_PORT: '0', SAMSARA_LOG_LEVEL: 'silent' };
    await expect(serve(readConfig(env))).rejects.toThrow('holds no secret');
    rmSync(join(folder, 'cookie-secret'));
    writeFileSync(join(folder, 'samsara.db'), 'no database, but long enough to look like one'.repeat(99));
    await expect(serve(readConfig(env))).rejects.toThrow('not a database');
    rmSync(join(folder, 'samsara.db'));
    await (await serve(readConfig(env))).stop();
  });

  test('a second server does not start on the same folder', async () => {
    const config = readConfig({ SAMSARA_DATA_DIR: join(server.folder, 'kept'), SAMSARA_PORT: '0' });
    await expect(serve(config)).rejects.toThrow(InUse);
  });
});

test('an error is logged by its place; its message only where it cannot hold a card', () => {
  const trace = traceOf(new Error('seat 2 holds the queen'));
  expect(JSON.stringify(trace)).not.toContain('queen');
  expect(trace.at[0]).toContain('operation.test.ts');
  const system = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  expect(traceOf(system)).toMatchObject({ code: 'ENOSPC', message: 'no space left on device' });
  expect(traceOf('play 14')).toEqual({ type: 'string', at: [] });
});

test('the greeting names the addresses in the language of the terminal', () => {
  const config = readConfig({
    SAMSARA_PUBLIC_ORIGIN: 'https://cards.example.org',
    SAMSARA_HOST: '127.0.0.1',
  });
  const lines = greeting(config, 8080, de).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'Samsara',
    'Für alle: https://cards.example.org',
    'Auf diesem Rechner: http://localhost:8080',
  ]);
  expect(lines.some((line) => line.includes('▀▀▀'))).toBe(true);
});

describe('a server in a process of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-serve-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('told to stop, it sends its clients away to come back, and keeps everything', async () => {
    const first = startProcess(inject('server'), folder);
    const guest = new Visitor(await first.port);
    await guest.get('/api/me');
    await guest.send('PUT', '/api/me', { name: 'Ann' });
    const line = await socketOf(guest);
    const closed = new Promise<number>((resolve) => line.socket.on('close', resolve));
    const table = await endedGame(guest, line, [
      { type: 'say', what: { text: 'Grüezi' } },
      { type: 'agree', to: 'abort', agree: true },
    ]);
    first.child.kill('SIGTERM');
    expect(await closed).toBe(1012);
    expect(await first.ended).toBe(0);
    expect(line.heard.join()).toContain('"type":"reconnect"');
    expect(first.logged()).toContain(`"table":"${table}","msg":"table made"`);
    expect(first.logged()).toContain(`"table":"${table}","play":"${table}-1","msg":"game aborted"`);
    for (const secret of ['Ann', 'Grüezi', guest.cookie]) expect(first.logged()).not.toContain(secret);

    const second = startProcess(FROM_SOURCE, folder);
    const back = new Visitor(await second.port);
    back.cookie = guest.cookie;
    expect((await back.get('/api/me')).body.name).toBe('Ann');
    second.child.kill('SIGKILL');
  });
});
