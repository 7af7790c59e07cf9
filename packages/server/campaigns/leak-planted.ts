import { type Emit, type Game, hashOf, type Viewer } from '@samsara/engine';

/** A bit that depends on everything in the state, the hidden cards included. */
function secretBit(game: Game, state: unknown): number {
  return Number.parseInt(hashOf(game.describe(state)).slice(0, 1), 16) % 2;
}

/** Leaks of every sort that somebody could build in by mistake. */
export const PLANTED: Readonly<Record<string, (game: Game) => Partial<Game>>> = {
  view: (game) => {
    const view = game.view.bind(game);
    return {
      view: (state: unknown, viewer: Viewer) => ({
        ...(view(state, viewer) as object),
        hint: secretBit(game, state),
      }),
    };
  },
  length: (game) => {
    const view = game.view.bind(game);
    return {
      view: (state: unknown, viewer: Viewer) => ({
        ...(view(state, viewer) as object),
        pad: ' '.repeat(secretBit(game, state)),
      }),
    };
  },
  events: () => ({ show: (event: unknown) => event }),
  refusal: (game) => {
    const whyNot = game.whyNot.bind(game);
    return {
      whyNot: (state, actor, attempt) => ({
        ...whyNot(state, actor, attempt),
        cards: [String(secretBit(game, state))],
      }),
    };
  },
  count: (game) => {
    const apply = game.apply.bind(game);
    return {
      apply: (state: unknown, actor, move, emit?: Emit<unknown>) => {
        apply(state, actor, move, emit);
        if (secretBit(game, state) === 1) emit?.({ type: 'declined', seat: 0 });
      },
    };
  },
};

export function plant(game: Game, leak: string): void {
  const planted = PLANTED[leak];
  if (planted === undefined) throw new Error(`no leak is called ${leak}: ${Object.keys(PLANTED).join(', ')}`);
  Object.assign(game, planted(game));
}
