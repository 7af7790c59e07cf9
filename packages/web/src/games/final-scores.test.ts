import { fastRandom, type Game, oneOf, readOptions } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { describe, expect, test } from 'vitest';
import type { BoardProps } from '../contract/board.ts';
import { inOrderOfPlaces } from '../result/places.ts';
import { loadScreen } from './index.ts';

describe.each(Object.entries(GAMES))('the result of %s', (id, rules) => {
  const game = rules as Game;

  test.each([1, 2, 3])('has the winners before the others, and a cell for every column, %i', async (seed) => {
    const screen = await loadScreen(id);
    const { min, max } = game.meta.seats;
    const players = Math.min(max, min + seed);
    const state = game.setup(
      readOptions(game, { ...game.meta.simulated, players, ...SHORT[id] }) as never,
      seed,
    );
    const random = fastRandom(seed);
    for (let deciding = game.deciding(state); deciding.length > 0; deciding = game.deciding(state)) {
      const seat = oneOf(random, deciding);
      game.apply(state, seat, game.pickMove(state, seat, random));
    }
    const view = game.view(state, 'onlooker');
    const props = { view, playId: String(seed), words: await screen.words('en') };
    const { finalScore } = await screen.result();
    const final = finalScore(props as unknown as BoardProps);
    const placed = inOrderOfPlaces(final);
    const outcome = game.outcome(state);
    const isWinner = placed.map(({ seat }) => outcome?.winners.includes(seat) ?? false);
    expect(placed.map(({ seat }) => seat).sort((a, b) => a - b)).toEqual(final.seats.map((_, seat) => seat));
    expect(isWinner).toEqual([...isWinner].sort((a, b) => Number(b) - Number(a)));
    expect(placed[0].place).toBe(1);
    for (const { cells } of placed) expect(cells).toHaveLength(final.columns.length);
    // What is counted comes last: it never runs against the order of places.
    if (outcome?.points) expect(placed.map(({ cells }) => cells.at(-1))).toEqual(inOrder(outcome.points, id));
  });
});

/** Fewest penalty points first in STOP, most points first elsewhere. ST-29, MK-55 */
function inOrder(points: readonly number[], id: string): number[] {
  return [...points].sort((a, b) => (id === 'stop' ? a - b : b - a));
}

const SHORT: Readonly<Record<string, object>> = { stop: { target_points: 60 } };
