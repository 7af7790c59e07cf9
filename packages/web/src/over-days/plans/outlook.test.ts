import { fastRandom, readOptions } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { expect, test } from 'vitest';
import { outlook } from './outlook.ts';

/** Each has three cards to draw. Seat 0 begins; seat 1 plans. KK-43 */
const game = GAMES.karmaka;
const state = game.setup(readOptions(game, { players: 2, starter: 0, first_deck: 3 }), 7);
const view = game.view(state, 1);
const PASSED = '{"type":"passed","seat":0}';
const PASS = { after: PASSED, move: 'pass' };

test('what may come is what the planner could be shown, and own moves are those of the own hand', () => {
  const { ahead, moves } = outlook(game, view, 1, [], fastRandom(1));
  const afterPass = ahead.find(({ after }) => after === PASSED);
  expect(afterPass?.moves[0]).toBeDefined();
  const own = game.legalMoves(game.imagine(view, fastRandom(2)), 0).length;
  expect(own).toBeGreaterThan(0);
  // Whatever seat 0 has put face down is seen as one and the same.
  const future = ahead.filter(({ after }) => after?.includes('"way":"future"'));
  expect(future.map(({ after }) => JSON.parse(after ?? '{}').card)).toEqual([null]);
  expect(moves.has('pass')).toBe(true);
});

test('what comes after planned moves builds on them, and there is none after one that cannot be', () => {
  const later = outlook(game, view, 1, [PASS], fastRandom(1)).ahead;
  expect(later.length).toBeGreaterThan(0);
  expect(outlook(game, view, 1, [{ after: null, move: 'fly' }], fastRandom(1)).ahead).toEqual([]);
});
