import { LEVELS, STRENGTHS } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { expect, test } from 'vitest';
import { dotsOf } from './dots.ts';
import { firstRating, nearestStrength, ratingOf } from './ladder.ts';
import { unknownAt } from './own-rating.ts';

const meta = { ratings: [900, 1000, 1050, 1100, 1200, 1300, 1500, 1550, 1600, 1700, 1800] };
const game = { meta } as never;

test.each([
  [0, 'strength-zero'],
  [1074, 'strength-two'],
  [1076, 'casual'],
  [1350, 'strength-five'],
  [1451, 'skilled'],
  [9000, 'master'],
])('%i is nearest to %s', (rating, strength) => {
  expect(nearestStrength(game, unknownAt(rating))).toBe(strength);
});

test('whoever is new is as strong as casual, in every game', () => {
  for (const each of [game, ...Object.values(GAMES), { meta: {} } as never]) {
    expect(nearestStrength(each, firstRating(each))).toBe('casual');
  }
});

test('bots that are no strength have no rating', () => {
  expect(ratingOf(game, 'skilled')).toBe(1500);
  expect([ratingOf(game, 'greedy'), ratingOf(game, null)]).toEqual([undefined, undefined]);
});

test('levels have whole dots, strengths between them parts, each more than the one before', () => {
  expect(LEVELS.map(dotsOf)).toEqual([1, 2, 3, 4]);
  const dots = STRENGTHS.map(dotsOf);
  expect([...dots].sort((a, b) => a - b)).toEqual(dots);
  expect(new Set(dots).size).toBe(11);
  expect([dots[0], dots[2], dotsOf('greedy'), dotsOf(null)]).toEqual([0.5, 1.5, 0, 0]);
});

const measured = Object.values(GAMES).flatMap(({ meta: { id, ratings } }) =>
  ratings === undefined ? [] : [[id, ratings] as const],
);

test('measured ratings rise from each strength to the next', () => {
  for (const [game, ratings] of measured) {
    expect(ratings, game).toHaveLength(STRENGTHS.length);
    for (let i = 1; i < ratings.length; i++) expect(ratings[i], game).toBeGreaterThan(ratings[i - 1]);
  }
});
