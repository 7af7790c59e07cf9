import { readOptions } from '@samsara/engine';
import { describe, expect, test } from 'vitest';
import { dealt } from '../motion/aside/deal.ts';
import { endOf, planStep } from '../motion/flights.ts';
import { GAME_IDS, loadScreen } from './index.ts';

const SEATS = 3;

async function fresh(id: (typeof GAME_IDS)[number]) {
  const screen = await loadScreen(id);
  const { game } = screen;
  const state = game.setup(readOptions(game, { players: SEATS }), 7);
  return { screen, game, state };
}

/** What each zone gets, in order. */
const DEALT = {
  karma: ['hidden', 3, 'hand', 6],
  stop: ['hand', 7],
  karmaka: ['deck', 2, 'hand', 4],
  'mieses-karma': ['hand', 4],
};

describe.each(GAME_IDS)('the deal of %s', (id) => {
  test('gives everybody their first cards, whoever looks', async () => {
    const { screen, game, state } = await fresh(id);
    for (const viewer of [1, 'onlooker'] as const) {
      const view = game.view(state, viewer);
      const deal = screen.deal?.(view) ?? null;
      expect(deal).not.toBeNull();
      if (deal === null) return;
      const scenes = dealt({ screen, view, seats: SEATS, deal });
      const flights = scenes.map(({ flights: [flight] }) => flight);
      const zones = [...new Set(flights.map(({ to }) => to.split(':')[0]))];
      const fewest = (zone: string) =>
        Math.min(...flights.filter(({ to }) => to.startsWith(`${zone}:`)).map(({ cards }) => cards.length));
      expect(flights).toHaveLength(zones.length * SEATS);
      expect(zones.flatMap((zone) => [zone, fewest(zone)])).toEqual(DEALT[id]);
      expect(flights.every(({ cards }) => cards.every((card) => card === null))).toBe(true);
    }
  });

  test('is over once somebody has decided something', async () => {
    const { screen, game, state } = await fresh(id);
    // In a race nobody need act: the clock ends it.
    const actor = game.deciding(state).at(0) ?? 'clock';
    game.apply(state, actor, game.legalMoves(state, actor)[0]);
    expect(screen.deal?.(game.view(state, 'onlooker'))).toBeNull();
  });
});

test('title, cards and fan take 2.6 seconds together, at however many seats', async () => {
  const screen = await loadScreen('karma');
  const { game } = screen;
  for (const players of [2, 5, 12]) {
    const view = game.view(game.setup(readOptions(game, { players, edition: 'set' }), 7), 0);
    const scenes = dealt({
      screen,
      view,
      seats: players,
      deal: { from: 'draw', first: { zone: 'hidden', count: 3 } },
    });
    const { legs } = planStep(scenes, 1, () => 600, { before: 820, after: 360 });
    expect(endOf(legs) + 360).toBeLessThanOrEqual(2600.001);
    expect(legs.reduce((cards, { more }) => cards + 1 + more, 0)).toBe(players * 9);
  }
});
