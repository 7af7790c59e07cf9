import type { PlayedGame } from '../game.ts';
import { findMove } from '../notation.ts';
import type { Random } from '../random.ts';
import type { Seat, Viewer } from '../seats.ts';

/** What a seat sees of a move: the view after it, and its events with null for those it may not know of. */
export interface SeenMove<Event = unknown, View = unknown> {
  readonly view: View;
  readonly events: readonly (Event | null)[];
}

/**
 * What a seat would see of a move of its own in one state that fits its view; nothing if the move is not legal there. What
 * looks the same in every such state was known beforehand; whatever differs depends on hidden cards or on chance.
 */
export function imagineMove<State, Move, Event, View>(
  game: PlayedGame<State, Move, Event, View>,
  view: View,
  seat: Seat,
  text: string,
  random: Random,
): SeenMove<Event, View> | undefined {
  const state = game.imagine(view, random);
  const move = findMove(game, state, seat, text);
  if (move === undefined) return undefined;
  const events: Event[] = [];
  game.apply(state, seat, move, (event) => events.push(event));
  return seenMove(game, state, events, seat);
}

/** The same for a move that has been made: `state` is the one after it. */
export function seenMove<State, Move, Event, View>(
  game: PlayedGame<State, Move, Event, View>,
  state: State,
  events: readonly Event[],
  seat: Seat,
): SeenMove<Event, View> {
  return { view: game.view(state, seat), events: framesFor(game, events, seat) };
}

/** One frame for every event, null where there is nothing to show, so that counts and gaps say nothing. */
export function framesFor<Event>(
  game: Pick<PlayedGame<never, never, Event>, 'show'>,
  events: readonly Event[],
  viewer: Viewer,
): (Event | null)[] {
  return events.map((event) => game.show(event, viewer) ?? null);
}
