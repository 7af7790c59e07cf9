import { findMove, framesFor, oneOf, type PlayedGame, type Random, type Seat } from '@samsara/engine';
import { type PlannedMove, shownOf } from '@samsara/table/plans';

/** Something that may be seen before one is asked, and what one could answer then; what comes oftener stands first. */
export interface Ahead {
  /** Null where nothing is seen before. */
  readonly after: string | null;
  /** The moves by their notation. */
  readonly moves: readonly string[];
}

/** What may come, as far as the viewer can know. */
export interface Outlook {
  readonly ahead: readonly Ahead[];
  /** Own moves by their notation, to be named. */
  readonly moves: ReadonlyMap<string, unknown>;
}

const TRIES = 150;
const MOST_MOVES = 60;
const MOST_AHEAD = 40;

/**
 * What may come until the seat is asked again, after these planned moves: the game is imagined from the view and played on at
 * random, many times. So nothing is offered that the viewer could not know of.
 */
export function outlook(
  game: PlayedGame,
  view: unknown,
  seat: Seat,
  line: readonly PlannedMove[],
  random: Random,
): Outlook {
  const counts = new Map<string | null, Map<string, number>>();
  const moves = new Map<string, unknown>();
  for (let tries = 0; tries < TRIES; tries++) {
    const asked = playOn(game, game.imagine(view, random), seat, line, random);
    if (asked === undefined) continue;
    const counted = counts.get(asked.shown) ?? new Map<string, number>();
    counts.set(asked.shown, counted);
    for (const move of game.legalMoves(asked.state, seat)) {
      const text = game.notation(move);
      moves.set(text, move);
      counted.set(text, (counted.get(text) ?? 0) + 1);
    }
  }
  const ahead = [...counts].map(([after, counted]) => ({
    after,
    moves: byCount(counted),
    often: most(counted),
  }));
  ahead.sort((a, b) => b.often - a.often);
  return { ahead: ahead.slice(0, MOST_AHEAD), moves };
}

/** The moment in which the seat is asked after its planned moves, and what it saw last; undefined if it does not come to that. */
function playOn(game: PlayedGame, state: unknown, seat: Seat, line: readonly PlannedMove[], random: Random) {
  let shown: string | null = null;
  let planned = 0;
  for (let moves = 0; moves < MOST_MOVES && game.outcome(state) === undefined; moves++) {
    const deciding = game.deciding(state);
    if (deciding.includes(seat)) {
      if (planned === line.length) return { state, shown };
      const { after, move } = line[planned++];
      const own = after === null || after === shown ? findMove(game, state, seat, move) : undefined;
      if (own === undefined) return undefined;
      game.apply(state, seat, own);
      shown = null;
      continue;
    }
    const [actor] = deciding;
    const events: unknown[] = [];
    const hear = (event: unknown) => events.push(event);
    if (actor !== undefined) game.apply(state, actor, oneOf(random, game.legalMoves(state, actor)), hear);
    else game.apply(state, 'clock', game.legalMoves(state, 'clock')[0], hear);
    shown = shownOf(framesFor(game as never, events as never[], seat), seat) ?? shown;
  }
  return undefined;
}

function byCount(counted: ReadonlyMap<string, number>): string[] {
  return [...counted].sort(([, a], [, b]) => b - a).map(([text]) => text);
}

function most(counted: ReadonlyMap<string, number>): number {
  return Math.max(0, ...counted.values());
}
