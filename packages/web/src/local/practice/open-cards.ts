import type { PlayedGame, Viewer } from '@samsara/engine';
import type { LocalPlan } from '../worker/plan.ts';

/** The same rules, but for the first person at the table every hand lies open. What bots see stays what their seats may see. */
export function withOpenCards(game: PlayedGame, { seats }: LocalPlan): PlayedGame {
  const person = seats.findIndex(({ kind }) => kind === 'person');
  return {
    ...game,
    view: (state, viewer) => (viewer === person ? openView(game, state, person) : game.view(state, viewer)),
    show: (event, viewer) => shown(game, event, viewer, person),
  };
}

/** The table as one seat sees it, with every other seat as its own player sees it. */
function openView(game: PlayedGame, state: unknown, person: number): unknown {
  const view = game.view(state, person) as { readonly seats: readonly unknown[] };
  const seats = view.seats.map((_, seat) => (game.view(state, seat) as { seats: unknown[] }).seats[seat]);
  return { ...view, seats };
}

/** Nothing more happens before open eyes, but what happens names its cards. */
function shown(game: PlayedGame, event: unknown, viewer: Viewer, person: number): unknown {
  const usual = game.show(event, viewer);
  return viewer === person && usual !== undefined ? event : usual;
}
