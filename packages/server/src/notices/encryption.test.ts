import { createDecipheriv, createECDH, createVerify, hkdfSync } from 'node:crypto';
import ece from 'http_ece';
import { expect, test } from 'vitest';
import webPush from 'web-push';
import { pushKeysFrom } from './push-keys.ts';

/** RFC 8291, appendix A: the intermediate values of its example. */
const RFC_8291 = {
  text: 'When I grow up, I want to be a watermelon',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  receiverPublic: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  receiverPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body: [
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95b',
    'Qpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  ].join(''),
};

/** RFC 8188, sections 3.1 and 3.2. */
const RFC_8188 = [
  {
    key: 'yqdlZ-tYemfogSmv7Ws5PQ',
    body: 'I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg',
    more: { salt: 'I1BsxtFttlv3u_Oo94xnmw' },
  },
  {
    key: 'BO3ZVPxUlnLORbVGMpbT1Q',
    body: 'uNCkWiNYzKTnBN9ji3-qWAAAABkCYTHOG8chz_gnvgOqdGYovxyjuqRyJFjEDyoF1Fvkj6hQPdPHI51OEUKEpgz3SsLWIqS_uA',
    more: { salt: 'uNCkWiNYzKTnBN9ji3-qWA', rs: 25, keyid: 'a1', pad: 1 },
  },
];

function curve(privateKey: string) {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey, 'base64url');
  return ecdh;
}

/** The other end, written after RFC 8291 with nothing but the system's own primitives: one record. */
function opened(body: Buffer, receiverPrivate: string, auth: string): string {
  const receiver = curve(receiverPrivate);
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]);
  const derived = (key: Buffer, salted: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salted, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver.getPublicKey(), sender]);
  const input = derived(receiver.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
  const key = derived(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(21 + body[20], -16)), decipher.final()]);
  // The last record ends with a 2 and any number of zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

test.each(RFC_8188)(
  'the library encrypts and decrypts the example with $key of RFC 8188',
  ({ key, body, more }) => {
    const text = Buffer.from('I am the walrus');
    expect(ece.encrypt(text, { version: 'aes128gcm', key, ...more }).toString('base64url')).toBe(body);
    expect(ece.decrypt(Buffer.from(body, 'base64url'), { version: 'aes128gcm', key })).toEqual(text);
  },
);

test('the library encrypts and decrypts the example of RFC 8291', () => {
  const { text, senderPrivate, receiverPublic, receiverPrivate, salt, auth, body } = RFC_8291;
  const written = ece.encrypt(Buffer.from(text), {
    version: 'aes128gcm',
    privateKey: curve(senderPrivate),
    dh: receiverPublic,
    salt,
    authSecret: auth,
  });
  expect(written.toString('base64url')).toBe(body);
  const read = { version: 'aes128gcm', privateKey: curve(receiverPrivate), authSecret: auth } as const;
  expect(ece.decrypt(Buffer.from(body, 'base64url'), read).toString()).toBe(text);
  expect(opened(Buffer.from(body, 'base64url'), receiverPrivate, auth)).toBe(text);
});

test('what we send is opened with the key of the subscription alone, and signed with ours', () => {
  const { receiverPublic, receiverPrivate, auth } = RFC_8291;
  const keys = pushKeysFrom('a secret that is long enough to be one');
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: 'https://web.push.apple.com/abc', keys: { p256dh: receiverPublic, auth } },
    'Grüße',
    { vapidDetails: { subject: 'mailto:cards@example.org', ...keys }, TTL: 60, contentEncoding: 'aes128gcm' },
  );
  expect(opened(body as Buffer, receiverPrivate, auth)).toBe('Grüße');
  const broken = Buffer.from(body as Buffer);
  broken[broken.length - 20] ^= 1;
  expect(() => opened(broken, receiverPrivate, auth)).toThrow();

  // RFC 8292: `vapid t=<token>, k=<key>`, signed with ES256.
  const [, head, claims, signature, key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.Authorization as string) ?? [];
  expect(key).toBe(keys.publicKey);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://web.push.apple.com',
    sub: 'mailto:cards@example.org',
  });
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = createVerify('sha256')
    .update(`${head}.${claims}`)
    .verify({ key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' }, signature, 'base64url');
  expect(isSigned).toBe(true);
});

test('the keys of a server follow from its secret', () => {
  const [one, again, other] = ['a'.repeat(32), 'a'.repeat(32), 'b'.repeat(32)].map(pushKeysFrom);
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
  expect(curve(one.privateKey).getPublicKey('base64url')).toBe(one.publicKey);
  expect(one.publicKey).toHaveLength(87);
});
