import { type Emit, hashOf, type PlayedGame, type Viewer } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { BotsAtSeats, DelayedView } from '@samsara/table';

/** A bit that depends on everything in the state, the hidden cards included. */
function secretBit(game: PlayedGame, state: unknown): number {
  return Number.parseInt(hashOf(game.describe(state)).slice(0, 1), 16) % 2;
}

/** Leaks of every sort that somebody could build into a game by mistake. */
const IN_GAMES: Readonly<Record<string, (game: PlayedGame) => Partial<PlayedGame>>> = {
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

/** Leaks in the server itself; each gives back what takes it away. */
const IN_SERVER: Readonly<Record<string, () => () => void>> = {
  /** Spectators are one move less late than they should be. */
  delay: () => {
    const { follow } = DelayedView.prototype;
    DelayedView.prototype.follow = function (this: { delay: number }, entry, live) {
      this.delay--;
      const told = follow.call(this as DelayedView, entry, live);
      this.delay++;
      return told;
    };
    return () => {
      DelayedView.prototype.follow = follow;
    };
  },
};

/** Bots think longer for what they really hold; until the returned function is called. */
export function plantInPauses(): () => void {
  const { hardnessAt } = BotsAtSeats.prototype;
  BotsAtSeats.prototype.hardnessAt = ({ game, state }) => secretBit(game, state);
  return () => {
    BotsAtSeats.prototype.hardnessAt = hardnessAt;
  };
}

export const PLANTED: readonly string[] = [...Object.keys(IN_GAMES), ...Object.keys(IN_SERVER)];

/** Plants a leak until the returned function is called. */
export function plant(leak: string): () => void {
  if (!PLANTED.includes(leak)) throw new Error(`no leak is called ${leak}: ${PLANTED.join(', ')}`);
  if (leak in IN_SERVER) return IN_SERVER[leak]();
  const before = Object.values(GAMES).map((game) => ({ ...game }));
  for (const game of Object.values(GAMES)) Object.assign(game, IN_GAMES[leak](game));
  return () => {
    for (const [i, game] of Object.values(GAMES).entries()) Object.assign(game, before[i]);
  };
}
