import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';

const EMPTY = { seats: [{}, {}, {}] };
const ONE_CARD = { pile: ['blue-4'], seats: [{ hand: ['red-4'] }, { hand: ['red-5'] }, { hand: ['red-7'] }] };
const PENDING = { pending: [{ type: 'turn', seat: 9 }] };

test.each([
  ['karma', { ...EMPTY, ...PENDING }, 'pending[0].seat'],
  ['stop', { ...ONE_CARD, ...PENDING }, 'pending[0].seat'],
  ['karmaka', { ...EMPTY, ...PENDING }, 'pending[0].seat'],
  ['mieses-karma', { ...EMPTY, ...PENDING }, 'pending[0].seat'],
  ['mieses-karma', { ...EMPTY, turn: 9 }, 'turn'],
  ['stop', { ...ONE_CARD, turn: 9 }, 'turn'],
] as const)('%s: a position with a seat that is not there says so: %j', (id, given, place) =>
  expect(() => GAMES[id].position(given)).toThrow(expect.objectContaining({ code: 'no-such-seat', place })),
);
