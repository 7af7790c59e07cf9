import type { Emit } from '../../kernel/events.ts';
import type { Outcome } from '../../kernel/game.ts';
import type { Seat, Viewer } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import type { Calls } from './calls.ts';
import type { Direction } from './moves.ts';
import type { RoundResult } from './state.ts';

/** Cards that only some may see; null for everybody else. */
type Secret = readonly Card[] | null;

/** Why cards are drawn. ST-13, ST-20, ST-23, ST-34, ST-48 */
export type Drawing = 'turn' | 'call' | 'two' | 'plus-x';

/** What lies between playing a card on turn and throwing it in. ST-09, ST-15, ST-35, ST-36, ST-45 */
export type Way = 'turn' | 'interjected' | 'answer';

/** What happens in a game, as its state tells it; `show` gives each viewer what they may know of it. */
export type Event =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly count: number; readonly cards: Secret }
  /** A card turned up to open the pile; one that does not stay goes back. ST-06, STR-21 */
  | { readonly type: 'opened'; readonly card: Card; readonly stays: boolean }
  /** One card, or Free Choice and a card; what was called with it. STR-11 */
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly way: Way;
      readonly card: Card;
      readonly free: boolean;
      readonly direction: Direction;
      readonly calls: Calls;
    }
  /** A call was missing. ST-20, ST-23 */
  | { readonly type: 'forgot'; readonly seat: Seat; readonly call: 'achtung' | 'stop' }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly why: Drawing;
      readonly count: number;
      readonly cards: Secret;
    }
  /** The card turned up for +X. ST-47 */
  | { readonly type: 'turned'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'skipped'; readonly seat: Seat }
  | { readonly type: 'reshuffled'; readonly count: number }
  | { readonly type: 'swapped'; readonly direction: Direction }
  | { readonly type: 'unlocked' }
  | { readonly type: 'timed-out'; readonly seat: Seat }
  /** `points` are the sums after this round. ST-24 */
  | { readonly type: 'scored'; readonly result: RoundResult; readonly points: readonly number[] }
  | { readonly type: 'ended'; readonly outcome: Outcome };

export type Tell = Emit<Event> | undefined;

/** The event as this viewer may know it. Section 13 of the rules. */
export function show(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'dealt':
    case 'drew':
      return viewer === event.seat ? event : { ...event, cards: null };
    default:
      return event;
  }
}
