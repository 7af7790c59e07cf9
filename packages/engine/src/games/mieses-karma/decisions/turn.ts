import { BadInput, impossible } from '../../../kernel/bad-input.ts';
import { type Decision, type DecisionReader, notAnAnswer } from '../../../kernel/decisions.ts';
import { asSeat, asText, at } from '../../../kernel/json.ts';
import { currentWait } from '../../../kernel/pending.ts';
import { readFlag } from '../../../kernel/position-parts.ts';
import { add, imitate, isHeldByAnother, salvage, steal, swap } from '../animals.ts';
import { ask } from '../asking.ts';
import { isSpecies, POWER_OF, type Power, type Species } from '../cards.ts';
import { powerOf } from '../current-power.ts';
import type { Tell } from '../events.ts';
import { END, type Move } from '../moves.ts';
import { cloneOneSeat, type State, type Turn, turnOfSeat } from '../state.ts';
import { attach, discard, endTurn, mayEnd } from '../turn.ts';
import { checkNoGifts } from './asking-positions.ts';
import { addActions, cardActionFor } from './turn-moves.ts';
import { objectionToAction } from './turn-objections.ts';

/** The three actions of a turn in any order. MK-03, MK-04 */
export const turn: Decision<State, Turn, Move, Tell> = {
  moves(state, wait) {
    const moves: Move[] = [];
    addActions(moves, state, wait);
    return moves;
  },
  objection: objectionToAction,
  answer(state, wait, seat, move, tell) {
    // The commonest moves come first, because random play makes them all the time.
    switch (move.type) {
      case 'end':
        return endTurn(state, wait, tell);
      case 'discard':
        return discard(state, wait, move.card, tell);
      case 'ask':
        return ask(state, wait, tell);
      case 'attach':
        return attach(state, wait, move.card, move.end, tell);
      case 'salvage':
        return salvage(state, wait, tell);
      case 'swap':
        return swap(state, wait, move.card, tell);
      case 'steal':
        return steal(state, wait, move.seat, move.end, tell);
      case 'add':
        return add(state, wait, move.card, tell);
      case 'imitate':
        return imitate(state, seat, move.species, tell);
      default:
        return notAnAnswer(wait, move);
    }
  },
  time: ({ options }) => options.decision_ms,
  /** Ends the turn, or takes the card action that is due. MK-175 */
  lateMove: (state, wait) => (mayEnd(state, wait) ? END : cardActionFor(state, wait)),
  shown: cloneOneSeat,
  imagined: cloneOneSeat,
  describe: ({ type, seat, acted, used, asked, second, imitates }) => ({
    type,
    seat,
    acted,
    used,
    asked,
    second,
    imitates,
  }),
};

export const turnReader: DecisionReader<State, Turn> = {
  keys: ['seat', 'acted', 'used', 'asked', 'second', 'imitates'],
  read(given, place, { options }) {
    const turn = turnOfSeat(asSeat(given.seat, at(place, 'seat'), options.players));
    turn.acted = readFlag(given, 'acted', place);
    turn.used = readFlag(given, 'used', place);
    turn.asked = readFlag(given, 'asked', place);
    turn.second = readFlag(given, 'second', place);
    turn.imitates = readSpecies(given.imitates, at(place, 'imitates'));
    return turn;
  },
  check(state, wait, place) {
    const { turn_limit } = state.options;
    if (turn_limit > 0 && state.turns >= turn_limit) impossible('turns', 'MK-196');
    checkAnimal(state, wait, place);
    if (currentWait(state.pending) === wait) checkNoGifts(state);
  },
};

function readSpecies(given: unknown, place: string): Species | null {
  if (given === undefined || given === null) return null;
  const word = asText(given, place);
  if (!isSpecies(word)) throw new BadInput('unknown-value', place, word);
  return word;
}

/** Abilities that are used as an action. MK-116, MK-117, MK-121, MK-129 */
const USED: readonly Power[] = ['take-top-discard', 'swap-one', 'steal-end-card', 'attach-extra'];

/** What the turn says of the animal. MK-04, MK-122, MK-128 */
function checkAnimal(state: State, { seat, imitates, used, second }: Turn, place: string): void {
  const own = POWER_OF[state.animals[seat]];
  if (imitates !== null && (own !== 'imitate' || !isHeldByAnother(state, seat, imitates)))
    impossible(place, 'MK-122');
  if (used && !USED.includes(powerOf(state, seat))) impossible(place, 'MK-10');
  const hasCow = own === 'second-turn' || (own === 'imitate' && isHeldByAnother(state, seat, 'cow'));
  if (second && !hasCow) impossible(place, 'MK-128');
}
