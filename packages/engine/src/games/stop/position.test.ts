import { describe, expect, test } from 'vitest';
import type { Position } from '../../kernel/position.ts';
import { stop } from './index.ts';

const SEATS = [{ hand: ['red-1', 'red-3'] }, { hand: ['red-5'] }, { hand: ['red-8'] }];
const on = (top: string, more: Position): Position => ({ seats: SEATS, pile: [top], ...more });

/** What cannot come about, with the place and the reason that are named. */
const IMPOSSIBLE: Readonly<Record<string, readonly [Position, string]>> = {
  'points that would have ended the game (ST-28)': [
    { options: { target_points: 100 }, seats: [SEATS[0], { ...SEATS[1], points: 100 }], pile: ['blue-4'] },
    'seats[1].points: impossible-position (ST-28)',
  ],
  'points over the target that nobody changed (ST-28)': [
    { seats: [{ ...SEATS[0], points: 501 }, SEATS[1]], pile: ['blue-4'] },
    'seats[0].points: impossible-position (ST-28)',
  ],
  'more turns than a round may have (STR-29)': [
    on('blue-4', { options: { turn_limit: 12 }, turns: 12 }),
    'turns: impossible-position (STR-29)',
  ],
  'a whole circle in which nothing happened (STR-29)': [
    on('blue-4', { turns: 9, idle_turns: 3 }),
    'idle_turns: impossible-position (STR-29)',
  ],
  'an attack on somebody else than the left neighbour (ST-34)': [
    on('blue-2', { pending: [{ type: 'two', seat: 2 }], layer: 0 }),
    'pending[0].seat: impossible-position (ST-11)',
  ],
  'a skip that hits whoever laid it (ST-41)': [
    on('blue-skip', { pending: [{ type: 'skip', seat: 0 }], layer: 0 }),
    'pending[0].seat: impossible-position (ST-11)',
  ],
  'a swap of somebody who did not lay it (STR-50)': [
    on('blue-swap', {
      pending: [
        { type: 'turn', seat: 1 },
        { type: 'swapping', by: 2, direction: 'left' },
      ],
      layer: 0,
    }),
    'pending[1].by: impossible-position (STR-50)',
  ],
  'a swap after which somebody else is on turn (STR-50)': [
    on('blue-swap', {
      pending: [
        { type: 'turn', seat: 0 },
        { type: 'swapping', by: 1, direction: 'left' },
      ],
    }),
    'pending[1].by: impossible-position (STR-50)',
  ],
  'a lock in which somebody else is on turn (STR-03)': [
    on('blue-4', { pending: [{ type: 'turn', seat: 2 }, { type: 'interjecting' }], layer: 0, turns: 5 }),
    'pending[0].seat: impossible-position (STR-03)',
  ],
};

test.each(Object.entries(IMPOSSIBLE))('%s', (_, [given, says]) =>
  expect(() => stop.position(given)).toThrow(says),
);

describe('what can come about is read', () => {
  test.each<[string, Position]>([
    ['points below the target', { seats: [{ ...SEATS[0], points: 499 }, SEATS[1]], pile: ['blue-4'] }],
    ['the left neighbour is hit', on('blue-2', { pending: [{ type: 'two', seat: 1 }], layer: 0 })],
    [
      'the dealer is on turn in the lock of an opening card',
      on('blue-4', { pending: [{ type: 'turn', seat: 2 }, { type: 'interjecting' }], dealer: 2, layer: 2 }),
    ],
    ['after others have drawn, anybody may be on turn', on('blue-4', { turn: 2, layer: 0, turns: 7 })],
    [
      'where everybody is asked, also after a card was drawn (STR-65)',
      on('blue-4', {
        options: { reaction: 'poll' },
        pending: [{ type: 'turn', seat: 2 }, { type: 'interjecting' }],
        layer: 0,
        turns: 7,
      }),
    ],
  ])('%s', (_, given) => expect(() => stop.position(given)).not.toThrow());
});
