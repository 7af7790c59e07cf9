import { fastRandom, oneOf, readOptions } from '@samsara/engine';
import { describe, expect, test } from 'vitest';
import type { Effect, GameScreen } from '../contract/board.ts';
import { GAME_IDS, loadScreen } from './index.ts';

const ZONE = /^[a-z-]+(:\d+)?$/;

/** Everything that is seen besides cards in one game that chance plays. */
async function effectsOf(screen: GameScreen, seed: number): Promise<Effect[]> {
  const { game } = screen;
  const [words, staging] = await Promise.all([screen.words('en'), screen.staging()]);
  const state = game.setup(readOptions(game, {}), seed);
  const random = fastRandom(seed);
  const found: Effect[] = [];
  while (game.outcome(state) === undefined) {
    // In a race nobody need act: the clock ends it.
    const actor = game.deciding(state).at(0) ?? 'clock';
    const [waits] = game.legalMoves(state, actor);
    const view = game.view(state, 'onlooker');
    const events: unknown[] = [];
    const move = actor === 'clock' ? waits : oneOf(random, game.legalMoves(state, actor));
    game.apply(state, actor, move, (event) => events.push(event));
    for (const event of events) {
      const shown = game.show(event, 'onlooker');
      if (shown !== null) found.push(...(staging.effects?.(shown, view, words) ?? []));
    }
  }
  return found;
}

describe.each(GAME_IDS)('effects of %s', (id) => {
  test('name zones and seats that exist, in whole games', async () => {
    const screen = await loadScreen(id);
    const effects = await effectsOf(screen, 1);
    expect(effects.length).toBeGreaterThan(20);
    for (const effect of effects) {
      const zones = [('zone' in effect && effect.zone) || null, ('from' in effect && effect.from) || null];
      for (const zone of zones) if (zone !== null) expect(zone).toMatch(ZONE);
      if (effect.type === 'face') expect(effect.seat).toBeGreaterThanOrEqual(0);
      if (effect.type === 'petals') expect(effect.count).toBeGreaterThanOrEqual(0);
    }
    expect(effects.some(({ type }) => type === 'face')).toBe(true);
  });
});
