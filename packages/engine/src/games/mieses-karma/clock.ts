import type { Deadline } from '../../kernel/events.ts';
import { currentWait } from '../../kernel/pending.ts';
import { REAPER, RIGHT_SIGN } from './cards.ts';
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
    case 'scoring':
      return legal[0];
    default:
      return DONE;
  }
}

/** The first hand card that may be attached and is no reaper, or else the first one is put on the discard pile. MK-175 */
function cardActionFor(state: State, { seat }: Turn): Move {
  const hand = state.hands[seat];
  const card = hand.find((each) => RIGHT_SIGN[each] !== REAPER && mayAttach(state, seat, each, 'right'));
  return card === undefined ? DISCARD[hand[0]] : ATTACH_RIGHT[card];
}
