import type { PlayedGame } from './game.ts';
import type { Viewer } from './seats.ts';

/** Receives what happens, in order. Left out where nobody listens, as in search. */
export type Emit<Event> = (event: Event) => void;

/** A clock move that is due. Depends on public facts only. */
export interface Deadline {
  /** Which countdown this is: a new number means that time starts afresh. */
  readonly countdown: number;
  /** The notation of the clock's move. */
  readonly move: string;
  readonly ms: number;
}

/** One frame for every event, null where there is nothing to show, so that counts and gaps say nothing. */
export function framesFor<Event>(
  game: Pick<PlayedGame<never, never, Event>, 'show'>,
  events: readonly Event[],
  viewer: Viewer,
): (Event | null)[] {
  return events.map((event) => game.show(event, viewer) ?? null);
}
