import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256Hex } from './json.ts';
import {
  below,
  cloneRandom,
  fastRandom,
  makeRandom,
  oneOf,
  type Random,
  scatter,
  secureRandom,
  shuffle,
} from './random.ts';

const SEED = sha256Hex('chance');

const GENERATORS: [string, () => Random][] = [
  ['secure', () => secureRandom(SEED)],
  ['fast', () => fastRandom(4711)],
];

/** The sum of squared deviations from an even distribution, in units of what is expected. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** What chance exceeds about once in 100 000 times, by the approximation of Wilson and Hilferty. */
function most(kinds: number): number {
  const part = 2 / (9 * (kinds - 1));
  return (kinds - 1) * (1 - part + 4.3 * Math.sqrt(part)) ** 3;
}

describe.each(GENERATORS)('the %s generator', (_name, make) => {
  test.each([3, 6, 7, 10, 52])('draws each number below %i equally often', (limit) => {
    const random = make();
    const counts = new Array<number>(limit).fill(0);
    for (let i = 0; i < 2000 * limit; i++) counts[below(random, limit)]++;
    expect(chiSquare(counts)).toBeLessThan(most(limit));
  });

  test.each([
    [3, 6, shuffle],
    [4, 24, shuffle],
    [5, 120, shuffle],
    [3, 6, scatter],
    [5, 120, scatter],
  ])('shuffles %i cards into each of %i orders equally often (%o)', (cards, orders, mix) => {
    const random = make();
    const counts = new Map<string, number>();
    for (let i = 0; i < 200 * orders; i++) {
      const deck = Array.from({ length: cards }, (_, card) => card);
      mix(random, deck);
      counts.set(deck.join(), (counts.get(deck.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(orders);
    expect(chiSquare([...counts.values()])).toBeLessThan(most(orders));
  });

  test.each([shuffle, scatter])('puts every card at every place of a deck equally often (%o)', (mix) => {
    const random = make();
    const counts = Array.from({ length: 10 }, () => new Array<number>(10).fill(0));
    for (let i = 0; i < 5000; i++) {
      const deck = Array.from({ length: 10 }, (_, card) => card);
      mix(random, deck);
      for (const [place, card] of deck.entries()) counts[card][place]++;
    }
    for (const places of counts) expect(chiSquare(places)).toBeLessThan(most(10));
  });

  test('gives numbers without any visible connection between one and the next', () => {
    const random = make();
    const counts = new Array<number>(120).fill(0);
    for (let i = 0; i < 24_000; i++) counts[below(random, 10) * 12 + below(random, 12)]++;
    expect(chiSquare(counts)).toBeLessThan(most(120));
  });

  test('stays in range and keeps all cards', () => {
    const random = make();
    const limits = fc.integer({ min: 1, max: 2 ** 31 });
    fc.assert(
      fc.property(limits, (limit) => {
        const drawn = below(random, limit);
        return Number.isInteger(drawn) && drawn >= 0 && drawn < limit;
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.nat(20)), (cards) => {
        for (const mix of [shuffle, scatter]) {
          const mixed = cards.slice();
          mix(random, mixed);
          expect(mixed.sort((a, b) => a - b)).toEqual(cards.slice().sort((a, b) => a - b));
        }
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1 }), (list) => list.includes(oneOf(random, list))),
    );
  });

  test('goes on the same after it was cloned, or saved as JSON', () => {
    const random = make();
    const draw = (from: Random) => Array.from({ length: 20 }, () => below(from, 1000));
    fc.assert(
      fc.property(fc.nat(50), (before) => {
        for (let i = 0; i < before; i++) below(random, 7);
        const copy = cloneRandom(random);
        const saved = JSON.parse(JSON.stringify(random)) as Random;
        const expected = draw(random);
        expect(draw(copy)).toEqual(expected);
        expect(draw(saved)).toEqual(expected);
      }),
    );
  });
});

describe('a seed', () => {
  test('decides everything', () => {
    const draw = (seed: string | number) => {
      const random = makeRandom(seed);
      return Array.from({ length: 30 }, () => below(random, 1000));
    };
    expect(draw(SEED)).toEqual(draw(SEED));
    expect(draw(SEED)).not.toEqual(draw(sha256Hex('other')));
    expect(draw(1)).toEqual(draw(1));
    expect(draw(1)).not.toEqual(draw(2));
    expect(draw(1)).not.toEqual(draw(1 + 2 ** 32));
  });

  test('of a real game is 64 digits', () => {
    for (const seed of ['', SEED.slice(1), `${SEED}0`, SEED.toUpperCase(), `${SEED.slice(1)}g`]) {
      expect(() => secureRandom(seed)).toThrow();
    }
  });

  test('gives the words that anybody can work out with SHA-256', () => {
    const random = secureRandom(SEED);
    const block = (number: number) =>
      createHash('sha256')
        .update(SEED, 'hex')
        .update(Uint8Array.of(0, 0, 0, number));
    const digests = [0, 1].map((number) => block(number).digest());
    const words = digests.flatMap((digest) =>
      Array.from({ length: 8 }, (_, i) => digest.readUInt32BE(i * 4)),
    );
    expect(words.map(() => below(random, 2 ** 31))).toEqual(words.map((word) => word % 2 ** 31));
  });
});
