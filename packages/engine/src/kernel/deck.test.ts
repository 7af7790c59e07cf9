import { describe, expect, test } from 'vitest';
import { checkEnoughCards, decksOf } from './deck.ts';
import { deckNumber, houseNumber } from './options.ts';

const SPECS = {
  hand_cards: houseNumber(7, 3, 12),
  cards_ace: deckNumber(4, 0),
  cards_king: deckNumber(4, 1),
};
const OFFICIAL = { hand_cards: 7, cards_ace: 4, cards_king: 4 };

describe('a deck', () => {
  test('holds every copy, in the order of the cards, and is made once', () => {
    const asked: number[] = [];
    const deckOf = decksOf(3, (card, { most }: { most: number }) => {
      asked.push(card);
      return Math.min(card, most);
    });
    const options = { most: 1 };
    expect(deckOf(options)).toEqual({ copies: [0, 1, 1], cards: [1, 2] });
    expect(deckOf(options)).toBe(deckOf(options));
    expect(deckOf({ most: 2 }).cards).toEqual([1, 2, 2]);
    expect(asked).toEqual([0, 1, 2, 0, 1, 2]);
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
