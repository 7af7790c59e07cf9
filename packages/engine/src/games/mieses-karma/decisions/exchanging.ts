import { impossible } from '../../../kernel/bad-input.ts';
import { type Decision, type DecisionReader, notAnAnswer } from '../../../kernel/decisions.ts';
import { exchange, keepHand } from '../asking.ts';
import type { Tell } from '../events.ts';
import { EXCHANGE, KEEP_HAND, type Move } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { cloneOneSeat, type OneSeat, type State, stepOf, turnOf } from '../state.ts';
import { checkNoGifts, checkRequest } from './asking-positions.ts';

/** Nobody gave: the whole hand may be exchanged. MK-24, MK-112 */
export const exchanging: Decision<State, OneSeat<'exchanging'>, Move, Tell> = {
  moves: () => [EXCHANGE, KEEP_HAND],
  objection: (_state, _wait, _seat, { type }) =>
    type === 'exchange' || type === 'keep-hand' ? undefined : refuse('exchange-or-keep'),
  answer(state, wait, seat, move, tell) {
    switch (move.type) {
      case 'exchange':
        return exchange(state, seat, tell);
      case 'keep-hand':
        return keepHand(state);
      default:
        return notAnAnswer(wait, move);
    }
  },
  time: ({ options }) => options.decision_ms,
  lateMove: () => KEEP_HAND,
  shown: cloneOneSeat,
  imagined: cloneOneSeat,
  describe: ({ type }) => ({ type }),
};

export const exchangingReader: DecisionReader<State, OneSeat<'exchanging'>> = {
  keys: [],
  read(_given, _place, state) {
    const turn = turnOf(state);
    turn.asked = true;
    return stepOf('exchanging', turn.seat, 0);
  },
  /** There is a hand to exchange. MK-24, MK-102 */
  check(state, { type, seat }, place) {
    checkRequest(state, place);
    checkNoGifts(state);
    if (state.hands[seat].length === 0) impossible(place, type);
  },
};
