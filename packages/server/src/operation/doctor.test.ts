import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer as createPlain, type Server } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@samsara/engine/texts';
import type Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freePort } from '../cluster/testing/free-port.ts';
import { type Postgres, startPostgres } from '../cluster/testing/postgres.ts';
import { type Config, readConfig } from '../config/config.ts';
import { openDatabase } from '../database/database.ts';
import { TestServer } from '../http/testing/test-server.ts';
import { builtGame, writePackage } from '../outside-games/testing/package.ts';
import { lookAtCertificate } from './doctor/certificate.ts';
import { lookAtFile, lookAtPostgres } from './doctor/database.ts';
import { fsyncTimes, judgeFsync, judgeKind, judgeRoom, lookAtDisk } from './doctor/disk.ts';
import { examine } from './doctor/doctor.ts';
import { FINDINGS, type Finding, type FindingId, levelOf } from './doctor/finding.ts';
import { lookAtFolder } from './doctor/folder.ts';
import { lookAtGames } from './doctor/games.ts';
import { lookAtPort } from './doctor/network.ts';
import { lookAtMessages, lookAtOrigins } from './doctor/origins.ts';
import { judgeNode, judgeUser } from './doctor/program.ts';
import { lookAtPublic } from './doctor/public.ts';
import { Authority } from './testing/certificates.ts';
import { DOCTOR_TEXTS } from './texts/doctor/texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'samsara-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Everything that these tests have found, so that nothing is listed that cannot be. */
const provoked = new Set<FindingId>();
const idsOf = (findings: readonly Finding[]): FindingId[] => {
  for (const { id } of findings) provoked.add(id);
  return findings.map(({ id }) => id);
};

let made = 0;
function newFolder(mode = 0o700): string {
  made += 1;
  const path = join(folder, `kept-${made}`);
  mkdirSync(path, { mode });
  chmodSync(path, mode);
  return path;
}

const configured = (env: NodeJS.ProcessEnv = {}): Config =>
  readConfig({ SAMSARA_DATA_DIR: join(folder, 'none'), SAMSARA_HOST: '127.0.0.1', ...env });

describe('the program', () => {
  test.each([
    ['18.20.4', ['node-old']],
    ['20.18.9', ['node-old']],
    ['20.19.0', []],
    ['24.1.0', []],
  ])('Node %s', (version, ids) => expect(idsOf(judgeNode(version))).toEqual(ids));

  test('root is warned, an ordinary user is not', () => {
    expect(idsOf(judgeUser(0))).toEqual(['runs-as-root']);
    expect([judgeUser(1000), judgeUser(undefined)]).toEqual([[], []]);
  });

  test('games from outside are named, or what is wrong with one', async () => {
    expect(await lookAtGames(configured())).toEqual([]);
    const games = writePackage(join(folder, 'game'), await builtGame());
    const named = await lookAtGames(configured({ SAMSARA_GAMES: games }));
    expect(idsOf(named)).toEqual(['games-from-outside']);
    expect(named[0].about).toEqual({ games: `high-card 1 (${games})` });
    const broken = await lookAtGames(configured({ SAMSARA_GAMES: `${games},/nowhere` }));
    expect(idsOf(broken)).toEqual(['game-bad']);
    expect(broken[0].about).toEqual({ place: '/nowhere/package.json', why: 'unreadable-file: not-found' });
  });
});

