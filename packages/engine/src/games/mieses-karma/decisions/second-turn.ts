import { impossible } from '../../../kernel/bad-input.ts';
import { type Decision, type DecisionReader, notAnAnswer } from '../../../kernel/decisions.ts';
import { mayPlayAgain } from '../animals.ts';
import { mustDie } from '../death.ts';
import type { Tell } from '../events.ts';
import { AGAIN, DONE, type Move } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { cloneOneSeat, type OneSeat, type State, stepOf, turnOf } from '../state.ts';
import { leaveSecondTurn, takeSecondTurn } from '../turn.ts';
import { checkNoGifts } from './asking-positions.ts';

/** One more turn, or not. MK-128 */
export const secondTurn: Decision<State, OneSeat<'second-turn'>, Move, Tell> = {
  moves: () => [AGAIN, DONE],
  objection: (_state, _wait, _seat, { type }) =>
    type === 'again' || type === 'done' ? undefined : refuse('again-or-be-done'),
  answer(state, wait, _seat, move, tell) {
    switch (move.type) {
      case 'again':
        return takeSecondTurn(state, wait, tell);
      case 'done':
        return leaveSecondTurn(state, tell);
      default:
        return notAnAnswer(wait, move);
    }
  },
  time: ({ options }) => options.decision_ms,
  lateMove: () => DONE,
  shown: cloneOneSeat,
  imagined: cloneOneSeat,
  describe: ({ type }) => ({ type }),
};

export const secondTurnReader: DecisionReader<State, OneSeat<'second-turn'>> = {
  keys: [],
  read(_given, _place, state) {
    const turn = turnOf(state);
    turn.acted = true;
    return stepOf('second-turn', turn.seat, 0);
  },
  /** A cow that survives its turn. MK-128 */
  check(state, { type, seat }, place) {
    checkNoGifts(state);
    if (mustDie(state, seat) || !mayPlayAgain(state, turnOf(state))) impossible(place, type);
  },
};
