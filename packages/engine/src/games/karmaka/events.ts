import type { Emit } from '../../kernel/events.ts';
import type { Outcome } from '../../kernel/game.ts';
import type { Seat, Viewer } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';

/** Cards that only some may see; null for everybody else. */
type Secret = readonly Card[] | null;

/** The four ways of playing a card. KK-39, KK-40, KK-41, KK-78 */
export type Way = 'deed' | 'ability' | 'future' | 'ally';

/** Areas a card can leave for the Ruins. */
export type Area = 'hand' | 'deck' | 'future' | 'deeds';

/** What happens in a game, as its state tells it; `show` gives each viewer what they may know of it. */
export type Event =
  | { readonly type: 'passed'; readonly seat: Seat }
  /** `card` is null for who may not know it; `to` is the owner of the Future or Deeds it went to. */
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly way: Way;
      readonly to: Seat;
      readonly card: Card | null;
    }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly from: 'deck' | 'source';
      readonly count: number;
      readonly cards: Secret;
    }
  | { readonly type: 'targeted'; readonly seat: Seat; readonly target: Seat; readonly card: Card }
  /** An ability is copied; `owner` has the Deed, null for a card ruined for Denial. */
  | { readonly type: 'copied'; readonly seat: Seat; readonly card: Card; readonly owner: Seat | null }
  /** Embody, Mimic or Denial, `card`, has nothing to copy, or would go round in a loop. KK-101, KK-106, KKR-39 */
  | { readonly type: 'copied-nothing'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'ruined'; readonly owner: Seat; readonly from: Area; readonly card: Card }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly target: Seat; readonly cards: Secret }
  | {
      readonly type: 'picked';
      readonly seat: Seat;
      readonly target: Seat;
      readonly count: number;
      readonly cards: Secret;
    }
  | { readonly type: 'kept'; readonly seat: Seat; readonly target: Seat; readonly card: Card | null }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'looked'; readonly seat: Seat; readonly count: number; readonly cards: Secret }
  | { readonly type: 'returned'; readonly seat: Seat; readonly count: number }
  /** A card goes face down onto the player's own Future. KKH-12, KKH-17 */
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly from: 'hand' | 'source';
      readonly card: Card | null;
    }
  | { readonly type: 'jubilated'; readonly seat: Seat; readonly card: Card }
  | {
      readonly type: 'fetched';
      readonly seat: Seat;
      readonly place: number;
      readonly to: 'hand' | 'future';
      readonly card: Card;
    }
  | { readonly type: 'thieved'; readonly seat: Seat; readonly target: Seat; readonly card: Card }
  | { readonly type: 'stole'; readonly seat: Seat; readonly target: Seat; readonly card: Card | null }
  | {
      readonly type: 'transmigrated';
      readonly seat: Seat;
      readonly place: number;
      readonly card: Card | null;
    }
  | {
      readonly type: 'offered';
      readonly seat: Seat;
      readonly card: Card;
      readonly to: readonly Seat[];
    }
  | { readonly type: 'accepted'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'refused'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'unwanted'; readonly card: Card }
  | { readonly type: 'reshuffled'; readonly count: number }
  | {
      readonly type: 'died';
      readonly seat: Seat;
      readonly deeds: number;
      readonly rings: number;
      readonly needed: number;
    }
  | { readonly type: 'ascended'; readonly seat: Seat; readonly rung: number }
  | { readonly type: 'stayed'; readonly seat: Seat; readonly ring: boolean }
  | {
      readonly type: 'reborn';
      readonly seat: Seat;
      readonly count: number;
      readonly deck: number;
      readonly cards: Secret;
    }
  | { readonly type: 'timed-out'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly outcome: Outcome };

export type Tell = Emit<Event> | undefined;

/** The event as this viewer may know it. Part 3 of the rules. */
export function show(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    // KKH-06
    case 'played':
      return isOpen(event.way) || viewer === event.seat || viewer === event.to
        ? event
        : { ...event, card: null };
    // KKH-08, KKH-09, KKH-12, KKH-19
    case 'drew':
    case 'peeked':
    case 'looked':
    case 'reborn':
      return viewer === event.seat ? event : { ...event, cards: null };
    // KKH-10
    case 'picked':
      return viewer === event.seat || viewer === event.target ? event : { ...event, cards: null };
    // KKH-10, KKH-13
    case 'kept':
    case 'stole':
      return viewer === event.seat || viewer === event.target ? event : { ...event, card: null };
    // KKH-12, KKH-14, KKH-17
    case 'placed':
    case 'transmigrated':
      return viewer === event.seat ? event : { ...event, card: null };
    default:
      return event;
  }
}

function isOpen(way: Way): boolean {
  return way === 'deed' || way === 'ability';
}
