import { describe, expect, test } from 'vitest';
import type { Game, Outcome } from '../kernel/game.ts';
import { fastRandom, makeRandom, type Random, type Seed, shuffle } from '../kernel/random.ts';
import { chanceIn } from './chance.ts';
import { luckIn } from './luck.ts';
import { timelineFrom } from './timeline.ts';

/**
 * A game that can be worked out by hand. Four cards lie face down, one of them is the ace (1). Seat 0 draws the top card
 * and wins with the ace; otherwise seat 1 wins. Before the draw the chances are 1/4 and 3/4.
 */
interface State {
  random: Random;
  readonly stock: number[];
  drawn: number | null;
}

const outcomeOf = ({ drawn }: State): Outcome | undefined =>
  drawn === null
    ? undefined
    : { winners: [drawn === 1 ? 0 : 1], losers: [drawn === 1 ? 1 : 0], reason: 'drawn', points: null };

const ACES = {
  setup(_options: unknown, seed: Seed): State {
    const state: State = { random: makeRandom(seed), stock: [0, 0, 0, 1], drawn: null };
    shuffle(state.random, state.stock);
    return state;
  },
  clone: ({ random, stock, drawn }: State): State => ({ random: { ...random }, stock: stock.slice(), drawn }),
  deciding: ({ drawn }: State) => (drawn === null ? [0] : []),
  mayInterrupt: () => [],
  legalMoves: ({ drawn }: State, actor: unknown) => (drawn === null && actor === 0 ? ['draw'] : []),
  apply(state: State): void {
    state.drawn = state.stock.pop() as number;
  },
  outcome: outcomeOf,
  notation: (move: string) => move,
  spell: (_state: State, _actor: unknown, attempt: string) => attempt,
  taste: { likes: () => 0, chances: () => [0.25, 0.75], lookahead: 0 },
  review: {
    pools: ({ stock }: State) => [[{ zone: stock, places: stock.map((_, place) => place) }]],
    lookahead: 0,
    weight: 1,
    calibrations: {},
  },
} as unknown as Game<State, string>;

/** So many looks leave a standard error of 0.01. */
const LOOKS = 2000;

const played = (top: number): State => ({
  random: fastRandom(1),
  stock: top === 1 ? [0, 0, 0, 1] : [0, 1, 0, 0],
  drawn: null,
});

describe('what the cards bring', () => {
  test.each([
    // Whoever draws the ace had 1/4 and has won; without it they have lost what they had.
    [1, 0.75],
    [0, -0.25],
  ])('a draw of %i brings seat 0 %d, and seat 1 the opposite', (top, luck) => {
    const [seat0, seat1] = luckIn(ACES, {}, played(top), ['0 draw'], LOOKS, 7);
    expect(Math.abs(seat0 - luck)).toBeLessThan(0.04);
    expect(seat1).toBe(-seat0);
  });

  test('over all that could have come it is nothing', () => {
    const lucks = [1, 0, 0, 0].map((top) => luckIn(ACES, {}, played(top), ['0 draw'], LOOKS, 9)[0]);
    expect(Math.abs(lucks.reduce((sum, luck) => sum + luck, 0) / 4)).toBeLessThan(0.02);
  });

  test('the deal is an event before the first move, and brings nothing where nothing can be told from it', () => {
    const events = [...chanceIn(ACES, {}, timelineFrom(ACES, played(1), ['0 draw']), 4, 1)];
    expect(events.map(({ index }) => index)).toEqual([-1, 0]);
    expect(events[0].luck).toEqual([0, 0]);
  });

  test('the same seed gives the same luck', () => {
    const luck = (seed: number) => luckIn(ACES, {}, played(0), ['0 draw'], 16, seed);
    expect(luck(3)).toEqual(luck(3));
  });
});
