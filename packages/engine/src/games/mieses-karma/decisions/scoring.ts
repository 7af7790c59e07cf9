import { impossible } from '../../../kernel/bad-input.ts';
import { type Decision, type DecisionReader, notAnAnswer } from '../../../kernel/decisions.ts';
import type { Seat } from '../../../kernel/seats.ts';
import { zonesToChange } from '../../../kernel/zones.ts';
import { BUDDHAS, isHuman } from '../cards.ts';
import { powerOf } from '../current-power.ts';
import { score } from '../death.ts';
import { foursomesIn } from '../evaluation.ts';
import type { Tell } from '../events.ts';
import { lay, lineLength } from '../line.ts';
import { type Move, SCORE } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { clone, cloneOneSeat, type OneSeat, type State, stepOf, turnOf } from '../state.ts';
import { checkNoGifts } from './asking-positions.ts';
import { lineCardMoves, objectionToLineCard, readLeft } from './line-cards.ts';

/** Life cards for the points pile, one by one. MK-34, MK-139 */
export const scoring: Decision<State, OneSeat<'scoring'>, Move, Tell> = {
  moves: (state, _wait, seat) => lineCardMoves(state, seat, SCORE),
  objection: (state, _wait, seat, move) =>
    move.type === 'score'
      ? objectionToLineCard(state, seat, move.card, 'only-life-cards-score')
      : refuse('score-first'),
  answer(state, wait, _seat, move, tell) {
    if (move.type !== 'score') notAnAnswer(wait, move);
    score(state, wait, move.card, tell);
  },
  time: ({ options }) => options.decision_ms,
  /** The leftmost card of the line, one without a Buddha before the others. MK-175, MK-195 */
  lateMove(state, _wait, seat) {
    const moves = lineCardMoves(state, seat, SCORE);
    const plain = moves.find((move) => move.type === 'score' && BUDDHAS[move.card] === 0);
    return state.options.clock_spares_buddhas && plain !== undefined ? plain : moves[0];
  },
  shown: cloneOneSeat,
  imagined: cloneOneSeat,
  describe: ({ type, left }) => ({ type, left }),
};

export const scoringReader: DecisionReader<State, OneSeat<'scoring'>> = {
  keys: ['left'],
  read(given, place, state) {
    const { seat } = turnOf(state);
    return stepOf('scoring', seat, readLeft(given, place, lineLength(state, seat) - 1));
  },
  /** Who dies has no hand; a human's cards are scored at once. MK-26, MK-29, MK-43, MK-139 */
  check(state, { type, seat, left }, place) {
    checkNoGifts(state);
    const dies = state.hands[seat].length === 0 && !isHuman(state.animals[seat]);
    if (!dies || !hasFoursomes(state, seat, left)) impossible(place, type);
  },
};

/** Does the line, with the cards that went to the points pile last, leave so many to be chosen? MK-136, MK-139 */
function hasFoursomes(state: State, seat: Seat, left: number): boolean {
  const whole = clone(state);
  const points = zonesToChange(whole.points)[seat];
  for (let scored = 0; ; scored++) {
    if (foursomesIn(whole, seat, powerOf(whole, seat)) === left + scored)
      return lineLength(state, seat) >= left;
    const card = points.pop();
    if (card === undefined) return false;
    lay(whole, seat, card, 'right');
  }
}
