import { impossible } from '../../../kernel/bad-input.ts';
import { type Decision, type DecisionReader, notAnAnswer } from '../../../kernel/decisions.ts';
import { mayImitateAtDeath } from '../animals.ts';
import { imitateAtDeath } from '../death.ts';
import type { Tell } from '../events.ts';
import { DONE, type Move } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { cloneOneSeat, type OneSeat, type State, stepOf, turnOf } from '../state.ts';
import { checkNoGifts } from './asking-positions.ts';
import { addImitations, objectionToImitating } from './imitation.ts';

/** A dying chameleon may still choose whom to imitate. MK-122 */
export const imitating: Decision<State, OneSeat<'imitating'>, Move, Tell> = {
  moves(state, wait) {
    const moves: Move[] = [];
    addImitations(moves, state, wait);
    moves.push(DONE);
    return moves;
  },
  objection(state, wait, _seat, move) {
    if (move.type === 'done') return undefined;
    return move.type === 'imitate'
      ? objectionToImitating(state, wait, move.species)
      : refuse('imitate-or-be-done');
  },
  answer(state, wait, _seat, move, tell) {
    switch (move.type) {
      case 'imitate':
        return imitateAtDeath(state, wait, move.species, tell);
      case 'done':
        return imitateAtDeath(state, wait, null, tell);
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

export const imitatingReader: DecisionReader<State, OneSeat<'imitating'>> = {
  keys: [],
  read: (_given, _place, state) => stepOf('imitating', turnOf(state).seat, 0),
  /** Who dies has no hand. MK-26, MK-29, MK-122 */
  check(state, { type, seat }, place) {
    checkNoGifts(state);
    if (state.hands[seat].length > 0 || !mayImitateAtDeath(state, seat)) impossible(place, type);
  },
};
