import { fastRandom, findMove, framesFor, type Game, type Seat } from '@samsara/engine';
import { type Body, bodyOf, type Entry, isMove } from '@samsara/table';

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
export function taughtSomething(
  game: Game,
  after: unknown,
  { seat, text, before, events }: LastMove,
): boolean {
  const seen = whatIsSeen(game, after, events, seat);
  const view = game.view(before, seat);
  for (let world = 1; world <= WORLDS; world++) {
    const imagined = game.imagine(view, fastRandom(world));
    const move = findMove(game, imagined, seat, text);
    if (move === undefined) return true;
    const happened: unknown[] = [];
    game.apply(imagined, seat, move, (event) => happened.push(event));
    if (whatIsSeen(game, imagined, happened, seat) !== seen) return true;
  }
  return false;
}

function whatIsSeen(game: Game, state: unknown, events: readonly unknown[], viewer: Seat): string {
  return JSON.stringify([game.view(state, viewer), framesFor(game, events, viewer)]);
}

/** Where a seat's last move stands among the entries; -1 if there is none. */
export function lastMoveOf(entries: readonly Entry[], seat: Seat | null): number {
  const movers = entries.map((entry) => {
    const body = bodyOf(entry);
    return isMove(body) && body[0] === 'm' ? body[1] : undefined;
  });
  return seat === null ? -1 : movers.lastIndexOf(seat);
}

/** Who plays for whom stays as it is when moves are taken back. */
export function isKeptInUndo(body: Body): boolean {
  return !isMove(body) && (body.type === 'hand-over' || body.type === 'take-back');
}
