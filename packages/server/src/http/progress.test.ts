import { LARGEST_PROGRESS, type PlayedGame } from '@samsara/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Authenticator } from './testing/authenticator.ts';
import { askRaw } from './testing/raw.ts';
import { TestServer } from './testing/test-server.ts';
import type { Visitor } from './testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.end());
beforeEach(() => {
  server.ahead += 60_000;
});

const PROGRESS = '/api/me/progress';

const game = (n: number): PlayedGame => ({
  id: String(n).padStart(64, '0'),
  game: 'karma',
  seats: 2,
  at: Date.UTC(2100, 0, n),
  cards: -0.14,
  others: 0.05,
  own: -0.03,
  decisions: 20,
  won: true,
});

const challenge = async (guest: Visitor, path: string) =>
  (await guest.send('POST', `/api/passkeys/${path}/options`)).body.challenge;

async function withPasskey(): Promise<[Visitor, Authenticator]> {
  const guest = await server.guest();
  const key = new Authenticator(guest.address);
  await guest.send('POST', '/api/passkeys/register/verify', key.register(await challenge(guest, 'register')));
  return [guest, key];
}

const send = (guest: Visitor, ...games: readonly object[]) => guest.send('POST', PROGRESS, { games });
const read = async (guest: Visitor) => (await guest.get(PROGRESS)).body;

describe('my progress', () => {
  test('is on every device that comes back with my passkey, and each adds to it', async () => {
    const [phone, key] = await withPasskey();
    const { notebook, since } = (await send(phone, game(1))).body;
    expect(since).toBe(0);
    const tablet = await server.guest();
    expect(await read(tablet)).toMatchObject({ kept: false, games: [] });
    await tablet.send('POST', '/api/passkeys/login/verify', key.login(await challenge(tablet, 'login')));
    expect(await read(tablet)).toEqual({ notebook, since: 0, kept: true, games: [game(1)] });
    await send(tablet, game(1), game(2));
    expect((await read(phone)).games).toEqual([game(1), game(2)]);
  });

  test('is nobody else’s', async () => {
    const [ann] = await withPasskey();
    const [eve] = await withPasskey();
    await send(ann, game(1));
    const seen = await read(eve);
    expect(seen).toMatchObject({ kept: true, games: [] });
    expect(seen.notebook).not.toBe((await read(ann)).notebook);
    await eve.send('POST', `${PROGRESS}/forget`);
    expect((await read(ann)).games).toEqual([game(1)]);
  });

  test('needs somebody, and a passkey', async () => {
    const nobody = server.visitor();
    expect(await nobody.get(PROGRESS)).toMatchObject({ status: 401, body: { code: 'no-ticket' } });
    expect(await send(nobody, game(1))).toMatchObject({ status: 401, body: { code: 'no-ticket' } });
    expect(await send(await server.guest(), game(1))).toMatchObject({
      status: 403,
      body: { code: 'passkey-needed' },
    });
  });

  test('goes with the last passkey', async () => {
    const [ann, key] = await withPasskey();
    await send(ann, game(1));
    const confirm = key.login(await challenge(ann, 'confirm'));
    await ann.send('POST', '/api/passkeys/remove', { id: key.id.toString('base64url'), confirm });
    expect(await read(ann)).toMatchObject({ kept: false, games: [] });
  });

  test('is forgotten for good', async () => {
    const [ann] = await withPasskey();
    const before = { ...game(1), at: Date.now() };
    await send(ann, before);
    const { since } = (await ann.send('POST', `${PROGRESS}/forget`)).body;
    expect(since).toBeGreaterThan(before.at);
    expect((await send(ann, before, game(2))).body.since).toBe(since);
    expect((await read(ann)).games).toEqual([game(2)]);
  });
});

describe('what is refused', () => {
  test.each<[string, object]>([
    ['an id that is no hash', { id: 'x' }],
    ['a game that is no name', { game: '../karma' }],
    ['more seats than there are', { seats: 13 }],
    ['a time that is none', { at: 1e300 }],
    ['half a millisecond', { at: 1.5 }],
    ['a chance that is none', { own: 1001 }],
    ['a text for a chance', { cards: '0' }],
    ['nothing for a chance', { own: null }],
    ['a game without a decision', { decisions: 0 }],
    ['no answer', { won: 1 }],
    ['what nobody asked for', { name: 'Ann' }],
  ])('%s', async (_, wrong) => {
    const [ann] = await withPasskey();
    const answer = await send(ann, game(1), { ...game(2), ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { code: 'wrong-form' } });
    expect((await read(ann)).games).toEqual([]);
  });

  test('no games, and too many', async () => {
    const [ann] = await withPasskey();
    const many = Array.from({ length: 101 }, (_, n) => game(n + 1));
    expect(await send(ann)).toMatchObject({ status: 400, body: { code: 'wrong-form' } });
    expect(await send(ann, ...many)).toMatchObject({ status: 400, body: { code: 'wrong-form' } });
    expect((await send(ann, ...many.slice(1))).status).toBe(200);
  });

  test('what is too large', async () => {
    const [ann] = await withPasskey();
    const answer = await ann.sendText('POST', PROGRESS, ' '.repeat(LARGEST_PROGRESS + 1));
    expect(answer).toMatchObject({ status: 413, body: { code: 'too-large' } });
  });

  test('what another site sends', async () => {
    const [{ cookie, address }] = await withPasskey();
    const headers = { 'content-type': 'application/json', cookie, origin: 'http://evil.example' };
    for (const path of [PROGRESS, `${PROGRESS}/forget`]) {
      const body = JSON.stringify({ games: [game(1)] });
      expect((await askRaw(address, `POST ${path}`, headers, body)).status).toBe(403);
    }
  });
});