describe('the data folder', () => {
  test('that is new, or ours alone, is fine', () => {
    expect(idsOf(lookAtFolder(join(folder, 'later/kept')))).toEqual(['folder-missing']);
    const kept = newFolder();
    writeFileSync(join(kept, 'cookie-secret'), 'x'.repeat(64), { mode: 0o600 });
    expect(lookAtFolder(kept)).toEqual([]);
    expect(readdirSync(kept)).toEqual(['cookie-secret']);
  });

  test('that others can read, or whose secret is spoilt, is not', () => {
    const kept = newFolder(0o755);
    writeFileSync(join(kept, 'cookie-secret'), 'short');
    chmodSync(join(kept, 'cookie-secret'), 0o644);
    const findings = lookAtFolder(kept);
    expect(idsOf(findings)).toEqual(['open-to-others', 'secret-spoilt']);
    expect(findings[0].about.files).toBe(`${kept}, ${join(kept, 'cookie-secret')}`);
  });

  test('that is a file cannot be written to', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(idsOf(lookAtFolder(file))).toEqual(['folder-not-writable']);
    expect(idsOf(lookAtFolder(join(file, 'below')))).toEqual(['folder-not-writable']);
  });

  test.runIf(process.getuid?.() === 0)('that belongs to somebody else is named', () => {
    const kept = newFolder();
    chownSync(kept, 12_345, 12_345);
    expect(idsOf(lookAtFolder(kept))).toEqual(['folder-of-others']);
  });
});

describe('the disk', () => {
  const GIB = 1024 ** 3;
  test.each([
    [50 * GIB, 100 * GIB, []],
    [4 * GIB, 100 * GIB, ['disk-nearly-full']],
    [0.9 * GIB, 10 * GIB, ['disk-nearly-full']],
    [0.1 * GIB, 10 * GIB, ['disk-full']],
  ])('with %d bytes free of %d', (free, all, ids) => {
    expect(idsOf(judgeRoom(folder, free, all))).toEqual(ids);
  });

  test.each([
    [0xef53, []],
    [0x01021994, ['disk-is-memory']],
    [0x794c7630, ['disk-of-container']],
    [0x6969, ['disk-over-network']],
  ])('of the kind %i', (type, ids) => expect(idsOf(judgeKind(folder, type))).toEqual(ids));

  test('that answers at once lies, one that takes long is slow; a single wait says nothing', () => {
    expect(idsOf(judgeFsync(folder, [0.002, 0.003, 0.004, 3]))).toEqual(['fsync-lies']);
    expect(idsOf(judgeFsync(folder, [0.9, 1.2, 800]))).toEqual([]);
    expect(idsOf(judgeFsync(folder, [0.9, 120, 800]))).toEqual(['fsync-slow']);
    expect(judgeFsync(folder, [])).toEqual([]);
  });

  test.runIf(existsSync('/dev/shm'))('memory is recognised, and is as fast as a lie', () => {
    const memory = mkdtempSync('/dev/shm/samsara-doctor-');
    expect(idsOf(lookAtDisk(join(memory, 'kept')))).toContain('disk-is-memory');
    expect(idsOf(judgeFsync(memory, fsyncTimes(memory)))).toEqual(['fsync-lies']);
    expect(readdirSync(memory)).toEqual([]);
    rmSync(memory, { recursive: true });
  });
});

describe('the embedded database', () => {
  const NOW = Date.parse('2026-05-05T12:00:00Z');
  function databaseIn(change: (database: Libsql.Database) => void): string {
    const kept = newFolder();
    const database = openDatabase(join(kept, 'samsara.db'));
    change(database);
    database.close();
    return kept;
  }

  test('of today is fine; older, newer and broken ones are told apart', () => {
    expect(
      lookAtFile(
        databaseIn(() => {}),
        NOW,
      ),
    ).toEqual([]);
    const older = databaseIn((file) => file.exec('delete from migrations where version > 1'));
    expect(idsOf(lookAtFile(older, NOW))).toEqual(['database-older']);
    const newer = databaseIn((file) => file.exec('insert into migrations (version, at) values (9999, 0)'));
    expect(idsOf(lookAtFile(newer, NOW))).toEqual(['database-newer']);
    const broken = newFolder();
    writeFileSync(join(broken, 'samsara.db'), 'no database, but long enough to look like one'.repeat(99));
    expect(idsOf(lookAtFile(broken, NOW))).toEqual(['database-spoilt']);
    expect(lookAtFile(newFolder(), NOW)).toEqual([]);
  });

  test('in which something was written in the future shows a clock that was set back', () => {
    const written = (at: number) =>
      databaseIn((file) => file.exec(`insert or replace into heartbeat (one, at) values (1, ${at})`));
    expect(lookAtFile(written(NOW + 1000), NOW)).toEqual([]);
    const behind = lookAtFile(written(NOW + 90_000), NOW);
    expect(idsOf(behind)).toEqual(['clock-behind']);
    expect(behind[0].about.seconds).toBe(90);
  });
});

