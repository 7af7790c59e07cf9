import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Receiver, Subscriber } from '../notices/testing/receiver.ts';
import { socketOf } from '../operation/testing/process.ts';
import { TestServer } from './testing/test-server.ts';
import type { Visitor } from './testing/visitor.ts';

const PATH = '/api/me/notices';
const WISHES = { kinds: ['turn'], quiet: null, utc_offset_min: 60, language: 'fr' };
const TOKEN = 'for-those-who-look-after-this-server';

let receiver: Receiver;
let server: TestServer;
/** One whose operator has said nothing. */
let plain: TestServer;
beforeAll(async () => {
  receiver = await Receiver.open();
  const env = { SAMSARA_HOOKS: 'yes', SAMSARA_OPERATOR_TOKEN: TOKEN };
  server = await TestServer.open(env, { outside: receiver.outside() });
  plain = await TestServer.open();
});
afterAll(async () => {
  await Promise.all([server.end(), plain.end()]);
  await receiver.close();
});
beforeEach(() => {
  server.ahead += 3_600_000;
  receiver.received.length = 0;
});

const arrives = async (path: string) => {
  await expect.poll(() => receiver.at(path).length, { timeout: 10_000 }).toBe(1);
  return receiver.at(path)[0];
};

test('what I wish is kept, and the same on every device of mine', async () => {
  const guest = await server.guest();
  const { body } = await guest.get(PATH);
  expect(body).toMatchObject({
    kinds: ['turn', 'nearly', 'over', 'invited'],
    devices: 0,
    here: false,
    hook: null,
  });
  expect(Buffer.from(body.push_key, 'base64url')).toHaveLength(65);
  expect((await guest.send('PUT', PATH, WISHES)).body).toMatchObject(WISHES);
  const quiet = { from: 1320, until: 420 };
  expect((await guest.send('PUT', PATH, { ...WISHES, quiet })).body).toMatchObject({ quiet });
  const { code } = (await guest.send('POST', '/api/carry')).body;
  const other = server.visitor();
  await other.send('POST', '/api/carry/redeem', { code });
  expect((await other.get(PATH)).body).toMatchObject({ quiet, language: 'fr', here: false });
});

test.each([
  ['an unknown kind', { ...WISHES, kinds: ['cards'] }],
  ['a minute that is none', { ...WISHES, quiet: { from: 1440, until: 0 } }],
  ['another language', { ...WISHES, language: 'la' }],
  ['something else besides', { ...WISHES, more: 1 }],
])('wishes with %s are refused', async (_, wishes) => {
  const guest = await server.guest();
  expect((await guest.send('PUT', PATH, wishes)).body.code).toBe('wrong-form');
});

describe('push messages', () => {
  test('go to a device that has asked for them, until it does not want them', async () => {
    const guest = await server.guest();
    const device = new Subscriber('/device');
    expect((await guest.send('POST', `${PATH}/test`)).body).toEqual({ code: 'nowhere-to-send' });
    expect((await guest.send('POST', `${PATH}/push`, device.subscription)).body).toMatchObject({
      devices: 1,
      here: true,
    });
    await guest.send('PUT', PATH, WISHES);
    expect((await guest.send('POST', `${PATH}/test`)).status).toBe(200);
    expect(device.read((await arrives('/device')).body)).toMatchObject({
      title: 'Ceci est un essai',
      path: '/settings',
    });
    const { endpoint } = device.subscription;
    expect((await guest.send('POST', `${PATH}/push/end`, { endpoint })).body).toMatchObject({
      devices: 0,
      here: false,
    });
    const operator = server.visitor();
    operator.headers = { authorization: `Bearer ${TOKEN}` };
    const { body } = await operator.get('/metrics');
    expect(body).toContain('samsara_notices_total{kind="test",channel="push",result="sent"} 1');
  });

  test('of a device are for whoever has it now', async () => {
    const [ann, bob] = [await server.guest(), await server.guest()];
    const { subscription } = new Subscriber('/shared');
    await ann.send('POST', `${PATH}/push`, subscription);
    await bob.send('POST', `${PATH}/push`, subscription);
    expect((await ann.get(PATH)).body.devices).toBe(0);
    expect((await bob.get(PATH)).body.devices).toBe(1);
    expect((await bob.send('POST', `${PATH}/push/end`)).body.devices).toBe(0);
    await bob.send('POST', `${PATH}/push`, subscription);
    // Nobody ends what is another’s.
    await ann.send('POST', `${PATH}/push/end`, { endpoint: subscription.endpoint });
    expect((await bob.get(PATH)).body.devices).toBe(1);
  });

  test.each([
    ['elsewhere', { endpoint: 'https://push.example.org/x' }],
    ['into this network', { endpoint: 'https://127.0.0.1/x' }],
    ['for a key that is none', { keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }],
  ])('do not go %s', async (_, change) => {
    const guest = await server.guest();
    const wanted = { ...new Subscriber('/x').subscription, ...change };
    expect((await guest.send('POST', `${PATH}/push`, wanted)).body).toEqual({ code: 'address-refused' });
  });

  test('tell of a turn, and of no card', async () => {
    const [ann, device] = [await server.guest(), new Subscriber('/turn')];
    await ann.send('POST', `${PATH}/push`, device.subscription);
    server.ahead += 1000;
    const { table } = await dealtAlone(ann);
    // Longer than a page that lies open keeps it back; the test makes the server look.
    server.ahead += 660_000;
    await ann.send('POST', `${PATH}/test`);
    await expect.poll(() => receiver.at('/turn').length, { timeout: 10_000 }).toBe(2);
    const messages = receiver.at('/turn').map(({ body }) => device.read(body));
    const message = messages.find(({ tag }) => tag === table);
    expect(message).toMatchObject({ title: 'It is your turn', path: `/t/${table}`, turns: 1 });
    expect(JSON.stringify(message)).not.toMatch(/hand|card/i);
  });
});

