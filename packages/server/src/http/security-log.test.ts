import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { startProcess } from '../operation/testing/process.ts';
import { SecurityLog } from './security-log.ts';
import { askRaw } from './testing/raw.ts';
import { Visitor } from './testing/visitor.ts';

type Line = Readonly<Record<string, string | number>>;

const DAY_MS = 86_400_000;
let now = Date.UTC(2027, 0, 1, 12);
afterEach(() => {
  now = Date.UTC(2027, 0, 1, 12);
});

function listening() {
  const lines: Line[] = [];
  const log = new SecurityLog(
    { note: (what, more = {}) => void lines.push({ what, ...more }) },
    'x'.repeat(32),
    () => now,
  );
  return { lines, log };
}

const at = (ip: string, url = '/api/carry/look') => ({ ip, routeOptions: { url } });

describe('what is told about the doors', () => {
  test('names the route and a name of the day for who asks, never the address', () => {
    const { lines, log } = listening();
    log.refused('code-unknown', at('192.0.2.7'));
    log.refused('code-unknown', at('192.0.2.7'));
    log.refused('code-unknown', at('192.0.2.8'));
    now += DAY_MS;
    log.refused('code-unknown', at('192.0.2.7'));
    expect(lines[0]).toMatchObject({ what: 'security', event: 'code-unknown', at: '/api/carry/look' });
    const from = lines.map((line) => line.from);
    expect(from[0]).toBe(from[1]);
    expect(new Set(from).size).toBe(3);
    expect(JSON.stringify(lines)).not.toContain('192.0.2');
  });

  test('who somebody is was shown: with a name of the day for the person', () => {
    const { lines, log } = listening();
    log.event('passkey-shown', at('192.0.2.7', '/api/passkeys/login/verify'), 'ann-of-the-server');
    expect(lines).toEqual([
      expect.objectContaining({ event: 'passkey-shown', person: expect.stringMatching(/^[\w-]{12}$/) }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('ann-of');
  });

  test('is nothing that happens to everybody', () => {
    const { lines, log } = listening();
    for (const code of ['wrong-form', 'not-found', 'wrong-version', 'draining'] as const)
      log.refused(code, at('192.0.2.7'));
    expect(lines).toEqual([]);
  });

  test('does not fill the disk: what is too much is counted', () => {
    const { lines, log } = listening();
    for (let n = 0; n < 1000; n += 1) log.refused('passkey-failed', at('192.0.2.7'));
    expect(lines).toHaveLength(120);
    now += 1000;
    log.refused('passkey-failed', at('192.0.2.7'));
    expect(lines.at(-1)).toMatchObject({ left_out: 880 });
  });
});

test('the log of a server is lines of JSON with the time in UTC, and holds no name, address, cookie or code', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-lines-'));
  const server = startProcess(inject('server'), folder);
  const guest = new Visitor(await server.port);
  await guest.get('/api/me');
  await guest.send('PUT', '/api/me', { name: 'Ann-Sophie' });
  const { code } = (await guest.send('POST', '/api/carry')).body;
  expect((await new Visitor(await server.port).send('POST', '/api/carry/redeem', { code })).status).toBe(200);
  await guest.send('POST', '/api/carry/look', { code: 'QQQQQQQQ' });
  await askRaw(guest.address, 'GET /', { host: 'x"}\u2028{"level":60' });
  expect(await guest.knock('/socket?ticket=secret-ticket')).toBe(401);
  guest.origin = 'http://evil.example';
  await guest.send('POST', '/api/ticket');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  rmSync(folder, { recursive: true, force: true });

  const text = server.logged();
  const lines: Line[] = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const told = lines
    .filter(({ msg }) => msg === 'security')
    .map(({ event, at: where }) => `${event} ${where}`);
  expect(told).toEqual([
    'code-made /api/carry',
    'code-redeemed /api/carry/redeem',
    'code-unknown /api/carry/look',
    'unknown-host page',
    'no-ticket /socket',
    'not-allowed-here /api/ticket',
  ]);
  for (const { time } of lines) expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  for (const secret of [
    'Ann-Sophie',
    '127.0.0.1',
    code,
    'QQQQQQQQ',
    'secret-ticket',
    guest.cookie.split('=')[1],
  ])
    expect(text).not.toContain(secret);
}, 60_000);
