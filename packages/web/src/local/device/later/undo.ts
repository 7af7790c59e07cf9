import { fastRandom, imagineMove, type PlayedGame, type Seat, seenMove } from '@samsara/engine';
import { type Body, bodyOf, type Entry, isMove } from '@samsara/table/device';

/** The last move of a person, and the moment before it. */
export interface LastMove {
  readonly seat: Seat;
  readonly text: string;
  readonly before: unknown;
  readonly events: readonly unknown[];
}

/** How many worlds are tried out. One that looks different is enough to forbid. */
const WORLDS = 24;

/** In some world the person could be in, the same move would have looked different: so it taught something. */
function taughtSomething(
  game: PlayedGame,
  after: unknown,
  { seat, text, before, events }: LastMove,
): boolean {
  const seen = JSON.stringify(seenMove(game, after, events, seat));
  const view = game.view(before, seat);
  for (let world = 1; world <= WORLDS; world++) {
    const other = imagineMove(game, view, seat, text, fastRandom(world));
    if (JSON.stringify(other) !== seen) return true;
  }
  return false;
}

/** Where a seat's last move stands among the entries; -1 if there is none. */
function lastMoveOf(entries: readonly Entry[], seat: Seat | null): number {
  const movers = entries.map((entry) => {
    const body = bodyOf(entry);
    return isMove(body) && body[0] === 'm' ? body[1] : undefined;
  });
  return seat === null ? -1 : movers.lastIndexOf(seat);
}

/** Who plays for whom stays as it is when moves are taken back. */
function isKeptInUndo(body: Body): boolean {
  return !isMove(body) && (body.type === 'hand-over' || body.type === 'take-back');
}

/** What a table needs to take moves back. */
export const undoing = { taughtSomething, lastMoveOf, isKeptInUndo };
