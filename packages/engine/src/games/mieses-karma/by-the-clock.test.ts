import { describe, expect, test } from 'vitest';
import { readOptions } from '../../kernel/options.ts';
import { miesesKarma, type Options } from './index.ts';

/** Games for each number of seats; `CONTRACT_GAMES=1000 npx vitest run …` for a thorough run. */
const GAMES = Number(process.env.CONTRACT_GAMES ?? 25);

/** Among 1,000 games for each number of seats the longest had 1,229 moves. */
const MOST_MOVES = 3000;

const SEATS = [2, 3, 4, 5];

/** How many moves the clock makes until the game is over; undefined if it does not end. */
function movesUntilTheEnd(given: object, seed: number): number | undefined {
  const state = miesesKarma.setup(readOptions<Options>(miesesKarma, given), seed);
  for (let moves = 0; moves <= MOST_MOVES; moves++) {
    if (miesesKarma.outcome(state)) return moves;
    const [move] = miesesKarma.legalMoves(state, 'clock');
    miesesKarma.apply(state, 'clock', move);
  }
  return undefined;
}

describe('play by the clock alone comes to an end (MK-195)', () => {
  test.each(SEATS)(
    'with %i seats',
    (players) => {
      const endless: string[] = [];
      let longest = 0;
      for (const openingHandVariant of [false, true]) {
        for (let seed = 1; seed <= GAMES; seed++) {
          const moves = movesUntilTheEnd({ players, openingHandVariant }, seed);
          if (moves === undefined) endless.push(`seed ${seed}, openingHandVariant ${openingHandVariant}`);
          else longest = Math.max(longest, moves);
        }
      }
      expect(endless).toEqual([]);
      if (process.env.CONTRACT_GAMES !== undefined)
        console.info(`${players} seats, ${2 * GAMES} games: the longest has ${longest} moves`);
    },
    600_000,
  );

  test('also in the game that had none left to gain karma with: four seats, seed 316', () => {
    expect(movesUntilTheEnd({ players: 4 }, 316)).toBeLessThan(MOST_MOVES);
    const before = { clock_attaches_reapers: false, clock_spares_buddhas: false };
    expect(movesUntilTheEnd({ players: 4, ...before }, 316)).toBe(undefined);
  });
});
