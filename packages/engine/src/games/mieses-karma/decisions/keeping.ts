import { impossible } from '../../../kernel/bad-input.ts';
import { type Decision, type DecisionReader, notAnAnswer } from '../../../kernel/decisions.ts';
import { KEPT_BY_CAT, mayKeep } from '../animals.ts';
import { keepForNextLife, keptEnough } from '../death.ts';
import type { Tell } from '../events.ts';
import { DONE, KEEP, type Move } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { cloneOneSeat, type OneSeat, type State, stepOf, turnOf } from '../state.ts';
import { checkNoGifts } from './asking-positions.ts';
import { lineCardMoves, objectionToLineCard, readLeft } from './line-cards.ts';

/** Life cards for the next life, one by one. MK-126 */
export const keeping: Decision<State, OneSeat<'keeping'>, Move, Tell> = {
  moves(state, _wait, seat) {
    const moves = lineCardMoves(state, seat, KEEP);
    moves.push(DONE);
    return moves;
  },
  objection(state, _wait, seat, move) {
    if (move.type === 'done') return undefined;
    return move.type === 'keep'
      ? objectionToLineCard(state, seat, move.card, 'only-life-cards-are-kept')
      : refuse('keep-or-be-done');
  },
  answer(state, wait, _seat, move, tell) {
    switch (move.type) {
      case 'keep':
        return keepForNextLife(state, wait, move.card, tell);
      case 'done':
        return keptEnough(state, wait, tell);
      default:
        return notAnAnswer(wait, move);
    }
  },
  time: ({ options }) => options.decision_ms,
  lateMove: () => DONE,
  shown: cloneOneSeat,
  imagined: cloneOneSeat,
  describe: ({ type, left }) => ({ type, left }),
};

export const keepingReader: DecisionReader<State, OneSeat<'keeping'>> = {
  keys: ['left'],
  read: (given, place, state) => stepOf('keeping', turnOf(state).seat, readLeft(given, place, KEPT_BY_CAT)),
  /** Who dies has no hand but the cards kept so far. MK-26, MK-29, MK-126, MK-134 */
  check(state, { type, seat, left }, place) {
    checkNoGifts(state);
    if (state.hands[seat].length !== KEPT_BY_CAT - left || !mayKeep(state, seat)) impossible(place, type);
  },
};
