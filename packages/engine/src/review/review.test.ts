import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { readOptions } from '../kernel/options.ts';
import type { GameRecord } from '../record/record.ts';
import { randomRecord } from '../testing/random-record.ts';
import { calibrated, calibrationFor } from './calibration.ts';
import { review, reviewing } from './index.ts';
import { markOf, reasonFor } from './marks.ts';

const SMALL = { iterations: 12, alternatives: 2, playouts: 0 };

/** The first moves of a random game, so that a review takes no time. */
function beginningOf(record: GameRecord, moves: number): GameRecord {
  return { ...record, moves: record.moves.slice(0, moves), end: null };
}

function recordOf(id: string): GameRecord {
  const game = GAMES[id];
  const options = readOptions(game, { ...game.meta.simulated, players: 2 }) as { players: number };
  return randomRecord(game, options, 7);
}

describe('a whole game', () => {
  const record = recordOf('karma');
  const whole = review(GAMES.karma, record, { budget: SMALL });

  test('has parts that add up exactly', () => {
    for (const { parts, decisions, curve } of whole.seats) {
      if (parts === null) throw new Error('the game has an end');
      expect(parts.start + parts.cards + parts.others + parts.own).toBe(parts.result);
      expect(parts.own).toBe(decisions.reduce((sum, { own }) => sum + own, 0));
      expect(curve).toHaveLength(2 * decisions.length + 2);
      expect(curve.at(-1)).toEqual({ index: record.moves.length, chance: parts.result, afterChoice: false });
    }
    expect(whole.seats.map(({ parts }) => parts?.result)).toEqual(
      [0, 1].map((seat) => (record.end?.outcome?.winners.includes(seat) ? 1 : 0)),
    );
  });

  test('is the same again from the same record and seed, and for one seat as for all', () => {
    expect(review(GAMES.karma, record, { budget: SMALL, seats: [1] }).seats[0]).toEqual(whole.seats[1]);
  });
});

describe.each(Object.keys(GAMES))('%s', (id) => {
  const record = beginningOf(recordOf(id), 24);

  test('step by step comes to the same as at once', () => {
    const steps = [...reviewing(GAMES[id], record, { budget: SMALL })];
    const last = steps[steps.length - 1];
    expect(last.done).toBe(last.total);
    expect(steps.find(({ complete }) => complete)?.done).toBe(last.total / 2);
    expect(last.review()).toEqual(review(GAMES[id], record, { budget: SMALL }));
    // Nobody has won a game that goes on.
    expect(last.review().seats.map(({ parts }) => parts)).toEqual([null, null]);
  });

  test('values every legal move, and one is best', () => {
    for (const { decisions } of review(GAMES[id], record, { budget: SMALL }).seats) {
      for (const { moves, best, made, own } of decisions) {
        expect(moves[0]).toEqual(best);
        expect(moves.map(({ move }) => move)).toContain(made.move);
        expect(own).toBe(made.chance - best.chance);
        expect(new Set(moves.map(({ move }) => move)).size).toBe(moves.length);
      }
    }
  });
});

test('expected points are told in games that count them', () => {
  const points = (id: string) =>
    review(GAMES[id], beginningOf(recordOf(id), 6), { budget: { ...SMALL, playouts: 1 } }).seats.flatMap(
      ({ decisions }) => decisions.map(({ best }) => best.points),
    );
  expect(points('mieses-karma').every((each) => typeof each === 'number')).toBe(true);
  expect(points('karma').every((each) => each === null)).toBe(true);
});

test.each([
  [0, 0, 'fine'],
  [0, 0.12, 'brilliant'],
  [0.02, 0, 'fine'],
  [-0.03, 0, 'fine'],
  [-0.05, 0, 'inaccuracy'],
  [-0.1, 0, 'mistake'],
  [-0.16, 0, 'blunder'],
] as const)('a choice that brings %d, found over %d, is %s', (own, found, mark) =>
  expect(markOf(own, found)).toBe(mark),
);

const valued = (move: string, chance: number) => ({ move, chance, confidence: 0, points: null });

test.each([
  ['wins', [valued('a', 0.97), valued('b', 0.4)], valued('b', 0.4), false],
  ['loses', [valued('a', 0.5), valued('b', 0.02)], valued('b', 0.02), false],
  ['forgot', [valued('a call', 0.97), valued('a', 0.02)], valued('a', 0.02), true],
  ['let-pass', [valued('a', 0.5), valued('', 0.3)], valued('', 0.3), false],
  ['hasty', [valued('', 0.5), valued('a', 0.3)], valued('a', 0.3), false],
  ['only-move', [valued('a', 0.5), valued('b', 0.41), valued('c', 0.3)], valued('c', 0.3), false],
  ['better', [valued('a', 0.5), valued('b', 0.49), valued('c', 0.3)], valued('c', 0.3), false],
] as const)('the reason is %s', (reason, moves, made, forgot) =>
  expect(reasonFor(moves, made, forgot)).toBe(reason),
);

describe('a calibration', () => {
  const LINE = [
    [0, 0],
    [0.5, 0.6],
    [1, 1],
  ] as const;

  test.each([
    [0, 0],
    [0.25, 0.3],
    [0.5, 0.6],
    [0.75, 0.8],
    [1, 1],
    [1.2, 1],
    [-0.1, 0],
  ])('of %d is %d', (found, observed) => expect(calibrated(LINE, found)).toBeCloseTo(observed, 9));

  test('lies between its neighbours where it was not measured', () => {
    const calibrations = {
      2: LINE,
      4: [
        [0, 0],
        [0.5, 0.4],
        [1, 1],
      ],
    } as const;
    const at = (seats: number) => calibrated(calibrationFor(calibrations, seats), 0.5);
    expect([1, 2, 3, 4, 9].map(at)).toEqual([0.6, 0.6, 0.5, 0.4, 0.4]);
  });
});