describe('PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres({ settings: { max_connections: '10' } });
  });
  afterAll(() => postgres.stop());

  test('that may lose something is named; one that is safe is looked at more closely', async () => {
    const url = await postgres.newDatabase();
    const [, name] = /\/([^/]*)$/.exec(url) ?? [];
    await postgres.query(`alter database ${name} set synchronous_commit = off`);
    expect(idsOf(await lookAtPostgres(url))).toEqual(['database-unsafe']);
    await postgres.query(`alter database ${name} reset synchronous_commit`);
    expect(idsOf(await lookAtPostgres(url))).toEqual(['few-connections', 'database-alone']);
    await postgres.query(
      'create table migrations (version bigint, at bigint, oldest bigint); insert into migrations values (1, 0, 0)',
      name,
    );
    expect(idsOf(await lookAtPostgres(url))).toContain('database-older');
    await postgres.query('insert into migrations values (9999, 0, 9999)', name);
    expect(idsOf(await lookAtPostgres(url))).toContain('database-newer');
  });

  test('that is not there', async () => {
    const nobody = `postgres://samsara@127.0.0.1:${await freePort()}/samsara`;
    expect(idsOf(await lookAtPostgres(nobody))).toEqual(['database-away']);
  });
});

describe('the port', () => {
  test('is free, another program’s, or our own server’s', async () => {
    const port = await freePort();
    expect(await lookAtPort(configured({ SAMSARA_PORT: `${port}` }))).toEqual({
      isRunning: false,
      findings: [],
    });
    const other = createServer((socket) => socket.end('220 mail\r\n'));
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const taken = await lookAtPort(configured({ SAMSARA_PORT: `${port}` }));
    expect(idsOf(taken.findings)).toEqual(['port-taken']);
    other.close();
    const server = await TestServer.open();
    const own = new URL(server.visitor().address).port;
    expect(await lookAtPort(configured({ SAMSARA_PORT: own }))).toEqual({ isRunning: true, findings: [] });
    await server.end();
  });

  test('cannot be had at an address that is not this machine’s', async () => {
    const seen = await lookAtPort(configured({ SAMSARA_HOST: '192.0.2.1', SAMSARA_PORT: '0' }));
    expect(idsOf(seen.findings)).toEqual(['host-not-here']);
  });
});

