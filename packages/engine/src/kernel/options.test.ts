import { describe, expect, test } from 'vitest';
import type { GameMeta } from './game.ts';
import {
  changedOptions,
  houseNumber,
  houseRules,
  readOptions,
  storedOptions,
  withoutLater,
} from './options.ts';

/** A game whose rules were changed once, and that got an option later. */
const meta: GameMeta = {
  id: 'game',
  version: 1,
  seats: { min: 2, max: 6 },
  options: {
    players: { type: 'whole', min: 2, max: 6, default: 4, standing: 'official' },
    dealer: { type: 'seat', default: null, standing: 'official' },
    limit: { type: 'whole', min: 0, max: 99, default: 0, standing: 'house', later: true },
  },
  amendments: ['draws_first'],
  cards: [],
};
const game = { meta, checkOptions: () => {} };

describe('a rule that was changed', () => {
  test('holds at every new table', () =>
    expect(readOptions(game, {})).toEqual({ players: 4, dealer: null, limit: 0, draws_first: true }));

  test('does not hold at a table that was made before', () =>
    expect(storedOptions(game, { players: 3, dealer: null })).toEqual({
      players: 3,
      dealer: null,
      limit: 0,
      draws_first: false,
    }));

  test('is told where a table does not play by it', () => {
    expect(changedOptions(meta, readOptions<object>(game, {}))).toEqual({});
    expect(changedOptions(meta, storedOptions<object>(game, {}))).toEqual({ draws_first: false });
    expect(readOptions(game, { draws_first: false })).toMatchObject({ draws_first: false });
  });

  test('leaves what was written before as it was', () => {
    const written = { players: 3, dealer: 1 };
    expect(withoutLater(meta, storedOptions<object>(game, written))).toEqual(written);
    const today = { players: 3, dealer: 1, limit: 5, draws_first: true };
    expect(withoutLater(meta, storedOptions<object>(game, today))).toEqual(today);
  });
});

describe('numbers of the house', () => {
  const specs = { ...meta.options, hand_cards: houseNumber(7, 3, 12) };

  test('are told where they differ, other options are not', () => {
    expect(houseRules({ options: specs }, { players: 3, limit: 5, hand_cards: 9 })).toEqual({
      hand_cards: 9,
    });
    expect(houseRules({ options: specs }, { players: 3, hand_cards: 7 })).toEqual({});
    expect(houseRules({ options: specs }, { players: 3 })).toEqual({});
  });

  test('came later: what lacks them was played by the official ones', () => {
    const later = { meta: { ...meta, options: specs }, checkOptions: () => {} };
    expect(storedOptions(later, { players: 3, dealer: 1 })).toMatchObject({ hand_cards: 7 });
    expect(withoutLater(later.meta, { players: 3, hand_cards: 7 })).toEqual({ players: 3 });
    expect(() => readOptions(later, { hand_cards: 2 })).toThrow('options.hand_cards: out-of-range');
  });
});

describe('options from outside', () => {
  test('may be numbers written as texts', () =>
    expect(readOptions(game, { players: '3', dealer: '2' })).toMatchObject({ players: 3, dealer: 2 }));

  test('name a seat of the table', () =>
    expect(() => readOptions(game, { players: '3', dealer: 3 })).toThrow(
      'options.dealer: no-such-seat (0–2)',
    ));
});
