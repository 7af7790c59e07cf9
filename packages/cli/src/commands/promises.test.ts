import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { lastJson, samsara } from '../testing/samsara.ts';
import { samsaraHere } from '../testing/samsara-here.ts';

interface Promised {
  readonly number: number;
  readonly commitment: string;
  readonly link: string;
  readonly ended: string | null;
}

let server: Server | undefined;

afterEach(() => {
  server?.close();
});

/** A server with this list, of which it gives two at a time. */
async function serving(list: readonly Promised[]): Promise<string> {
  const opened = createServer((request, response) => {
    const from = Number(new URL(request.url ?? '', 'http://any').searchParams.get('from'));
    const promises = list.filter(({ number }) => number >= from).slice(0, 2);
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ promises }));
  });
  server = opened;
  await new Promise<void>((done) => opened.listen(0, done));
  return `http://localhost:${(opened.address() as AddressInfo).port}`;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const [a, b, c] = ['a', 'b', 'c'].map(sha256);
const first = sha256(`${'0'.repeat(64)}\n1\n${a}`);
const second = sha256(`${first}\n2\n${b}`);
const third = sha256(`${second}\n3\n${c}`);
const LIST: readonly Promised[] = [
  { number: 1, commitment: a, link: first, ended: 'finished' },
  { number: 2, commitment: b, link: second, ended: null },
  { number: 3, commitment: c, link: third, ended: 'aborted' },
];

test('a chain without a gap gets a yes, and games without an end are named', async () => {
  const { code, out } = await samsara(['promises', await serving(LIST)]);
  expect(out).toBe(
    'yes: 3 promises, tied together without a gap\n     · games without an end so far: no. 2\n',
  );
  expect(code).toBe(0);
});

test('whoever saw a promise finds it by its commitment, though no table is named', async () => {
  const server = await serving(LIST);
  const found = await samsaraHere(['promises', server, '--promise', c]);
  expect(found.out).toContain('     · yours is no. 3; its game was broken off\n');
  expect(found.code).toBe(0);
  const json = await samsaraHere(['promises', server, '--promise', a, '--json']);
  expect(lastJson(json)).toEqual({
    ok: true,
    promises: 3,
    broken: null,
    open: [2],
    found: 1,
    ended: 'finished',
  });
  const missing = await samsaraHere(['promises', server, '--promise', sha256('d')]);
  expect(missing.out).toContain('no: 3 promises');
  expect(missing.out).toContain('     · yours is not among them\n');
  expect(missing.code).toBe(1);
  expect((await samsaraHere(['promises', server, '--promise', 'ABCDEF-1'])).code).toBe(2);
});

test.each([
  ['altered', LIST.map((each) => (each.number === 2 ? { ...each, commitment: c } : each)), 2],
  ['left out', [LIST[0], { ...LIST[2], number: 2 }], 2],
])('a promise that was %s gets a no with its number', async (_, list, broken) => {
  const run = await samsaraHere(['promises', await serving(list), '--json']);
  expect(run.code).toBe(1);
  expect(lastJson(run)).toMatchObject({ ok: false, broken });
});

test('no server is no, no address is bad input', async () => {
  expect((await samsaraHere(['promises', 'http://localhost:9'])).code).toBe(1);
  expect((await samsaraHere(['promises', 'here'])).code).toBe(2);
});
