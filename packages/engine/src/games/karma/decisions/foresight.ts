import { impossible } from '../../../kernel/bad-input.ts';
import { type Decision, type DecisionReader, notAnAnswer } from '../../../kernel/decisions.ts';
import { asFlag, at } from '../../../kernel/json.ts';
import { allAnswered } from '../../../kernel/sealed.ts';
import type { Tell } from '../events.ts';
import { LOOK, type Move, SKIP } from '../moves.ts';
import { foresee } from '../opening.ts';
import { refuse } from '../refusals.ts';
import type { Foresight, State } from '../state.ts';
import { nothingPlayed, readAnswers } from './sealed-positions.ts';

/** Everybody looks at their own hidden cards, or not. KA-73, KAR-04 */
export const foresight: Decision<State, Foresight, Move, Tell> = {
  moves: () => [LOOK, SKIP],
  objection: (_state, _wait, _seat, { type }) =>
    type === 'look' || type === 'skip' ? undefined : refuse('decide-to-look-first'),
  answer(state, wait, seat, move, tell) {
    if (move.type !== 'look' && move.type !== 'skip') notAnAnswer(wait, move);
    foresee(state, wait, seat, move.type === 'look', tell);
  },
  time: ({ options }) => options.choosing_ms,
  lateMove: () => SKIP,
  // Who has looked is public. KAR-04
  shown: (wait) => copyOf(wait),
  imagined: (wait) => copyOf(wait),
  describe: ({ type, answers }) => ({ type, answers: answers.slice() }),
};

function copyOf({ type, shape, answers }: Foresight): Foresight {
  return { type, shape, answers: answers.slice() };
}

export const foresightReader: DecisionReader<State, Foresight> = {
  keys: ['answers'],
  read: (given, place, state) => ({
    type: 'foresight',
    shape: 'sealed',
    answers: readAnswers(given, place, state, asFlag),
  }),
  /** Nobody has a hand yet, six cards for each are there to be dealt, and somebody has not decided yet. KA-73, KAR-04 */
  check(state, wait, place) {
    if (!state.options.foresight) impossible(place, 'KA-73');
    if (allAnswered(wait)) impossible(at(place, 'answers'), 'KAR-04');
    state.hands.forEach((hand, seat) => {
      if (hand.size > 0) impossible(at(at('seats', seat), 'hand'), 'KA-73');
    });
    nothingPlayed(state);
    if (state.draw.length < state.options.players * state.options.hand_cards) impossible('draw', 'KA-10');
  },
};