/** A table over days with a bot, dealt over a socket that is closed again. */
async function dealtAlone(guest: Visitor): Promise<{ table: string }> {
  const days = { turn: 1, reserve: 0, weekends_off: false, utc_offset_min: 0 };
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }];
  const wanted = { game: 'karma', name: 'Ann', seats, settings: { days } };
  const { table } = (await guest.send('POST', '/api/tables', wanted)).body;
  const { socket, heard } = await socketOf(guest);
  const commands = [
    { type: 'watch' },
    { type: 'ready', id: 'a', entropy: '5a'.repeat(16) },
    { type: 'start', id: 'b' },
  ];
  for (const command of commands) socket.send(JSON.stringify({ ...command, table }));
  await expect.poll(() => heard.join(), { timeout: 10_000 }).toContain('"phase":"playing"');
  socket.close();
  return { table };
}

describe('a web hook', () => {
  test('gets what its form says, where the operator allows it', async () => {
    const guest = await server.guest();
    const hook = { url: 'https://hooks.example.org/secret', form: 'discord' };
    expect((await guest.send('POST', `${PATH}/hook`, hook)).body).toMatchObject({
      hook: { form: 'discord', host: 'hooks.example.org' },
    });
    await guest.send('POST', `${PATH}/test`);
    const { body, headers } = await arrives('/secret');
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body.toString())).toMatchObject({
      content: expect.stringContaining('This is a test'),
      allowed_mentions: { parse: [] },
    });
    expect(JSON.stringify((await guest.get(PATH)).body)).not.toContain('secret');
    expect((await guest.send('POST', `${PATH}/hook/end`)).body.hook).toBeNull();
  });

  test.each([
    'http://hooks.example.org/',
    'https://192.168.1.1/',
    'https://localhost/',
    'https://a@example.org/',
    'no address',
  ])('does not go to %s', async (url) => {
    const guest = await server.guest();
    const refused = await guest.send('POST', `${PATH}/hook`, { url, form: 'json' });
    expect(refused.body).toEqual({ code: 'address-refused' });
  });

  test('is refused by a server that does not allow any', async () => {
    const guest = await plain.guest();
    const hook = { url: 'https://hooks.example.org/', form: 'json' };
    expect((await guest.get(PATH)).body.hooks).toBe(false);
    expect((await guest.send('POST', `${PATH}/hook`, hook)).body).toEqual({ code: 'hooks-off' });
  });
});

test('a feed is for whoever has its secret, until there is another', async () => {
  const guest = await server.guest();
  await dealtAlone(guest);
  const { atom, calendar } = (await guest.send('POST', `${PATH}/feed`)).body;
  const reader = server.visitor();
  await expect.poll(async () => (await reader.get(atom)).body).toContain('It is your turn: Karma with');
  const { status, headers, body } = await reader.get(calendar);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('cache-control')).toBe('private, max-age=300');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.getSetCookie()).toEqual([]);
  expect(body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n[\s\S]*BEGIN:VEVENT\r\n[\s\S]*END:VCALENDAR\r\n$/);
  expect((await guest.get(PATH)).body.feed).toBe(true);
  await guest.send('POST', `${PATH}/feed`);
  expect((await reader.get(atom)).status).toBe(404);
  expect((await guest.send('POST', `${PATH}/feed/end`)).body.feed).toBe(false);
  expect((await reader.get('/api/feed/x.atom')).status).toBe(404);
});

test('nothing is changed from another page', async () => {
  const guest = await server.guest();
  guest.origin = 'https://elsewhere.example';
  for (const path of ['push', 'push/end', 'hook', 'hook/end', 'feed', 'feed/end', 'test'])
    expect((await guest.send('POST', `${PATH}/${path}`)).body).toEqual({ code: 'not-allowed-here' });
  expect((await guest.send('PUT', PATH, WISHES)).body).toEqual({ code: 'not-allowed-here' });
});
