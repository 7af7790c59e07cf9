import { currentWait, waitingFor } from '../../../kernel/pending.ts';
import type { Seat } from '../../../kernel/seats.ts';
import {
  ANIMALS,
  LEFT_SIGN,
  POWER_OF,
  type Power,
  REAPER,
  RIGHT_SIGN,
  SIGNS,
  type SignName,
  SYMBOL_OF,
} from '../cards.ts';
import type { Step, Turn } from '../state.ts';
import type { View } from '../view.ts';

/** What the reader of a view is to do now. */
export type Expected =
  | { readonly type: 'nothing' }
  | { readonly type: 'others'; readonly seats: readonly Seat[] }
  | ExpectedTurn
  | ExpectedGift
  | ExpectedAnswer;

export interface ExpectedTurn {
  readonly type: 'turn';
  readonly cardAction: boolean;
  readonly ability: boolean;
  readonly ask: boolean;
  readonly end: boolean;
}

/** Depends on the line of whoever asks, never on the seat's own hand. MK-167 */
export interface ExpectedGift {
  readonly type: 'gift';
  readonly asking: Seat;
  /** The signs at the open ends of that line. */
  readonly ends: readonly SignName[];
}

export interface ExpectedAnswer {
  readonly type: Step['type'];
  /** Cards still to be chosen, or cards in hand where the hand may be exchanged. */
  readonly count: number;
}

export function expectedOf(view: View, you: Seat | null): Expected {
  if (view.outcome) return { type: 'nothing' };
  const seats = waitingFor(view.pending);
  if (you === null || !seats.includes(you)) return { type: 'others', seats };
  const wait = currentWait(view.pending);
  if (wait.type === 'giving') return expectedGift(view, (view.pending[0] as Turn).seat);
  if (wait.type === 'turn') return expectedTurn(view, wait);
  return { type: wait.type, count: wait.type === 'exchanging' ? view.seats[wait.seat].handCount : wait.left };
}

function expectedGift(view: View, asking: Seat): ExpectedGift {
  return { type: 'gift', asking, ends: openEnds(view, asking).map((sign) => SIGNS[sign]) };
}

/** Abilities that are used as an action; the others work by themselves or after the turn. MK-114 */
const ACTIONS: readonly Power[] = [
  'take-top-discard',
  'swap-one',
  'steal-end-card',
  'attach-extra',
  'imitate',
];

function expectedTurn(view: View, turn: Turn): ExpectedTurn {
  const { handCount } = view.seats[turn.seat];
  return {
    type: 'turn',
    cardAction: !turn.acted && handCount > 0,
    ability: !turn.used && ACTIONS.includes(powerIn(view, turn)),
    ask: !turn.asked && openEnds(view, turn.seat).length > 0,
    end: turn.acted || handCount === 0,
  };
}

function powerIn(view: View, turn: Turn): Power {
  const own = POWER_OF[view.seats[turn.seat].animal];
  return own === 'imitate' && turn.imitates !== null ? ANIMALS[turn.imitates].power : own;
}

/** The signs at the open ends of the line on turn. MK-90 */
function openEnds(view: View, seat: Seat): number[] {
  const { animal, right, left } = view.seats[seat];
  const rightEnd = right.length === 0 ? SYMBOL_OF[animal] : RIGHT_SIGN[right[right.length - 1]];
  const leftEnd = left.length === 0 ? SYMBOL_OF[animal] : LEFT_SIGN[left[left.length - 1]];
  const twoWays = powerIn(view, view.pending[0] as Turn) === 'two-directions';
  return [...(rightEnd === REAPER ? [] : [rightEnd]), ...(twoWays ? [leftEnd] : [])];
}
