import type { Event, View } from '@samsara/engine/games/karma';
import { describe, expect, test } from 'vitest';
import { isLoud } from '../happened.ts';
import { flights, pictured, sound } from './flights.ts';

const NOTHING = {} as View;

describe('every event that moves a card lets it fly', () => {
  test.each<[Event, object[]]>([
    [
      { type: 'dealt', seat: 1, count: 2, cards: null },
      [{ from: 'draw', to: 'hand:1', cards: [null, null], manner: 'deal' }],
    ],
    [
      { type: 'drew', seat: 0, count: 1, cards: [8] },
      [{ from: 'draw', to: 'hand:0', cards: [8], turns: true }],
    ],
    [{ type: 'opened', seat: 2, cards: [1, 2, 3] }, [{ from: 'hand:2', to: 'open:2', cards: [1, 2, 3] }]],
    [
      { type: 'played', seat: 2, from: 'open', card: 4, count: 2 },
      [{ from: 'open:2', to: 'pile', cards: [4, 4] }],
    ],
    [
      { type: 'turned', seat: 1, card: 4, fits: false },
      [{ from: 'hidden:1', to: 'pile', cards: [4], turns: true, manner: 'blind' }],
    ],
    [
      { type: 'took', seat: 1, count: 2, cards: null, open: false },
      [{ from: 'pile', to: 'hand:1', cards: [null, null], manner: 'packet' }],
    ],
    [
      { type: 'gave', seat: 1, to: 0, count: 1, cards: [3], open: true },
      [{ from: 'pile', to: 'hand:0', cards: [3], manner: 'packet' }],
    ],
    [{ type: 'raised', seat: 1, card: 3 }, [{ from: 'pile-bottom', to: 'pile', cards: [3] }]],
    [
      { type: 'triple', seat: 1, card: 3, removed: [3, 3, 3] },
      [{ from: 'pile', to: 'out', cards: [3, 3, 3] }],
    ],
    [{ type: 'left', seat: 1, cards: [19] }, [{ from: 'pile', to: 'out', cards: [19] }]],
    [{ type: 'chose', seat: 1 }, []],
    [{ type: 'went-out', seat: 1 }, []],
  ])('%j', (event, expected) => {
    expect(flights(event)).toEqual(expected);
  });
});

test('what changes fortunes is loud, an ordinary play is not', () => {
  expect(isLoud({ type: 'triple', seat: 0, card: 1, removed: [1, 1, 1] }, NOTHING)).toBe(true);
  expect(isLoud({ type: 'turned', seat: 0, card: 1, fits: false }, NOTHING)).toBe(true);
  expect(isLoud({ type: 'turned', seat: 0, card: 1, fits: true }, NOTHING)).toBe(false);
  expect(isLoud({ type: 'played', seat: 0, from: 'hand', card: 1, count: 1 }, NOTHING)).toBe(false);
});

test('Karma cards sound unlike numbers', () => {
  const played = (card: number): Event => ({ type: 'played', seat: 0, from: 'hand', card, count: 1 });
  expect(sound(played(3))).toBeNull();
  expect(sound(played(19))).toBe('shield');
});

test('the log shows a card as often as it was played', () => {
  expect(pictured({ type: 'played', seat: 0, from: 'hand', card: 6, count: 2 })).toEqual([6, 6]);
  expect(pictured({ type: 'drew', seat: 1, count: 2, cards: null })).toEqual([]);
});
