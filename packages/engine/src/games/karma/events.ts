import type { Emit } from '../../kernel/events.ts';
import type { Outcome } from '../../kernel/game.ts';
import type { Seat, Viewer } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import type { Location } from './moves.ts';

/** Cards that only some may see; null for everybody else. */
type Secret = readonly Card[] | null;

/** What happens in a game, as its state tells it; `show` gives each viewer what they may know of it. */
export type Event =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly count: number; readonly cards: Secret }
  | { readonly type: 'looked'; readonly seat: Seat; readonly looked: boolean; readonly cards: Secret }
  | { readonly type: 'chose'; readonly seat: Seat }
  | { readonly type: 'opened'; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly from: Location;
      readonly card: Card;
      readonly count: number;
    }
  | { readonly type: 'turned'; readonly seat: Seat; readonly card: Card; readonly fits: boolean }
  /** `open`: everybody may know what the pile held. */
  | {
      readonly type: 'took';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: Secret;
      readonly open: boolean;
    }
  | {
      readonly type: 'gave';
      readonly seat: Seat;
      readonly to: Seat;
      readonly count: number;
      readonly cards: Secret;
      readonly open: boolean;
    }
  /** BOTTOM brought a card to the top. */
  | { readonly type: 'raised'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'triple'; readonly seat: Seat; readonly card: Card; readonly removed: readonly Card[] }
  /** GIVE left the game. */
  | { readonly type: 'left'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: Secret }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'went-out'; readonly seat: Seat }
  | { readonly type: 'came-back'; readonly seat: Seat }
  | { readonly type: 'timed-out'; readonly seats: readonly Seat[] }
  | { readonly type: 'ended'; readonly outcome: Outcome };

export type Tell = Emit<Event> | undefined;

/** The event as this viewer may know it. Section 15 of the rules. */
export function show(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'dealt':
    case 'looked':
    case 'drew':
      return viewer === event.seat ? event : { ...event, cards: null };
    case 'took':
      return event.open || viewer === event.seat ? event : { ...event, cards: null };
    case 'gave':
      return event.open || viewer === event.to ? event : { ...event, cards: null };
    default:
      return event;
  }
}
