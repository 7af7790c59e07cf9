import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BadInput } from './bad-input.ts';
import {
  asNumber,
  asSeat,
  asWhole,
  at,
  canonicalJson,
  hashOf,
  knownKeys,
  parseJson,
  sha256Hex,
  shown,
} from './json.ts';

/** The same value with the keys of all objects in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, held]) => [key, reversed(held)] as const);
  return Object.fromEntries(entries.reverse());
}

describe('canonical JSON', () => {
  test('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
      }),
    );
  });

  test('is JSON for the same value, and written again the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
  });

  test('differs for values that differ', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const [a, b] = [one, other].map((value) => JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(a) === canonicalJson(b)).toBe(sameJson(a, b));
      }),
    );
  });

  test.each([
    [{ b: 1, a: [true, null, { d: 'x', c: -0.5 }] }, '{"a":[true,null,{"c":-0.5,"d":"x"}],"b":1}'],
    [{ 10: 1, 9: 2, é: 3, z: 4 }, '{"10":1,"9":2,"z":4,"é":3}'],
    ['line\nbreak "quoted" 🂡', '"line\\nbreak \\"quoted\\" 🂡"'],
    ['\ud800', '"\\ud800"'],
  ])('writes %j as %s', (value, text) => expect(canonicalJson(value)).toBe(text));

  test.each([[undefined], [{ a: undefined }], [[() => 1]], [Symbol('x')]])(
    'refuses %s, which is not JSON',
    (value) => expect(() => canonicalJson(value)).toThrow(/not JSON/),
  );
});

function sameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other;
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(a);
  if (Array.isArray(a) !== Array.isArray(b) || keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]));
}

describe('hashes', () => {
  test('are SHA-256 of the text in UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(sha256Hex(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
      }),
    );
  });

  test('are equal for equal values', () => {
    expect(hashOf({ a: 1, b: [2] })).toBe(hashOf({ b: [2], a: 1 }));
    expect(hashOf({ a: 1, b: [2] })).not.toBe(hashOf({ a: 1, b: 2 }));
  });
});

describe('what comes from outside', () => {
  test('is read, or refused with its place', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          expect(parseJson(text, 'file')).toEqual(JSON.parse(text));
        } catch (error) {
          expect(error).toBeInstanceOf(BadInput);
          expect(error).toMatchObject({ code: 'not-json', place: 'file' });
        }
      }),
    );
  });

  test('is a whole number in range, or refused', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const fits = Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 5;
        if (fits) expect(asNumber(value, 'x', 0, 5)).toBe(value);
        else expect(() => asNumber(value, 'x', 0, 5)).toThrow(BadInput);
      }),
    );
  });

  test.each([
    ['3', 3],
    ['-1', -1],
    [4, 4],
  ])('may be the number %j, written as a text or not', (value, number) =>
    expect(asWhole(value, 'x', -1, 5)).toBe(number),
  );

  test.each(['', ' 3', '3.0', '1e3', '0x3', '٣', '99999999999999999'])('is no number: %j', (value) =>
    expect(() => asWhole(value, 'x', 0, 5)).toThrow('not-a-whole-number'),
  );

  test('names a seat that is not there as such', () => {
    expect(asSeat('2', 'turn', 3)).toBe(2);
    for (const seat of [3, -1, '3'])
      expect(() => asSeat(seat, 'turn', 3)).toThrow('turn: no-such-seat (0–2)');
  });

  test('has no unknown keys, not even inherited ones', () => {
    expect(() => knownKeys({ a: 1 }, 'x', ['a', 'b'])).not.toThrow();
    expect(() => knownKeys(JSON.parse('{"__proto__":1}'), 'x', ['a'])).toThrow('x.__proto__');
    expect(() => knownKeys({ constructor: 1 }, '', ['a'])).toThrow('constructor');
  });

  test('is shown in a few characters', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => shown(value).length <= 41));
  });

  test('has a place', () => expect(at(at(at('', 'seats'), 1), 'hand')).toBe('seats[1].hand'));
});
