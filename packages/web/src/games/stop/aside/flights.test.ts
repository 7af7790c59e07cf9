import { stop } from '@samsara/engine/games/stop';
import { describe, expect, test } from 'vitest';
import { isLoud } from '../happened.ts';
import { flights, pictured, sound } from './flights.ts';

const VIEW = stop.view(
  stop.position({
    game: 'stop',
    seats: [
      { hand: ['blue-1'] },
      { hand: ['red-1', 'red-3', 'red-4', 'red-5', 'red-7', 'red-8'] },
      { hand: ['green-1', 'green-3'] },
    ],
    pile: ['blue-7'],
    stock: ['blue-3'],
  }),
  0,
);

describe('what flies', () => {
  test('a card from its hand to the pile; Free Choice below its card', () => {
    const played = {
      type: 'played',
      seat: 1,
      way: 'turn',
      card: 14,
      free: true,
      direction: null,
      calls: 0,
    } as const;
    expect(flights(played, VIEW)).toEqual([{ from: 'hand:1', to: 'pile', cards: [52, 14] }]);
    expect(pictured(played)).toEqual([52, 14]);
  });

  test('cards that others draw stay face down, own ones are open', () => {
    expect(flights({ type: 'drew', seat: 1, why: 'two', count: 2, cards: null }, VIEW)).toEqual([
      { from: 'draw', to: 'hand:1', cards: [null, null] },
    ]);
    expect(flights({ type: 'drew', seat: 0, why: 'turn', count: 1, cards: [7] }, VIEW)).toEqual([
      { from: 'draw', to: 'hand:0', cards: [7], turns: true },
    ]);
  });

  test('a card turned up for +X shows itself on the way', () => {
    expect(flights({ type: 'turned', seat: 2, card: 30 }, VIEW)).toEqual([
      { from: 'draw', to: 'hand:2', cards: [30], turns: true },
    ]);
  });

  test('all hands go to the left neighbour, face down, a large one as five cards', () => {
    expect(flights({ type: 'swapped', direction: 'left' }, VIEW)).toEqual([
      { from: 'hand:0', to: 'hand:1', cards: [null], together: true, manner: 'ring' },
      { from: 'hand:1', to: 'hand:2', cards: [null, null, null, null, null], together: true, manner: 'ring' },
      { from: 'hand:2', to: 'hand:0', cards: [null, null], together: true, manner: 'ring' },
    ]);
  });

  test('or to the right', () => {
    expect(flights({ type: 'swapped', direction: 'right' }, VIEW).map(({ to }) => to)).toEqual([
      'hand:2',
      'hand:0',
      'hand:1',
    ]);
  });

  test('an opening card that does not stay goes back', () => {
    expect(flights({ type: 'opened', card: 52, stays: false }, VIEW).map(({ to }) => to)).toEqual([
      'pile',
      'draw',
    ]);
  });

  test('a lock that ends moves nothing', () => {
    expect(flights({ type: 'unlocked' }, VIEW)).toEqual([]);
  });
});

describe('what is said aloud and heard', () => {
  const plain = {
    type: 'played',
    seat: 1,
    way: 'turn',
    card: 4,
    free: false,
    direction: null,
    calls: 0,
  } as const;

  test('an ordinary card is quiet', () => {
    expect(isLoud(plain)).toBe(false);
    expect(sound(plain)).toBeNull();
  });

  test.each([
    [{ ...plain, way: 'interjected' as const }, null],
    [{ ...plain, card: 2 }, 'attack'],
    [{ ...plain, card: 10 }, 'attack'],
    [{ ...plain, calls: 1 }, 'achtung'],
    [{ ...plain, calls: 2 }, 'stop'],
    [{ ...plain, way: 'answer' as const }, 'shield'],
  ])('cards with a victim, a call or out of turn are loud', (event, heard) => {
    expect(isLoud(event)).toBe(true);
    expect(sound(event)).toBe(heard);
  });
});
