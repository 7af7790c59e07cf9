import { createHash } from 'node:crypto';
import { sha256 as sha256OfNoble } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256Hex } from './json.ts';
import { sha256, utf8 } from './sha-256.ts';

const LONG_RUNS = { numRuns: 3000 };

function digits(message: Uint8Array): string {
  const bytes = new DataView(new ArrayBuffer(32));
  sha256(message).forEach((word, i) => {
    bytes.setInt32(4 * i, word);
  });
  return bytesToHex(new Uint8Array(bytes.buffer));
}

function digitsOfNode(message: Uint8Array): string {
  return createHash('sha256').update(message).digest('hex');
}

describe('SHA-256', () => {
  // FIPS 180-2, appendix B, and the examples that NIST publishes with FIPS 180-4.
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
  ])('of %j is the published one', (text, hash) => expect(sha256Hex(text)).toBe(hash));

  test('of a million times the letter a is the published one', () =>
    expect(sha256Hex('a'.repeat(1_000_000))).toBe(
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    ));

  test('is that of other implementations for every length around several blocks', () => {
    for (let length = 0; length <= 300; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (length * 31 + i * 17) & 0xff);
      expect(digits(message)).toBe(digitsOfNode(message));
      expect(digits(message)).toBe(bytesToHex(sha256OfNoble(message)));
    }
  });

  test('is that of other implementations for thousands of random messages', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 1000 }), (message) => {
        const found = digits(message);
        expect(found).toBe(digitsOfNode(message));
        expect(found).toBe(bytesToHex(sha256OfNoble(message)));
      }),
      LONG_RUNS,
    );
  });

  test('leaves the message as it is, and earlier hashes too', () => {
    const message = Uint8Array.of(1, 2, 3);
    const hash = sha256(message);
    const before = [...hash];
    sha256(Uint8Array.of(4));
    expect([...message]).toEqual([1, 2, 3]);
    expect([...hash]).toEqual(before);
  });
});

describe('UTF-8', () => {
  test.each([
    ['a', [0x61]],
    ['\x7f', [0x7f]],
    ['\x80', [0xc2, 0x80]],
    ['é', [0xc3, 0xa9]],
    ['\u07ff', [0xdf, 0xbf]],
    ['\u0800', [0xe0, 0xa0, 0x80]],
    ['€', [0xe2, 0x82, 0xac]],
    ['\uffff', [0xef, 0xbf, 0xbf]],
    ['\u{10000}', [0xf0, 0x90, 0x80, 0x80]],
    ['🂡', [0xf0, 0x9f, 0x82, 0xa1]],
    ['\u{10ffff}', [0xf4, 0x8f, 0xbf, 0xbf]],
    ['a\ud800b', [0x61, 0xef, 0xbf, 0xbd, 0x62]],
    ['\udc00', [0xef, 0xbf, 0xbd]],
  ])('of %j is %j', (text, bytes) => expect([...utf8(text)]).toEqual(bytes));

  test('is that of the platform for thousands of texts, with halves of pairs in them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), fc.nat(0xffff), (text, unit) => {
        const mixed = `${text}${String.fromCharCode(unit)}${text.slice(1)}`;
        expect([...utf8(mixed)]).toEqual([...utf8ToBytes(mixed)]);
      }),
      LONG_RUNS,
    );
  });
});
