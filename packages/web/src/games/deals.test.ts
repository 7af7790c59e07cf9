import { readOptions } from '@samsara/engine';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, loadScreen } from './index.ts';

const SEATS = 3;

async function fresh(id: (typeof GAME_IDS)[number]) {
  const screen = await loadScreen(id);
  const { game } = screen;
  return { screen, game, state: game.setup(readOptions(game, { players: SEATS }), 7) };
}

describe.each(GAME_IDS)('the deal of %s', (id) => {
  test('is seen by everybody as long as nobody has decided anything', async () => {
    const { screen, game, state } = await fresh(id);
    for (const viewer of [0, 1, 'onlooker'] as const) {
      const view = game.view(state, viewer);
      expect(screen.deal?.(view)?.from).toMatch(/^[a-z]+$/);
      for (let seat = 0; seat < SEATS; seat++) expect(screen.hand(view, seat).count).toBeGreaterThan(3);
    }
  });

  test('is over once somebody has', async () => {
    const { screen, game, state } = await fresh(id);
    // In a race nobody need act: the clock ends it.
    const actor = game.deciding(state).at(0) ?? 'clock';
    game.apply(state, actor, game.legalMoves(state, actor)[0]);
    expect(screen.deal?.(game.view(state, 'onlooker'))).toBeNull();
  });
});
