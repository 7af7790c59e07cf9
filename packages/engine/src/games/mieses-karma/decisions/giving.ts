import { type Decision, type DecisionReader, notAnAnswer } from '../../../kernel/decisions.ts';
import type { Refusal } from '../../../kernel/game.ts';
import { at } from '../../../kernel/json.ts';
import { readCount } from '../../../kernel/position-parts.ts';
import type { Seat } from '../../../kernel/seats.ts';
import { askingOrder, decline, give } from '../asking.ts';
import type { Tell } from '../events.ts';
import { fitsLine, leftIsOpen, rightIsOpen } from '../line.ts';
import { DECLINE, GIVE, type Move } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { cloneGiving, type Giving, givingOf, type State, turnOf } from '../state.ts';
import { checkGifts, checkRequest } from './asking-positions.ts';
import { cardAt } from './fit-objections.ts';
import { isFirst, objectionToHeld } from './hand-cards.ts';

/** The others decide one after the other whether to give a card. MK-16, MK-106 */
export const giving: Decision<State, Giving, Move, Tell> = {
  /** Any fitting card, or none; declining is always open. MK-104, MK-105, MK-167 */
  moves(state, _wait, seat) {
    const asking = turnOf(state).seat;
    const hand = state.hands[seat];
    const moves: Move[] = [];
    for (let i = 0; i < hand.length; i++) {
      if (isFirst(hand, i) && fitsLine(state, asking, hand[i])) moves.push(GIVE[hand[i]]);
    }
    moves.push(DECLINE);
    return moves;
  },
  /** MK-17, MK-97, MK-104, MK-105 */
  objection(state, _wait, seat, move) {
    if (move.type === 'decline') return undefined;
    if (move.type !== 'give') return refuse('answer-the-request');
    const held = objectionToHeld(state, seat, move.card);
    if (held) return held;
    const asking = turnOf(state).seat;
    return fitsLine(state, asking, move.card) ? undefined : objectionToGift(state, asking);
  },
  answer(state, wait, _seat, move, tell) {
    switch (move.type) {
      case 'decline':
        return decline(state, wait, tell);
      case 'give':
        return give(state, wait, move.card, tell);
      default:
        return notAnAnswer(wait, move);
    }
  },
  time: ({ options }) => options.decision_ms,
  lateMove: () => DECLINE,
  shown: cloneGiving,
  imagined: cloneGiving,
  describe: ({ type, answered }) => ({ type, answered }),
};

/** Names the card at each open end, which says what sign is needed. MK-91, MK-105 */
function objectionToGift(state: State, asking: Seat): Refusal {
  const right = cardAt(state, asking, 'right');
  if (!leftIsOpen(state, asking)) return refuse('gift-does-not-fit', [right]);
  const left = cardAt(state, asking, 'left');
  return rightIsOpen(state, asking)
    ? refuse('gift-fits-no-end', [right, left])
    : refuse('gift-does-not-fit-left', [left]);
}

export const givingReader: DecisionReader<State, Giving> = {
  keys: ['answered'],
  read(given, place, state) {
    const turn = turnOf(state);
    const order = askingOrder(state, turn.seat);
    const answered = readCount(given.answered, at(place, 'answered'), order.length - 1);
    turn.asked = true;
    return givingOf(order, answered);
  },
  check(state, wait, place) {
    checkRequest(state, place);
    checkGifts(state, wait.order.slice(0, wait.answered));
  },
};
