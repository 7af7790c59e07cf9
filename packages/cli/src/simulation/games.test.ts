import { BOTS, below, fastRandom, type Game, readOptions } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { describe, expect, test } from 'vitest';
import { playWithBots } from './bot-game.ts';
import { playRandomly } from './random-game.ts';
import { seedsFrom } from './seeds.ts';

describe('seeds', () => {
  const seeds = seedsFrom('text');

  test('the same text and number give the same seeds, others do not', () => {
    expect(seedsFrom('text')(7)).toEqual(seeds(7));
    expect(seedsFrom('texts')(7)).not.toEqual(seeds(7));
    const all = Array.from({ length: 20_000 }, (_, game) => seeds(game));
    expect(new Set(all.flatMap(({ deal, bots }) => [deal, bots])).size).toBe(40_000);
  });

  test('neighbouring games are unrelated: their first draws agree as often as by chance', () => {
    const draws = Array.from({ length: 20_000 }, (_, game) => below(fastRandom(seeds(game).deal), 16));
    const agreeing = draws.filter((draw, game) => game > 0 && draw === draws[game - 1]).length;
    // 1 in 16 of 20,000 is 1,250, with a standard deviation of 34.
    expect(Math.abs(agreeing - 1250)).toBeLessThan(4 * 34);
  });
});

describe.each(Object.entries(GAMES))('%s', (_, game: Game) => {
  const options = readOptions(game, { ...game.meta.simulated, players: 3 });
  const GAMES_PLAYED = 8;

  /** Mean and standard error of the lengths of games. */
  function lengths(play: (number: number) => number): { mean: number; error: number } {
    const all = Array.from({ length: GAMES_PLAYED }, (_, number) => play(number));
    const mean = all.reduce((sum, length) => sum + length, 0) / all.length;
    const variance = all.reduce((sum, length) => sum + (length - mean) ** 2, 0) / (all.length - 1);
    return { mean, error: Math.sqrt(variance / all.length) };
  }

  test('the fast way plays like the random bots, which see their views alone', () => {
    const bots = [BOTS.random, BOTS.random, BOTS.random];
    const fast = lengths((number) =>
      playRandomly(game, game.setup(options, number), fastRandom(number + 1000)),
    );
    const slow = lengths((number) =>
      playWithBots(game, game.setup(options, number), bots, fastRandom(number + 2000)),
    );
    expect(Math.abs(fast.mean - slow.mean)).toBeLessThan(4 * Math.hypot(fast.error, slow.error) + 1);
  });

  test('every game comes to its end', () => {
    const state = game.setup(options, 5);
    playRandomly(game, state, fastRandom(5));
    expect(game.outcome(state)).toBeDefined();
    expect(game.deciding(state)).toEqual([]);
  });
});
