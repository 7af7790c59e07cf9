import { impossible } from '../../../kernel/bad-input.ts';
import { type Decision, type DecisionReader, notAnAnswer } from '../../../kernel/decisions.ts';
import { asFlag, asSeat, at } from '../../../kernel/json.ts';
import { optional } from '../../../kernel/position.ts';
import { leftOf } from '../../../kernel/seats.ts';
import type { Tell } from '../events.ts';
import { giveTo, type Move } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { type Receiver, receiverChoice, type State } from '../state.ts';
import { give } from '../turn.ts';

/** Who gets the pile: any other player. KA-68, KA-76, KAR-32 */
export const receiver: Decision<State, Receiver, Move, Tell> = {
  moves(state, _wait, seat) {
    const moves: Move[] = [];
    for (let to = 0; to < state.options.players; to++) if (to !== seat) moves.push(giveTo(to));
    return moves;
  },
  objection(state, _wait, seat, move) {
    if (move.type !== 'give') return refuse('name-receiver');
    if (move.to === seat) return refuse('not-to-yourself');
    return move.to < state.options.players ? undefined : refuse('no-such-receiver');
  },
  answer(state, wait, _seat, move, tell) {
    if (move.type !== 'give') notAnAnswer(wait, move);
    give(state, wait, move.to, tell);
  },
  time: ({ options }) => options.decision_ms,
  /** The left neighbour. KAR-56 */
  lateMove: (state, _wait, seat) => giveTo(leftOf(seat, state.options.players)),
  shown: (wait) => wait,
  imagined: ({ seat, playsOn }) => receiverChoice(seat, playsOn),
  describe: ({ type, seat, playsOn }) => ({ type, seat, plays_on: playsOn }),
};

export const receiverReader: DecisionReader<State, Receiver> = {
  keys: ['seat', 'plays_on'],
  read: (given, place, { options }) =>
    receiverChoice(
      asSeat(given.seat, at(place, 'seat'), options.players),
      optional(given.plays_on, at(place, 'plays_on'), asFlag, options.alternative_triples),
    ),
  /** A pile is given away by GIVE, or by an alternative triple, where there is no GIVE. KA-68, KA-74, KA-76, KAR-30 */
  check(state, wait, place) {
    if (state.pile.length === 0) impossible('pile', 'KAR-30');
    if (wait.playsOn !== state.options.alternative_triples) impossible(at(place, 'plays_on'), 'KA-76');
  },
};
