import { impossible } from '../../../kernel/bad-input.ts';
import { type DecisionReader, notAnAnswer } from '../../../kernel/decisions.ts';
import { at } from '../../../kernel/json.ts';
import { RINGS } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { type Death, deathOf, type State } from '../state.ts';
import { die } from '../turn.ts';
import { describeStart, type KarmakaDecision, shownTo, timeToDecide } from './decision.ts';

/** A seat that dies says how many rings it spends. KK-54, KKR-60 */
export const death: KarmakaDecision<Death> = {
  moves: (state, _wait, seat) => RINGS.slice(0, state.rings[seat] + 1),
  objection(state, _wait, seat, move) {
    if (move.type !== 'rings') return refuse('say-rings');
    return move.number <= state.rings[seat] ? undefined : refuse('not-so-many-rings');
  },
  answer(state, wait, seat, move, tell) {
    if (move.type !== 'rings') notAnAnswer(wait, move);
    die(state, seat, move.number, tell);
  },
  time: timeToDecide,
  /** None. KKR-84 */
  lateMove: () => RINGS[0],
  shown: shownTo,
  imagined: ({ seat }) => deathOf(seat),
  describe: describeStart,
};

export const deathReader: DecisionReader<State, Death> = {
  keys: [],
  read: (_given, _place, { active }) => deathOf(active),
  check(state, { seat }, place) {
    if (state.hands[seat].size + state.decks[seat].length > 0) impossible(at(place, 'type'), 'KK-51');
    if (state.rings[seat] === 0) impossible(at(place, 'type'), 'KK-54');
  },
};
