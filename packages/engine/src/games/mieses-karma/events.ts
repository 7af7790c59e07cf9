import type { Emit } from '../../kernel/events.ts';
import type { Outcome } from '../../kernel/game.ts';
import type { Seat, Viewer } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import type { Species } from './cards.ts';
import type { End } from './moves.ts';

/** Cards that only their owner may see; null for everybody else. */
type Secret = readonly Card[] | null;

/** A card laid as a gift. */
export interface Gift {
  readonly seat: Seat;
  readonly card: Card;
}

/** What happens in a game, as its state tells it; `show` gives each viewer what they may know of it. */
export type Event =
  | { readonly type: 'attached'; readonly seat: Seat; readonly card: Card; readonly end: End }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: Card }
  /** Abilities. MK-116, MK-117, MK-121, MK-129, MK-122 */
  | { readonly type: 'salvaged'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'stole'; readonly seat: Seat; readonly from: Seat; readonly card: Card }
  | { readonly type: 'added'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'imitated'; readonly seat: Seat; readonly species: Species }
  /** Asking. MK-14, MK-17, MK-19, MK-20, MK-24 */
  | { readonly type: 'asked'; readonly seat: Seat }
  | { readonly type: 'laid'; readonly seat: Seat; readonly cards: Secret }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'opened'; readonly gifts: readonly Gift[] }
  | {
      readonly type: 'took';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: Card;
      readonly end: End;
    }
  | { readonly type: 'nobody-gave'; readonly seat: Seat }
  /** Hand cards go to the discard pile all at once. MK-24, MK-29 */
  | { readonly type: 'put-away'; readonly seat: Seat; readonly count: number; readonly cards: Secret }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: Secret }
  | { readonly type: 'reshuffled'; readonly count: number }
  /** Death and rebirth. MK-26, MK-30, MK-34, MK-39, MK-44 */
  | { readonly type: 'died'; readonly seat: Seat; readonly reaper: boolean }
  | { readonly type: 'karma'; readonly seat: Seat; readonly gained: number; readonly karma: number }
  | { readonly type: 'foursomes'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'scored'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'kept'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'cleared'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'reborn'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'second-turn'; readonly seat: Seat }
  | { readonly type: 'timed-out'; readonly seats: readonly Seat[] }
  | { readonly type: 'ended'; readonly outcome: Outcome };

export type Tell = Emit<Event> | undefined;

/** The event as this viewer may know it. MK-159, MK-165, MK-168, MK-171 */
export function show(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'laid':
    case 'put-away':
    case 'drew':
      return viewer === event.seat ? event : { ...event, cards: null };
    default:
      return event;
  }
}
