import { fastRandom, type PlayedGame, type Seat, seenMove } from '@samsara/engine';
import { type MoveBody, moveOf } from '../../state/entries.ts';

/** How many worlds are tried out, and moves in each. One world that looks different is enough. */
const WORLDS = 24;
const MOST_TRIED = 400;

/**
 * Has a move taught a viewer something besides that it was made? It has if in some state that fits what they knew before it
 * no move would have looked like it. Who moved knows which move it was.
 */
export function hasTaught(game: PlayedGame, before: unknown, body: MoveBody, viewer: Seat): boolean {
  const { actor, text } = moveOf(body);
  const seen = sightOf(game, game.clone(before), actor, text, viewer);
  const view = game.view(before, viewer);
  for (let world = 1; world <= WORLDS; world++) {
    const state = game.imagine(view, fastRandom(world));
    if (!couldLookSo(game, state, actor, text, viewer, seen)) return true;
  }
  return false;
}

function couldLookSo(
  game: PlayedGame,
  state: unknown,
  actor: Seat | 'clock',
  text: string,
  viewer: Seat,
  seen: string | undefined,
): boolean {
  const texts = game.legalMoves(state, actor).map((move) => game.notation(move));
  const isSame = (each: string) => sightOf(game, game.clone(state), actor, each, viewer) === seen;
  if (texts.includes(text) && isSame(text)) return true;
  return viewer !== actor && texts.slice(0, MOST_TRIED).some(isSame);
}

/** A move as the viewer sees it, made in this state; undefined where it is not legal. */
function sightOf(
  game: PlayedGame,
  state: unknown,
  actor: Seat | 'clock',
  text: string,
  viewer: Seat,
): string | undefined {
  const move = game.legalMoves(state, actor).find((each) => game.notation(each) === text);
  if (move === undefined) return undefined;
  const events: unknown[] = [];
  game.apply(state, actor, move, (event) => events.push(event));
  return JSON.stringify(seenMove(game, state, events, viewer));
}