describe('the certificate', () => {
  const DAY = 86_400_000;
  let authority: Authority;
  beforeAll(() => {
    authority = new Authority(join(folder, 'authority'));
  });
  const lookAt = (names: string[], env: NodeJS.ProcessEnv, later = 0, days = 100) => {
    const { cert, key } = authority.issue(names, days);
    chmodSync(key, 0o600);
    const config = configured({ SAMSARA_TLS_CERT: cert, SAMSARA_TLS_KEY: key, ...env });
    return idsOf(lookAtCertificate(config, Date.now() + later));
  };

  test('that holds for the public name is fine, also for an address', () => {
    expect(lookAt(['DNS:a.local'], { SAMSARA_PUBLIC_ORIGIN: 'https://a.local:8443' })).toEqual([]);
    expect(lookAt(['IP:10.1.2.3'], { SAMSARA_PUBLIC_ORIGIN: 'https://10.1.2.3' })).toEqual([]);
    expect(lookAt(['DNS:a.local'], {})).toEqual([]);
  });

  test.each([
    ['certificate-other-name', { SAMSARA_PUBLIC_ORIGIN: 'https://b.local' }, 0, 100],
    ['certificate-other-name', { SAMSARA_PUBLIC_ORIGIN: 'https://10.1.2.3' }, 0, 100],
    ['certificate-expires', {}, 90 * DAY, 100],
    ['certificate-expired', {}, 101 * DAY, 100],
    ['certificate-early', {}, -2 * DAY, 100],
    ['certificate-too-long', {}, 0, 3650],
  ])('%s', (id, env, later, days) => expect(lookAt(['DNS:a.local'], env, later, days)).toEqual([id]));

  test('with a key that others can read, or one of another certificate', () => {
    const { cert, key } = authority.issue(['DNS:a.local'], 100);
    chmodSync(key, 0o640);
    const look = (file: string) =>
      lookAtCertificate(configured({ SAMSARA_TLS_CERT: cert, SAMSARA_TLS_KEY: file }), Date.now());
    expect(idsOf(look(key))).toEqual(['key-open']);
    const wrong = look(authority.issue(['DNS:a.local']).key);
    expect(idsOf(wrong)).toEqual(['certificate-bad']);
    expect(wrong[0].about.fault).toBe('mismatch');
  });
});

describe('what is configured about names, proxies and messages', () => {
  test.each<[FindingId[], NodeJS.ProcessEnv]>([
    [[], {}],
    [[], { SAMSARA_PUBLIC_ORIGIN: 'https://a.example', SAMSARA_TRUST_PROXY: '10.0.0.5,fd00::/8,loopback' }],
    [[], { SAMSARA_PUBLIC_ORIGIN: 'https://a.example', SAMSARA_TLS_CERT: 'c', SAMSARA_TLS_KEY: 'k' }],
    [[], { SAMSARA_PUBLIC_ORIGIN: 'http://localhost:8080' }],
    [['proxy-not-named'], { SAMSARA_PUBLIC_ORIGIN: 'https://a.example' }],
    [['origin-without-tls'], { SAMSARA_PUBLIC_ORIGIN: 'http://a.example' }],
    [['proxy-without-origin'], { SAMSARA_TRUST_PROXY: 'loopback' }],
    [['proxy-unreadable'], { SAMSARA_PUBLIC_ORIGIN: 'https://a.example', SAMSARA_TRUST_PROXY: '10.0.0.999' }],
    [
      ['proxy-unreadable'],
      { SAMSARA_PUBLIC_ORIGIN: 'https://a.example', SAMSARA_TRUST_PROXY: '10.0.0.0/33' },
    ],
    [['proxy-everybody'], { SAMSARA_PUBLIC_ORIGIN: 'https://a.example', SAMSARA_TRUST_PROXY: '0.0.0.0/0' }],
  ])('%j', (ids, env) => expect(idsOf(lookAtOrigins(configured(env)))).toEqual(ids));

  test.each<[FindingId[], NodeJS.ProcessEnv]>([
    [['push-no-contact'], {}],
    [[], { SAMSARA_PUSH: 'no' }],
    [[], { SAMSARA_PUSH_CONTACT: 'mailto:a@example.org' }],
    [['hooks-no-origin'], { SAMSARA_HOOKS: 'yes', SAMSARA_PUSH: 'no' }],
    [['metrics-closed'], { SAMSARA_PUBLIC_ORIGIN: 'https://a.example' }],
    [[], { SAMSARA_PUBLIC_ORIGIN: 'https://a.example', SAMSARA_OPERATOR_TOKEN: 'x'.repeat(32) }],
  ])('%j of messages', (ids, env) => expect(idsOf(lookAtMessages(configured(env)))).toEqual(ids));
});

