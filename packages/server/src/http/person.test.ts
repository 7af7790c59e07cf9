import { GAMES } from '@samsara/engine/games';
import { CarryLook, Passkeys } from '@samsara/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Authenticator } from './testing/authenticator.ts';
import { TestServer } from './testing/test-server.ts';
import type { Answer, Visitor } from './testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.end());
// Nobody tries codes and passkeys so often in earnest.
beforeEach(() => {
  server.ahead += 60_000;
});

async function named(name: string): Promise<Visitor> {
  const guest = await server.guest();
  await guest.send('PUT', '/api/me', { name });
  return guest;
}

const nameOf = async (guest: Visitor) => (await guest.get('/api/me')).body.name;
const codeOf = async (guest: Visitor) => (await guest.send('POST', '/api/carry')).body.code;
const redeem = (guest: Visitor, body: object) => guest.send('POST', '/api/carry/redeem', body);

async function look(guest: Visitor, code: string): Promise<CarryLook> {
  return v.parse(CarryLook, (await guest.send('POST', '/api/carry/look', { code })).body);
}

describe('a carry code', () => {
  test('says whose it is as often as it is looked at, and is used up only by being redeemed', async () => {
    const code = await codeOf(await named('Ann'));
    const stranger = server.visitor();
    expect(await look(stranger, code)).toEqual({ name: 'Ann', same: false, stake: null });
    expect(await look(stranger, code)).toMatchObject({ name: 'Ann' });
    expect(stranger.cookie).toBe('');
    expect((await stranger.get(`/carry/${code}`)).headers.get('set-cookie')).toBeNull();
    expect((await redeem(stranger, { code })).body.name).toBe('Ann');
    expect(await stranger.send('POST', '/api/carry/look', { code })).toMatchObject({
      status: 404,
      body: { code: 'code-unknown' },
    });
  });

  test('says on its own device that nothing would change', async () => {
    const ann = await named('Ann');
    const code = await codeOf(ann);
    expect(await look(ann, code)).toEqual({ name: 'Ann', same: true, stake: null });
    const before = ann.cookie;
    expect((await redeem(ann, { code })).status).toBe(200);
    expect(ann.cookie).toBe(before);
    expect((await ann.get('/api/devices')).body.devices).toHaveLength(1);
  });

  test('replaces nobody who would be missed unless that is wanted', async () => {
    const code = await codeOf(await named('Ann'));
    const bob = await named('Bob');
    const [game] = Object.keys(GAMES);
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    await bob.send('POST', '/api/tables', { game, name: 'Bob', seats });
    const stake = { name: 'Bob', running: 1, finished: 0, passkeys: 0, others: 0 };
    expect(await look(bob, code)).toEqual({ name: 'Ann', same: false, stake });
    expect((await bob.get('/api/me/stake')).body).toEqual({ stake });
    for (const body of [{ code }, { code, replace: false }]) {
      expect(await redeem(bob, body)).toMatchObject({ status: 409, body: { code: 'already-somebody' } });
    }
    expect(await nameOf(bob)).toBe('Bob');
    const before = bob.cookie;
    expect((await redeem(bob, { code, replace: true })).body.name).toBe('Ann');
    expect(await nameOf(bob)).toBe('Ann');
    // The device is one person, not two.
    bob.cookie = before;
    expect(await nameOf(bob)).toBeNull();
  });

  test('replaces a guest who has done nothing yet without a question', async () => {
    const code = await codeOf(await named('Ann'));
    const guest = await server.guest();
    expect((await guest.get('/api/me/stake')).body).toEqual({ stake: null });
    expect(await look(guest, code)).toMatchObject({ stake: null });
    expect((await redeem(guest, { code })).status).toBe(200);
  });

  test('names the other ways to whoever would be replaced', async () => {
    const code = await codeOf(await named('Ann'));
    const bob = await named('Bob');
    const other = server.visitor();
    await redeem(other, { code: await codeOf(bob) });
    await addPasskey(bob, new Authenticator(bob.address));
    expect((await look(bob, code)).stake).toMatchObject({ passkeys: 1, others: 1 });
    expect((await redeem(bob, { code, replace: true })).status).toBe(200);
    expect(await nameOf(other)).toBe('Bob');
  });

  test('of two who come at once brings one', async () => {
    const code = await codeOf(await named('Ann'));
    const both = await Promise.all(
      [server.visitor(), server.visitor()].map((each) => redeem(each, { code })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('can be guessed only so often, by looking too', async () => {
    const wary = await TestServer.open();
    const code = await codeOf(await wary.guest());
    for (let n = 0; n < 15; n += 1) expect(await look(wary.visitor(), code)).toMatchObject({ same: false });
    const eve = wary.visitor();
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await eve.send('POST', '/api/carry/look', { code: 'ABCDEFGH' })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(404), 429]);
    expect((await redeem(eve, { code })).status).toBe(429);
    await wary.end();
  });
});

const post = (guest: Visitor, path: string, body: object = {}): Promise<Answer> =>
  guest.send('POST', `/api/passkeys/${path}`, body);
const challengeFor = async (guest: Visitor, path: string, body: object = {}): Promise<string> =>
  (await post(guest, `${path}/options`, body)).body.challenge;

/** Makes a passkey; with `by`, which is shown for it. */
async function addPasskey(guest: Visitor, key: Authenticator, by?: Authenticator): Promise<Answer> {
  server.ahead += 60_000;
  const confirm = by && { confirm: by.login(await challengeFor(guest, 'confirm')) };
  return post(guest, 'register/verify', key.register(await challengeFor(guest, 'register', confirm)));
}

async function removePasskey(guest: Visitor, key: Authenticator, by: Authenticator): Promise<Answer> {
  server.ahead += 60_000;
  const confirm = by.login(await challengeFor(guest, 'confirm'));
  return post(guest, 'remove', { id: idOf(key), confirm });
}

const idOf = (key: Authenticator) => key.id.toString('base64url');

async function passkeysOf(guest: Visitor): Promise<Passkeys['passkeys']> {
  return v.parse(Passkeys, (await guest.get('/api/passkeys')).body).passkeys;
}

describe('passkeys', () => {
  test('are listed with when they were made and used, and on what', async () => {
    const ann = await named('Ann');
    ann.headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/130.0' };
    expect(await passkeysOf(ann)).toEqual([]);
    const key = new Authenticator(ann.address);
    expect((await addPasskey(ann, key)).body).toEqual({ name: 'Ann', passkeys: 1 });
    const [kept] = await passkeysOf(ann);
    expect(kept).toMatchObject({ id: idOf(key), browser: 'firefox', system: 'windows', used: null });
    server.ahead += 5000;
    await post(server.visitor(), 'login/verify', key.login(await challengeFor(server.visitor(), 'login')));
    const [{ used }] = await passkeysOf(ann);
    expect(used! - kept.made).toBeGreaterThanOrEqual(5000);
    expect((await server.visitor().get('/api/passkeys')).status).toBe(401);
    expect(await passkeysOf(await server.guest())).toEqual([]);
  });

  test('a second one needs the first', async () => {
    const ann = await named('Ann');
    const [first, second] = [new Authenticator(ann.address), new Authenticator(ann.address)];
    await addPasskey(ann, first);
    expect(await post(ann, 'register/options')).toMatchObject({
      status: 403,
      body: { code: 'passkey-needed' },
    });
    expect((await addPasskey(ann, second, first)).body).toMatchObject({ passkeys: 2 });
    expect((await addPasskey(ann, new Authenticator(ann.address), second)).body).toMatchObject({
      passkeys: 3,
    });
  });

  test('what is shown must be fresh, one of the same person, and for this', async () => {
    const [ann, eve] = [await named('Ann'), await named('Eve')];
    const [key, other] = [new Authenticator(ann.address), new Authenticator(ann.address)];
    await addPasskey(ann, key);
    await addPasskey(eve, other);
    const wish = (confirm: object) => post(ann, 'register/options', { confirm });
    const refused = { status: 401, body: { code: 'passkey-failed' } };
    expect(await wish(other.login(await challengeFor(ann, 'confirm')))).toMatchObject(refused);
    expect(await wish(key.login(await challengeFor(eve, 'confirm')))).toMatchObject(refused);
    expect(await wish(key.login(await challengeFor(ann, 'login')))).toMatchObject(refused);
    const old = await challengeFor(ann, 'confirm');
    server.ahead += 300_001;
    expect(await wish(key.login(old))).toMatchObject(refused);
    const used = key.login(await challengeFor(ann, 'confirm'));
    expect((await wish(used)).status).toBe(200);
    expect(await wish(used)).toMatchObject(refused);
    // What confirms does not log in.
    const confirming = key.login(await challengeFor(ann, 'confirm'));
    expect(await post(server.visitor(), 'login/verify', confirming)).toMatchObject(refused);
  });

  test('a first one that was begun before another was made is no first one', async () => {
    const ann = await named('Ann');
    const [early, late] = [new Authenticator(ann.address), new Authenticator(ann.address)];
    const challenge = await challengeFor(ann, 'register');
    await addPasskey(ann, early);
    const answer = await post(ann, 'register/verify', late.register(challenge));
    expect(answer).toMatchObject({ status: 401, body: { code: 'passkey-failed' } });
    expect(await passkeysOf(ann)).toHaveLength(1);
  });

  test('are removed by showing one, the last one too, and then bring nobody back', async () => {
    const ann = await named('Ann');
    const [first, second] = [new Authenticator(ann.address), new Authenticator(ann.address)];
    await addPasskey(ann, first);
    await addPasskey(ann, second, first);
    expect(await post(ann, 'remove', { id: idOf(first) })).toMatchObject({
      status: 403,
      body: { code: 'passkey-needed' },
    });
    const left = v.parse(Passkeys, (await removePasskey(ann, first, second)).body).passkeys;
    expect(left.map(({ id }) => id)).toEqual([idOf(second)]);
    const login = first.login(await challengeFor(server.visitor(), 'login'));
    expect((await post(server.visitor(), 'login/verify', login)).status).toBe(401);
    expect((await removePasskey(ann, second, second)).body).toEqual({ passkeys: [] });
    expect((await ann.get('/api/me')).body).toEqual({ name: 'Ann', passkeys: 0 });
    expect((await addPasskey(ann, first)).status).toBe(200);
  });

  test('of somebody else cannot be removed', async () => {
    const [ann, eve] = [await named('Ann'), await named('Eve')];
    const [key, other] = [new Authenticator(ann.address), new Authenticator(ann.address)];
    await addPasskey(ann, key);
    await addPasskey(eve, other);
    expect((await removePasskey(eve, key, other)).status).toBe(404);
    expect((await removePasskey(eve, key, key)).status).toBe(401);
    expect(await passkeysOf(ann)).toHaveLength(1);
  });

  test('bring back who one is and leave no second person on the device', async () => {
    const ann = await named('Ann');
    const key = new Authenticator(ann.address);
    await addPasskey(ann, key);
    const bob = await named('Bob');
    const before = bob.cookie;
    const login = await post(bob, 'login/verify', key.login(await challengeFor(bob, 'login')));
    expect(login.body).toEqual({ name: 'Ann', passkeys: 1 });
    expect((await ann.get('/api/devices')).body.devices).toHaveLength(2);
    bob.cookie = before;
    expect(await nameOf(bob)).toBeNull();
  });
});
