import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import type { Game } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import { inCharacter } from '../by-taste/in-character.ts';
import { decideTogether, joined } from './together.ts';

function estimate(notation: string, visits: number, value: number, confidence = 0.1) {
  return { notation, visits, value, confidence };
}

describe('what several searches have found', () => {
  test('counts by their visits', () => {
    const [first, second] = joined([
      [estimate('a', 30, 0.5), estimate('b', 10, 0.4)],
      [estimate('b', 30, 0.6), estimate('a', 6, 0.2)],
    ]);
    // b: (10 × 0.4 + 30 × 0.6) / 40; a: (30 × 0.5 + 6 × 0.2) / 36.
    expect(first).toMatchObject({ notation: 'b', visits: 40 });
    expect(first.value).toBeCloseTo(0.55, 10);
    expect(second).toMatchObject({ notation: 'a', visits: 36 });
    expect(second.value).toBeCloseTo(0.45, 10);
  });

  test('is surer than what one of them has: twice as much is off by the root of a half', () => {
    const [only] = joined([[estimate('a', 50, 0.5)], [estimate('a', 50, 0.5)]]);
    expect(only.confidence).toBeCloseTo(0.1 / Math.SQRT2, 10);
  });

  test('what one of them has not tried is what the other says of it', () => {
    const [only] = joined([[estimate('a', 0, 0, 1)], [estimate('a', 8, 0.25)]]);
    expect(only).toMatchObject({ visits: 8, value: 0.25 });
    expect(only.confidence).toBeCloseTo(0.1, 10);
  });

  test('among equals the better one comes first; of nothing comes nothing', () => {
    expect(joined([[estimate('a', 5, 0.2), estimate('b', 5, 0.3)]]).map(({ notation }) => notation)).toEqual([
      'b',
      'a',
    ]);
    expect(joined([[], []])).toEqual([]);
  });
});

describe('the move that they decide for', () => {
  const game = GAMES.karmaka;
  const state = game.position({ seats: [{ hand: ['panic', 'journey'] }, { hand: ['recycle'] }] });
  const view = game.view(state, 0);
  const decided = (found: Parameters<typeof decideTogether>[3], by: Game = game) => {
    const move = decideTogether(by, view, 0, found, fastRandom(1));
    return move === undefined ? null : game.notation(move);
  };

  test('is the one that all of them together have visited most', () => {
    const one = [estimate('deed panic', 20, 0.5), estimate('deed journey', 15, 0.5)];
    const other = [estimate('deed journey', 25, 0.5), estimate('deed panic', 3, 0.5)];
    expect(decided([one, other])).toBe('deed journey');
    expect(decided([one])).toBe('deed panic');
  });

  test('fits the character where moves are nearly as good', () => {
    // Using an ability is what the bold lean to, a card for the next life what the careful lean to.
    const found = [[estimate('ability panic', 40, 0.5), estimate('future panic', 38, 0.5)]];
    expect(decided(found, inCharacter(game, 'bold'))).toBe('ability panic');
    expect(decided(found, inCharacter(game, 'careful'))).toBe('future panic');
  });

  test('is a legal one where nothing was found', () => {
    const legal = game.legalMoves(state, 0).map((move) => game.notation(move));
    expect(legal).toContain(decided([[], []]));
  });
});
