import type { Deadline } from '../../kernel/events.ts';
import { currentWait } from '../../kernel/pending.ts';
import { BUDDHAS, REAPER, RIGHT_SIGN } from './cards.ts';
import type { Move } from './moves.ts';
import { ATTACH_RIGHT, DECLINE, DISCARD, DONE, END, KEEP_HAND } from './moves.ts';
import type { State, Turn } from './state.ts';
import { mayAttach, mayEnd } from './turn.ts';

/** The time for the decision that is due; equal for everybody, whatever the hands. MK-167, MK-175 */
export function deadline(state: State): Deadline | undefined {
  const { decision_ms } = state.options;
  if (state.outcome || decision_ms === 0) return undefined;
  return { countdown: state.countdown, move: 'time-out', ms: decision_ms };
}

/** The move that is made for a seat whose time is up. MK-175 */
export function timeOutMove(state: State, legal: readonly Move[]): Move {
  const wait = currentWait(state.pending);
  switch (wait.type) {
    case 'turn':
      return mayEnd(state, wait) ? END : cardActionFor(state, wait);
    case 'giving':
      return DECLINE;
    case 'exchanging':
      return KEEP_HAND;
    case 'taking':
      return legal[0];
    case 'scoring':
      return scoringFor(state, legal);
    default:
      return DONE;
  }
}

/** The first hand card that may be attached, any other before a reaper; or else the first one is put on the discard pile. MK-175, MK-195 */
function cardActionFor(state: State, { seat }: Turn): Move {
  const hand = state.hands[seat];
  const fitting = hand.filter((card) => mayAttach(state, seat, card, 'right'));
  const living = fitting.find((card) => RIGHT_SIGN[card] !== REAPER);
  if (living !== undefined) return ATTACH_RIGHT[living];
  const reaper = fitting.length > 0 && state.options.clock_attaches_reapers;
  return reaper ? ATTACH_RIGHT[fitting[0]] : DISCARD[hand[0]];
}

/** The leftmost card of the line, one without a Buddha before the others. MK-175, MK-195 */
function scoringFor(state: State, legal: readonly Move[]): Move {
  const plain = legal.find((move) => move.type === 'score' && BUDDHAS[move.card] === 0);
  return state.options.clock_spares_buddhas && plain !== undefined ? plain : legal[0];
}
