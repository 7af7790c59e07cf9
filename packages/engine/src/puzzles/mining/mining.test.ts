import { expect, test } from 'vitest';
import { GAME_PUZZLES, GAMES } from '../../games/index.ts';
import type { Game } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import { AS_FOUND } from '../../review/calibration.ts';
import { readPuzzles, writePuzzles } from '../index.ts';
import { emptyTally, mineGame, type Search, whyPuzzleFails } from './index.ts';
import type { Moment } from './judging.ts';
import { confirmed } from './proving.ts';
import { ratingOf } from './rating.ts';
import { sureWinners } from './solving.ts';

const karma = GAMES.karma as Game;

/** Two are left and nothing is hidden: whoever plays the last card first has won (KA-71, KA-72). */
function lastCards(own: readonly unknown[], other: readonly unknown[], pile: readonly unknown[]): Moment {
  const state = GAMES.karma.position({
    game: 'karma',
    seats: [
      { hand: own, known: own },
      { hand: other, known: other },
    ],
    pile,
    draw: [],
  });
  return { view: karma.view(state, 0), seat: 0, owes: true };
}

test('an end that can be counted out is counted out', () => {
  // The 16 is the last card. Taken, the pile leaves two against one, and the other opens with the last card.
  expect(sureWinners(karma, lastCards([16], [5], [3]), fastRandom(1))).toEqual(['play 16']);
  // Behind the 16 the 5 cannot be played, so the other takes the pile and the 3 opens the next one. Behind the 3 it can.
  expect(sureWinners(karma, lastCards([3, 16], [5], [2]), fastRandom(1))).toEqual(['play 16']);
  // Whatever comes, the other is faster.
  expect(sureWinners(karma, lastCards([3, 4], [16], []), fastRandom(1))).toEqual([]);
});

test('what everybody finds is easy, and what nobody finds is hard', () => {
  const moment = lastCards([16], [5], [3]);
  expect(ratingOf(karma, moment, 'play 16', 7)).toBe(1000);
  expect(ratingOf(karma, moment, 'take', 7)).toBe(1000 + 4 * 300);
});

test('what taste likes is no puzzle', () => {
  // It takes a pile only as the last resort.
  expect(confirmed(karma, lastCards([16], [5], [3]), 'play 16', AS_FOUND, 7, 400)).toBe('taste-finds-it');
});

/** A game of bots with a puzzle in it, found once by looking; a tenth of the usual budget is enough to find it again. */
const GAME = 'stop';
const SEED = 315;
const ITERATIONS = 40;

test('a game is looked through for moments that hold, and for no theme that is not wanted', () => {
  const game = GAMES[GAME] as Game;
  const themes: string[] = [];
  const tally = emptyTally();
  const wants = (theme: string) => themes.push(theme) === 1;
  const search: Search = { game, terms: GAME_PUZZLES[GAME].terms, wants, tally, iterations: ITERATIONS };
  const found = mineGame(search, SEED);
  expect(found.map(({ theme }) => theme)).toEqual(themes.slice(0, 1));
  expect(readPuzzles(game, writePuzzles(game, found))).toEqual(found);
  const [puzzle] = found;
  expect(puzzle.values[0].chance - puzzle.values[1].chance).toBeGreaterThanOrEqual(14);
  const { looked, differs, promises, valued, confirmed: held } = tally;
  expect([differs <= looked, promises <= differs, valued <= promises, held]).toEqual([true, true, true, 1]);
  const worse = { ...puzzle, values: [...puzzle.values].reverse() };
  expect(whyPuzzleFails(game, worse, 99, 10 * ITERATIONS)).toBe('other-move');
});
