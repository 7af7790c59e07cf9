import { currentWait, waitingFor } from '../../../kernel/pending.ts';
import { fastRandom } from '../../../kernel/random.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { Card } from '../../../kernel/zones.ts';
import { mayDecline, mayTake } from '../decisions/playing-moves.ts';
import { mayDraw } from '../drawing.ts';
import type { Playing, State } from '../state.ts';
import { canPlay, demandFor, drawsFirst, mayPlayFrom, type Place } from '../table-cards.ts';
import { imagine, type View } from '../view.ts';

/** What the reader of a view is to do now. */
export type Expected =
  | { readonly type: 'nothing' }
  | { readonly type: 'others'; readonly seats: readonly Seat[]; readonly mayDraw: boolean }
  | { readonly type: 'look' }
  | { readonly type: 'choose'; readonly count: number }
  | { readonly type: 'draw' }
  | { readonly type: 'receiver'; readonly count: number }
  | ExpectedPlay;

export interface ExpectedPlay {
  readonly type: 'play';
  /** The extra play of TABLE. */
  readonly extra: boolean;
  readonly from: readonly Exclude<Place, 'nowhere'>[];
  /** The card to match; null where any card goes. */
  readonly demand: Card | null;
  readonly opensPile: boolean;
  /** Is there a card that fits? A hidden card always may. */
  readonly canPlay: boolean;
  readonly mayTake: boolean;
  readonly mayDecline: boolean;
}

export function expectedOf(view: View, you: Seat | null): Expected {
  if (view.outcome) return { type: 'nothing' };
  const seats = waitingFor(view.pending);
  const state = imagine(view, fastRandom(1));
  if (you === null || !seats.includes(you)) {
    return { type: 'others', seats, mayDraw: you !== null && mayDraw(state, you) };
  }
  const wait = currentWait(state.pending);
  switch (wait.type) {
    case 'foresight':
      return { type: 'look' };
    case 'choosing':
      return { type: 'choose', count: view.options.open_cards };
    case 'receiver':
      return { type: 'receiver', count: view.pileCount };
    default:
      return drawsFirst(state, wait) ? { type: 'draw' } : expectedPlay(state, wait);
  }
}

/** The rules look only at what is public or the reader's own, so they may be asked about an imagined state. */
function expectedPlay(state: State, wait: Playing): ExpectedPlay {
  return {
    type: 'play',
    extra: wait.type === 'extra',
    from: PLACES.filter((place) => mayPlayFrom(state, wait, place)),
    demand: demandFor(state, wait),
    opensPile: state.pile.length === 0,
    canPlay: canPlay(state, wait),
    mayTake: mayTake(state, wait),
    mayDecline: mayDecline(state, wait),
  };
}

const PLACES = ['open', 'hidden', 'hand'] as const;
