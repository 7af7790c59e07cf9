import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outside, retryAfter } from './outside.ts';
import { outsideAddress, pushAddress } from './outside-address.ts';
import { isPublicAddress } from './public-address.ts';
import { Receiver } from './testing/receiver.ts';

test.each([
  ['8.8.8.8', true],
  ['1.1.1.1', true],
  ['93.184.215.14', true],
  ['2606:4700::1111', true],
  ['2a00:1450:4001::200e', true],
  // This machine, and what stands for any.
  ['127.0.0.1', false],
  ['127.255.255.254', false],
  ['0.0.0.0', false],
  ['0.1.2.3', false],
  ['::1', false],
  ['::', false],
  // Networks of one's own.
  ['10.0.0.1', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.168.178.1', false],
  ['100.64.0.1', false],
  ['fc00::1', false],
  ['fd12:3456::1', false],
  ['fec0::1', false],
  // One link only, among them where clouds keep their secrets.
  ['169.254.169.254', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  // Nobody's, or everybody's.
  ['192.0.2.1', false],
  ['198.51.100.7', false],
  ['203.0.113.9', false],
  ['198.18.0.1', false],
  ['192.0.0.8', false],
  ['192.88.99.1', false],
  ['224.0.0.1', false],
  ['240.0.0.1', false],
  ['255.255.255.255', false],
  ['ff02::1', false],
  ['100::1', false],
  ['2001:db8::1', false],
  ['5f00::1', false],
  // IPv4 in other clothes: mapped, compatible, translated, tunnelled.
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['::ffff:0:10.0.0.1', false],
  ['::127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b::a9fe:a9fe', false],
  ['64:ff9b:1::7f00:1', false],
  ['2002:7f00:1::1', false],
  ['2002:c0a8:101::1', false],
  ['2001:0:7f00:1::', false],
  ['no address', false],
  ['', false],
])('the address %s is everybody’s: %s', (address, isPublic) =>
  expect(isPublicAddress(address)).toBe(isPublic),
);

test.each([
  ['https://hooks.example.org/services/abc?x=1', true],
  ['https://8.8.8.8/hook', true],
  ['https://example.org:443/', true],
  ['http://example.org/', false],
  ['ftp://example.org/', false],
  ['file:///etc/passwd', false],
  ['https://example.org:8443/', false],
  ['https://user@example.org/', false],
  ['https://user:password@example.org/', false],
  ['https://localhost/', false],
  ['https://localhost./', false],
  ['https://postgres/', false],
  ['https://printer.local/', false],
  ['https://metadata.google.internal/', false],
  ['https://1.0.0.127.in-addr.arpa/', false],
  ['https://127.0.0.1/', false],
  // All of these are 127.0.0.1 to whoever reads addresses as browsers do.
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://0177.0.0.1/', false],
  ['https://127.1/', false],
  ['https://１２７.０.０.１/', false],
  ['https://[::1]/', false],
  ['https://[::ffff:7f00:1]/', false],
  ['https://[fe80::1]/', false],
  ['https://10.1.2.3/', false],
  ['https://169.254.169.254/latest/meta-data/', false],
  ['example.org', false],
  ['javascript:alert(1)', false],
])('a hook to %s may be wanted: %s', (text, may) => expect(outsideAddress(text) !== undefined).toBe(may));

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://push.example.org/abc', true],
  ['https://other.example.org/abc', false],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.example.org/', false],
  ['https://example.org/fcm.googleapis.com', false],
  ['https://fcm.googleapis.com@example.org/', false],
  ['https://evilpush.apple.com/', false],
  ['https://push.apple.com/', false],
  ['https://fcm.googleapis.com:8443/', false],
])('push messages may go to %s: %s', (text, may) =>
  expect(pushAddress(text, ['push.example.org']) !== undefined).toBe(may),
);

test.each([
  ['120', 120_000],
  ['0', 0],
  ['Fri, 01 Jan 2027 00:01:00 GMT', 60_000],
  ['Thu, 31 Dec 2026 00:00:00 GMT', 0],
  ['soon', undefined],
  [undefined, undefined],
])('to be asked again after %s is %s milliseconds', (text, ms) =>
  expect(retryAfter(text, Date.UTC(2027, 0, 1))).toBe(ms),
);

describe('what is sent', () => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await Receiver.open();
  });
  afterAll(() => receiver.close());
  const letter = (url: string) => ({ url: new URL(url), headers: {}, body: 'x' });
  const { signal } = new AbortController();

  test('arrives under the name that was asked for', async () => {
    expect(await receiver.outside()(letter('https://web.push.apple.com/a'), signal)).toMatchObject({
      status: 201,
    });
    expect(receiver.at('/a')).toMatchObject([
      { headers: { host: expect.stringMatching(/^web\.push\.apple\.com/) } },
    ]);
  });

  test('does not go to somebody who shows another certificate', async () => {
    const sent = receiver.outside()(letter('https://other.push.apple.com/b'), signal);
    await expect(sent).rejects.toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
    expect(receiver.at('/b')).toEqual([]);
  });

  test.each([
    ['one address that is not public', ['127.0.0.1']],
    ['a public address and another one', ['8.8.8.8', '192.168.0.1']],
    ['no address', []],
  ])('does not go to a name with %s', async (_, addresses) => {
    const sent = outside({ resolve: async () => addresses })(letter('https://hooks.example.org/c'), signal);
    await expect(sent).rejects.toThrow('not a public address');
  });

  test('goes to the address that was looked at, however the name is resolved later', async () => {
    let asked = 0;
    const way = outside({
      resolve: async () => [['192.0.2.1', '127.0.0.1'][asked++] ?? '127.0.0.1'],
      mayConnect: (address) => address === '192.0.2.1',
      timeoutMs: 200,
    });
    // Nobody answers at that address, and nobody else is asked.
    await expect(way(letter('https://web.push.apple.com/d'), signal)).rejects.toThrow();
    expect(asked).toBe(1);
    expect(receiver.at('/d')).toEqual([]);
  });

  test('is not sent on to where an answer points', async () => {
    receiver.answers.set('/e', { status: 307, headers: { location: 'https://web.push.apple.com/f' } });
    expect(await receiver.outside()(letter('https://web.push.apple.com/e'), signal)).toMatchObject({
      status: 307,
    });
    expect(receiver.at('/f')).toEqual([]);
  });

  test('waits for nobody for ever', async () => {
    receiver.answers.set('/g', 'never');
    await expect(receiver.outside(100)(letter('https://web.push.apple.com/g'), signal)).rejects.toThrow();
  });
});
