import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choiceAt, countChoices } from './thinking/choices.ts';
import { type Card, choices, countOf, putSorted, sortCards, takeAt, takeCopies, topOf } from './zones.ts';

const byNumber = (a: Card, b: Card) => a - b;
const card = fc.nat(6);
const zone = fc.array(card, { maxLength: 14 });
const hand = zone.map((cards) => cards.sort(byNumber));

describe('a sorted hand', () => {
  test('stays sorted when a card is put in', () => {
    fc.assert(
      fc.property(hand, card, (cards, put) => {
        const filled = cards.slice();
        putSorted(filled, put);
        expect(filled).toEqual([...cards, put].sort(byNumber));
      }),
    );
  });

  test('can be made from any cards', () => {
    fc.assert(
      fc.property(zone, (cards) => {
        const sorted = cards.slice();
        sortCards(sorted);
        expect(sorted).toEqual(cards.slice().sort(byNumber));
      }),
    );
  });

  test('offers every choice of some size once', () => {
    fc.assert(
      fc.property(hand, fc.nat(4), (cards, size) => {
        const naive = new Set(subsets(cards, size).map((chosen) => chosen.join()));
        const offered = choices(cards, size).map((chosen) => chosen.join());
        expect(offered.slice().sort()).toEqual([...naive].sort());
        expect(countChoices(cards, size)).toBe(offered.length);
        expect(offered.map((_, place) => choiceAt(cards, size, place).join())).toEqual(offered);
      }),
    );
  });
});

/** All ways to choose by place, copies told apart. */
function subsets(cards: readonly Card[], size: number): Card[][] {
  if (size === 0) return [[]];
  return cards.flatMap((first, i) => subsets(cards.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
}

describe('a zone', () => {
  test('counts copies', () => {
    fc.assert(
      fc.property(zone, zone, (cards, wanted) => {
        for (const each of wanted)
          expect(countOf(cards, each)).toBe(cards.filter((other) => other === each).length);
      }),
    );
  });

  test('gives up copies and keeps the order of the rest, if it holds them', () => {
    fc.assert(
      fc.property(zone, card, fc.nat(4), (cards, taken, count) => {
        const rest = cards.slice();
        if (countOf(cards, taken) < count) {
          expect(() => takeCopies(rest, taken, count)).toThrow();
          return;
        }
        takeCopies(rest, taken, count);
        let left = count;
        expect(rest).toEqual(cards.filter((each) => each !== taken || left-- <= 0));
      }),
    );
  });

  test('gives up the card at a place', () => {
    fc.assert(
      fc.property(fc.array(card, { minLength: 1 }), fc.nat(), (cards, any) => {
        const place = any % cards.length;
        const rest = cards.slice();
        expect(takeAt(rest, place)).toBe(cards[place]);
        expect(rest).toEqual(cards.filter((_, i) => i !== place));
      }),
    );
  });

  test('has its last card on top', () => {
    expect(topOf([])).toBeNull();
    fc.assert(fc.property(zone, card, (cards, top) => topOf([...cards, top]) === top));
  });
});