/** A proxy that is more or less well set up. */
interface ProxyOptions {
  readonly keepsHost?: boolean;
  readonly forwards?: boolean;
  readonly upgrades?: boolean;
  readonly aheadMs?: number;
  readonly instead?: string;
}

async function startProxy(to: number, port: number, options: ProxyOptions): Promise<Server> {
  const { keepsHost = true, forwards = true, upgrades = true, aheadMs = 0, instead } = options;
  const onward = (headers: Record<string, unknown>) => ({
    ...headers,
    ...(!keepsHost && { host: `backend:${to}` }),
    ...(forwards && { 'x-forwarded-for': '203.0.113.9' }),
  });
  const { request: ask } = await import('node:http');
  const proxy = createPlain((request, response) => {
    if (instead !== undefined) return void response.end(instead);
    const { connection: _, upgrade: __, ...headers } = request.headers;
    ask({ host: '127.0.0.1', port: to, path: request.url, headers: onward(headers) as never }, (answer) => {
      const date = new Date(Date.now() + aheadMs).toUTCString();
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, date });
      answer.pipe(response);
    })
      .on('error', () => response.writeHead(502).end())
      .end();
  });
  if (upgrades)
    proxy.on('upgrade', (request, socket) => {
      const sent = ask({
        host: '127.0.0.1',
        port: to,
        path: request.url,
        headers: onward(request.headers) as never,
      });
      sent.on('response', async (answer) => {
        const body = Buffer.concat(await answer.toArray());
        socket.end(`HTTP/1.1 ${answer.statusCode} No\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
      });
      sent.end();
    });
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return proxy;
}

describe('seen from outside', () => {
  const TOKEN = 't'.repeat(40);
  let server: TestServer;
  let to: number;
  let origin: string;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    origin = `http://localhost:${port}`;
    server = await TestServer.open({
      SAMSARA_PUBLIC_ORIGIN: origin,
      SAMSARA_TRUST_PROXY: '127.0.0.1',
      SAMSARA_OPERATOR_TOKEN: TOKEN,
    });
    to = Number(new URL(server.visitor().address).port);
  });
  afterAll(() => server.end());

  async function through(
    options: ProxyOptions,
    env: NodeJS.ProcessEnv = {},
    target = to,
  ): Promise<FindingId[]> {
    const proxy = await startProxy(target, port, options);
    const config = configured({ SAMSARA_PUBLIC_ORIGIN: origin, SAMSARA_OPERATOR_TOKEN: TOKEN, ...env });
    const ids = idsOf(await lookAtPublic(config, true));
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
    return ids;
  }

  test.each<[FindingId[], ProxyOptions]>([
    [[], {}],
    [['public-host-lost'], { keepsHost: false }],
    [['public-no-sockets'], { upgrades: false }],
    [['proxy-silent'], { forwards: false }],
    [['public-clock'], { aheadMs: -60_000 }],
    [['public-is-other'], { instead: '<h1>It works!</h1>' }],
  ])('%j through a proxy that is %j', async (ids, options) => expect(await through(options)).toEqual(ids));

  test('without a token the rest is looked at all the same', async () => {
    expect(await through({ upgrades: false }, { SAMSARA_OPERATOR_TOKEN: '' })).toEqual([
      'public-no-sockets',
      'no-token',
    ]);
  });

  test('a proxy that the server does not trust', async () => {
    const distrustful = await TestServer.open({
      SAMSARA_PUBLIC_ORIGIN: origin,
      SAMSARA_OPERATOR_TOKEN: TOKEN,
    });
    const backend = Number(new URL(distrustful.visitor().address).port);
    expect(await through({}, {}, backend)).toEqual(['proxy-not-trusted']);
    await distrustful.end();
  });

  test('nobody there, no such name, a certificate nobody trusts, and a server that does not run', async () => {
    const look = async (given: string, isRunning = true) =>
      idsOf(await lookAtPublic(configured({ SAMSARA_PUBLIC_ORIGIN: given }), isRunning));
    expect(await look(`http://localhost:${await freePort()}`)).toEqual(['public-no-answer']);
    expect(await through({}, {}, await freePort())).toEqual(['public-no-answer']);
    expect(await look('http://nobody.invalid')).toEqual(['public-no-name']);
    expect(await look(origin, false)).toEqual(['not-running']);
    const { cert, key } = new Authority(join(folder, 'untrusted')).issue(['DNS:localhost']);
    const secured = await TestServer.open({ SAMSARA_TLS_CERT: cert, SAMSARA_TLS_KEY: key });
    const there = new URL(secured.visitor().address).port;
    expect(await look(`https://localhost:${there}`)).toEqual(['public-untrusted']);
    await secured.end();
  });
});

describe('the command', () => {
  const run = (args: readonly string[], env: NodeJS.ProcessEnv, shell = 'exec "$@"') =>
    new Promise<{ code: number; out: string }>((resolve) => {
      const variables = { PATH: process.env.PATH, SAMSARA_HOST: '127.0.0.1', SAMSARA_PORT: '0', ...env };
      execFile(
        'sh',
        ['-c', shell, 'sh', process.execPath, inject('server'), 'doctor', ...args],
        { env: variables },
        (error, out) => resolve({ code: Number(error?.code ?? 0), out }),
      );
    });

  test('says in the operator’s language what is wrong and how to mend it, and ends with 1', async () => {
    const { code, out } = await run([], {
      SAMSARA_LANG: 'fr',
      SAMSARA_DATA_DIR: join(folder, 'new'),
      SAMSARA_PAGE_DIR: '/nowhere',
    });
    expect(code).toBe(1);
    expect(out).toContain('FAUX: Le programme [no-page]\n  Il n’y a pas de page dans /nowhere.\n  Remède: ');
    provoked.add('no-page');
  });

  test('tells programs the same, with 0 where nothing is wrong; few open files are noticed', async () => {
    const { code, out } = await run(
      ['--json'],
      { SAMSARA_DATA_DIR: newFolder(), SAMSARA_PUSH: 'no' },
      'ulimit -n 256; exec "$@"',
    );
    const report = JSON.parse(out);
    expect({ code, ok: report.ok }).toEqual({ code: 0, ok: true });
    expect(report.findings).toContainEqual(
      expect.objectContaining({ id: 'few-open-files', level: 'warning', about: { limit: 256 } }),
    );
    provoked.add('few-open-files');
  });

  test('changes nothing beside a server that runs', async () => {
    const server = await TestServer.open();
    const before = readdirSync(server.kept).sort();
    const { port } = new URL(server.visitor().address);
    const env = { SAMSARA_DATA_DIR: server.kept, SAMSARA_HOST: '127.0.0.1', SAMSARA_PORT: port };
    const findings = await examine(readConfig(env));
    expect(findings.filter((finding) => levelOf(finding) === 'wrong')).toEqual([]);
    expect(readdirSync(server.kept).sort()).toEqual(before);
    await server.end();
  });
});

describe('the words', () => {
  const blanks = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

  test.each(LANGUAGES)('of %s name the same things as the English ones', (language) => {
    for (const id of Object.keys(FINDINGS) as FindingId[]) {
      const own = DOCTOR_TEXTS[language].findings[id].map(blanks);
      expect({ id, own }).toEqual({ id, own: DOCTOR_TEXTS.en.findings[id].map(blanks) });
    }
  });
});

/** A port below 1024 is everybody's in some containers, and this machine's clock and PostgreSQL's are one. */
const NOT_HERE: readonly FindingId[] = ['port-forbidden', 'clock-differs', 'folder-of-others'];

test('everything that is listed has been found above', () => {
  const never = Object.keys(FINDINGS).filter((id) => !provoked.has(id as FindingId));
  expect(never.filter((id) => !NOT_HERE.includes(id as FindingId))).toEqual([]);
});
