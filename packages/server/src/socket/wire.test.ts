import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Wire } from './wire.ts';
import { Wires } from './wires.ts';

let server: Server;
let wires: Wires;
let wire: Wire;
let heard: string[];
let gone: Promise<void>;
let client: Socket;
let answer: string;
let received: Buffer;

beforeEach(async () => {
  wires = new Wires();
  heard = [];
  server = createServer();
  gone = new Promise((resolve) => {
    server.on('upgrade', (request, stream, head) => {
      const accepted = wires.accept(request, stream, head);
      if (accepted === undefined) return;
      wire = accepted;
      wire.listen({ hear: (text) => heard.push(text), gone: resolve });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  client.destroy();
  wires.cutOff();
  server.close();
});

describe('the handshake', () => {
  test('answers the example of RFC 6455 as it says', async () => {
    await dial();
    expect(answer).toBe(
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        'Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n',
    );
  });

  test.each([
    ['another version', { 'Sec-WebSocket-Version': '8' }],
    ['a short key', { 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZQ==' }],
    ['another protocol', { Upgrade: 'h2c' }],
  ])('refuses %s', async (_says, headers) => {
    await dial(headers);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('a message', () => {
  test('is heard when it comes in one piece, byte by byte, or in parts with a ping between', async () => {
    await dial();
    const whole = masked(0x81, 'Grüße');
    client.write(whole);
    await until(() => heard.length === 1);
    for (const byte of whole) {
      client.write(Buffer.of(byte));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await until(() => heard.length === 2);
    // 'ü' is two bytes: the first part ends between them.
    const bytes = Buffer.from('Grüße');
    const [first, rest] = [bytes.subarray(0, 3), bytes.subarray(3)];
    client.write(Buffer.concat([masked(0x01, first), masked(0x89, 'hi'), masked(0x80, rest)]));
    await until(() => heard.length === 3 && received.length === 4);
    expect(heard).toEqual(['Grüße', 'Grüße', 'Grüße']);
    expect(received).toEqual(Buffer.from([0x8a, 2, 0x68, 0x69]));
  });

  test('of the largest size is heard', async () => {
    await dial();
    client.write(masked(0x81, 'x'.repeat(4096)));
    await until(() => heard.length === 1);
    expect(heard[0]).toBe('x'.repeat(4096));
  });

  test.each([
    ['without a mask', Buffer.from([0x81, 1, 0x61]), 1002],
    ['with a reserved bit', masked(0xc1, 'a'), 1002],
    ['of an unknown kind', masked(0x83, 'a'), 1002],
    ['that goes on from nothing', masked(0x80, 'a'), 1002],
    ['that begins within another', Buffer.concat([masked(0x01, 'a'), masked(0x81, 'b')]), 1002],
    ['that is a ping in parts', masked(0x09, 'a'), 1002],
    ['of bytes', masked(0x82, 'a'), 1003],
    ['that is no text', masked(0x81, Buffer.from([0xc3])), 1007],
    ['that is too long', masked(0x81, 'x'.repeat(4097)), 1009],
    ['that says it is very long', Buffer.from([0x81, 0xff, 0, 0, 0, 0]), 1009],
    [
      'whose parts are too long',
      Buffer.concat([masked(0x01, 'x'.repeat(4000)), masked(0x80, 'x'.repeat(97))]),
      1009,
    ],
    ['that closes', masked(0x88, Buffer.from([0x03, 0xe8])), 1000],
    ['that closes without a reason', masked(0x88, ''), 1000],
    ['that closes for half a reason', masked(0x88, Buffer.of(3)), 1002],
    ['that closes for a reason nobody may give', masked(0x88, Buffer.from([0x03, 0xed])), 1002],
  ])('%s closes the connection', async (_says, bytes, code) => {
    await dial();
    client.write(Buffer.concat([bytes, masked(0x81, 'too late')]));
    await gone;
    expect(received).toEqual(Buffer.from([0x88, 2, code >> 8, code & 0xff]));
    expect(heard).toEqual([]);
  });
});

describe('a text', () => {
  test.each([
    ['a short one', 'abc', [0x81, 3]],
    ['more letters than letters of ASCII', 'né', [0x81, 3]],
    ['more than 125 bytes', 'a'.repeat(126), [0x81, 126, 0, 126]],
    ['more than 65,535 bytes', 'a'.repeat(65_536), [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
  ])('%s is sent in one frame', async (_says, text, head) => {
    await dial();
    wire.send(text);
    const frame = Buffer.concat([Buffer.from(head), Buffer.from(text)]);
    await until(() => received.length === frame.length);
    expect(received).toEqual(frame);
  });
});

test('a wire whose client hangs up is gone', async () => {
  await dial();
  client.destroy();
  await gone;
  expect(wire.isOpen).toBe(false);
});

test('whoever does not answer a ping is dropped at the next one', async () => {
  await dial();
  wire.ping();
  await until(() => received.length === 2);
  expect(received).toEqual(Buffer.from([0x89, 0]));
  client.write(masked(0x8a, ''));
  client.write(masked(0x81, 'here'));
  await until(() => heard.length === 1);
  wire.ping();
  expect(wire.isOpen).toBe(true);
  wire.ping();
  await gone;
});

/** Knocks, and waits for the answer; what comes after it is in `received`. */
async function dial(headers: Readonly<Record<string, string>> = {}): Promise<void> {
  const { port } = server.address() as AddressInfo;
  client = connect({ port, host: '127.0.0.1', allowHalfOpen: false });
  received = Buffer.alloc(0);
  client.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
  });
  const given = {
    Host: 'x',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  };
  const lines = Object.entries(given).map(([name, value]) => `${name}: ${value}\r\n`);
  client.write(`GET / HTTP/1.1\r\n${lines.join('')}\r\n`);
  await until(() => received.includes('\r\n\r\n'));
  answer = received.toString('latin1');
  received = Buffer.alloc(0);
}

function masked(first: number, payload: string | Buffer): Buffer {
  const bytes = Buffer.from(payload);
  const mask = Buffer.from([0x37, 0xfa, 0x21, 0x3d]);
  const long = Buffer.from([bytes.length >> 8, bytes.length & 0xff]);
  const head = bytes.length < 126 ? [first, 0x80 | bytes.length] : [first, 0x80 | 126, ...long];
  return Buffer.concat([Buffer.from(head), mask, bytes.map((byte, i) => byte ^ mask[i % 4])]);
}

async function until(fits: () => boolean): Promise<void> {
  for (let tries = 0; !fits(); tries++) {
    if (tries > 2000) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
