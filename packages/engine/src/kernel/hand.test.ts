import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cardsIn,
  cloneHand,
  copiesIn,
  countOf,
  handOf,
  holdsAll,
  kindsIn,
  lowestOf,
  put,
  take,
} from './hand.ts';
import type { Card } from './zones.ts';

const KINDS = 32;
const card = fc.nat(KINDS - 1);
/** At most four copies of a card, so that three more can be put into a hand. */
const cards = fc
  .array(card, { maxLength: 12 })
  .map((list) => list.filter((each, i) => list.slice(0, i).filter((other) => other === each).length < 4));
const sorted = (list: readonly Card[]) => list.slice().sort((a, b) => a - b);

describe('a hand counted by kind', () => {
  test('holds the cards that were put in, without their order', () => {
    fc.assert(
      fc.property(cards, (list) => {
        const hand = handOf(list);
        expect(cardsIn(hand)).toEqual(sorted(list));
        expect(hand.size).toBe(list.length);
        expect(handOf(list.slice().reverse())).toEqual(hand);
      }),
    );
  });

  test('is the same after a card was put in and taken out', () => {
    fc.assert(
      fc.property(cards, card, fc.integer({ min: 1, max: 3 }), (list, added, copies) => {
        const hand = handOf(list);
        const before = cloneHand(hand);
        for (let i = 0; i < copies; i++) put(hand, added);
        expect(cardsIn(hand)).toEqual(sorted([...list, ...new Array<Card>(copies).fill(added)]));
        take(hand, added, copies);
        expect(hand).toEqual(before);
      }),
    );
  });

  test('counts up to seven copies of every card, and refuses an eighth', () => {
    fc.assert(
      fc.property(card, (each) => {
        const hand = handOf(new Array<Card>(7).fill(each));
        expect(copiesIn(hand, each)).toBe(7);
        expect(kindsIn(hand)).toBe(1 << each);
        expect(() => put(hand, each)).toThrow();
        expect(hand).toEqual(handOf(new Array<Card>(7).fill(each)));
      }),
    );
  });

  test('gives up nothing it does not hold', () => {
    fc.assert(
      fc.property(cards, card, (list, wanted) => {
        const hand = handOf(list);
        const before = cloneHand(hand);
        const copies = list.filter((each) => each === wanted).length + 1;
        expect(() => take(hand, wanted, copies)).toThrow();
        expect(hand).toEqual(before);
      }),
    );
  });

  test('answers as a plain list of its cards would', () => {
    fc.assert(
      fc.property(cards, cards, (list, wanted) => {
        const hand = handOf(list);
        const left = list.slice();
        const all = wanted.every((each) => {
          const place = left.indexOf(each);
          if (place >= 0) left.splice(place, 1);
          return place >= 0;
        });
        expect(holdsAll(hand, wanted)).toBe(all);
        const kinds = [...new Set(wanted)].reduce((bits, each) => bits | (1 << each), 0);
        expect(countOf(hand, kinds)).toBe(list.filter((each) => wanted.includes(each)).length);
      }),
    );
  });

  test('finds the lowest of some kinds', () => {
    fc.assert(
      fc.property(fc.array(card, { minLength: 1 }), (list) => {
        const kinds = list.reduce((bits, each) => bits | (1 << each), 0);
        expect(lowestOf(kinds)).toBe(Math.min(...list));
      }),
    );
  });
});
