import { describe, expect, test } from 'vitest';
import { checkEnoughCards, decksOf, restOf, see, shuffleDeck } from './deck.ts';
import { deckNumber, houseNumber } from './options.ts';
import { fastRandom } from './random.ts';

const SPECS = {
  hand_cards: houseNumber(7, 3, 12),
  cards_ace: deckNumber(4, 0),
  cards_king: deckNumber(4, 1),
};
const OFFICIAL = { hand_cards: 7, cards_ace: 4, cards_king: 4 };

const deckOf = decksOf(
  3,
  (card, { most }: { most: number }) => Math.min(card, most),
  (card) => card,
);

describe('a deck', () => {
  test('holds every copy, in the order of the cards, and is made once', () => {
    const options = { most: 1 };
    expect(deckOf(options)).toEqual({ copies: [0, 1, 1], cards: [1, 2], official: [1, 2, 2] });
    expect(deckOf(options)).toBe(deckOf(options));
    expect(deckOf({ most: 2 }).cards).toEqual([1, 2, 2]);
  });

  test('is shuffled with what is left out of it, so that a seed gives the same order of the others', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const whole: number[] = [];
      const fewer: number[] = [];
      const random = fastRandom(seed);
      const other = fastRandom(seed);
      shuffleDeck(random, whole, deckOf({ most: 2 }));
      shuffleDeck(other, fewer, deckOf({ most: 1 }));
      expect(fewer).toEqual(whole.filter((card, i) => whole.indexOf(card) === i));
      expect(other).toEqual(random);
    }
  });

  test('leaves over what nobody has seen', () => {
    const deck = deckOf({ most: 2 });
    const left = deck.copies.slice();
    see(left, [2]);
    expect(restOf(deck, left)).toEqual([1, 2]);
    see(left, [1, 2]);
    expect(restOf(deck, left)).toEqual([]);
    expect(deck.cards).toEqual([1, 2, 2]);
  });

  test('is never larger than the official one', () => {
    expect(deckNumber(4, 1)).toMatchObject({
      min: 1,
      max: 4,
      default: 4,
      house: true,
      later: true,
      deck: true,
    });
  });
});

describe('too few cards', () => {
  const why = (options: object, needed: number) => () =>
    checkEnoughCards(SPECS, options, needed, 20, 'hand_cards', 'XR-1');

  test('just enough are enough', () => expect(why(OFFICIAL, 20)).not.toThrow());

  test('of a whole deck: the option that asks for so many is named', () =>
    expect(why(OFFICIAL, 21)).toThrow(
      expect.objectContaining({ code: 'not-enough-cards', place: 'options.hand_cards', detail: '21 > 20' }),
    ));

  test('where cards are left out, they are named, and the clause', () =>
    expect(why({ ...OFFICIAL, hand_cards: 9, cards_king: 1 }, 21)).toThrow(
      expect.objectContaining({ place: 'options.cards_king', detail: '21 > 20; XR-1' }),
    ));
});
