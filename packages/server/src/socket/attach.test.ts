import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bucket } from '../limits/bucket.ts';
import { Party } from '../tables/testing/party.ts';

let party: Party;
beforeAll(async () => {
  party = await Party.begin({ socket: { perSecond: 5, burst: 30, socketsPerPlayer: 2 } });
});
afterAll(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

test('says welcome with the version, and answers a ping', async () => {
  const ann = await party.visit('amy');
  expect(ann.all('welcome')[0]).toMatchObject({ version: 2, build: 'development' });
  ann.send({ type: 'ping', at: 7 });
  await ann.until(() => ann.all('pong').length === 1);
  expect(ann.all('pong')[0].at).toBe(7);
});

test.each([
  ['not JSON', 'hello', { code: 'not-json' }],
  ['no message', '{"type":"dance"}', { code: 'wrong-form', detail: 'type' }],
  ['a seat nobody asked for', '{"type":"ping","at":1,"seat":0}', { code: 'wrong-form', detail: 'seat' }],
  ['a polluted prototype', '{"type":"ping","__proto__":{"at":1}}', { code: 'wrong-form', detail: 'at' }],
  ['a list', '[]', { code: 'wrong-form', detail: 'type' }],
])('%s is refused, and the socket stays', async (says, text, reason) => {
  const ann = await party.visit(says);
  ann.sendRaw(text);
  await ann.until(() => ann.all('refused').length === 1);
  expect(ann.all('refused')[0]).toMatchObject({ id: null, table: null, reason: { code: reason.code } });
  ann.send({ type: 'ping', at: 1 });
  await ann.until(() => ann.all('pong').length === 1);
});

test.each([
  ['binary messages', Buffer.from('{"type":"ping","at":1}'), 1003],
  ['more than 4 KB', `{"type":"ping","at":1${' '.repeat(4096)}}`, 1009],
])('%s close the socket', async (says, message, code) => {
  const ann = await party.visit(says);
  ann.sendRaw(message);
  expect(await ann.closed).toBe(code);
});

test('whoever sends too fast is told when to try again, and in the end put out', async () => {
  const ann = await party.visit('ben');
  for (let i = 0; i < 40; i++) ann.send({ type: 'ping', at: i });
  await ann.until(() => ann.all('refused').length > 0);
  const { reason } = ann.all('refused')[0];
  expect(reason.code).toBe('too-fast');
  expect(reason.retry_ms).toBeGreaterThan(0);
  expect(reason.retry_ms).toBeLessThanOrEqual(200);
  // Where the machine is slow, a burst takes so long that one of it may pass: there is always another.
  const bursts = setInterval(() => {
    for (let i = 0; i < 300; i++) ann.send({ type: 'ping', at: i });
  }, 20);
  expect(await ann.closed).toBe(1008);
  clearInterval(bursts);
});

test('a person has only so many sockets', async () => {
  await party.visit('cid');
  await party.visit('cid');
  await expect(party.visit('cid', 1000)).rejects.toThrow('waited in vain');
  await party.visit('bob');
});

test('one socket too many does no harm, whatever it sends', async () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', note);
  await party.visit('dora');
  await party.visit('dora');
  const stream = connect(party.port, '127.0.0.1').on('error', () => {});
  stream.write(
    'GET /?player=dora HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await new Promise((resolve) => stream.once('data', resolve));
  // A frame of a kind that does not exist.
  stream.write(Buffer.from([0x8f, 0x80, 0, 0, 0, 0]));
  await new Promise((resolve) => stream.once('close', resolve));
  process.off('uncaughtException', note);
  expect(uncaught).toEqual([]);
});

test('a bucket lets a burst pass, then a steady rate', () => {
  const bucket = new Bucket(10, 3, 0);
  expect([0, 0, 0, 0].map((at) => bucket.take(at))).toEqual([0, 0, 0, 100]);
  expect(bucket.take(50)).toBe(50);
  expect(bucket.take(100)).toBe(0);
  expect(bucket.take(100)).toBe(100);
});
