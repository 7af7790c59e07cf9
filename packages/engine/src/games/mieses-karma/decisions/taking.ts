import { impossible } from '../../../kernel/bad-input.ts';
import { type Decision, type DecisionReader, notAnAnswer } from '../../../kernel/decisions.ts';
import type { Refusal } from '../../../kernel/game.ts';
import { isSeat, type Seat } from '../../../kernel/seats.ts';
import { askingOrder, hasGifts, take } from '../asking.ts';
import type { Tell } from '../events.ts';
import { fitsAt } from '../line.ts';
import { type End, type Move, TAKE_LEFT, TAKE_RIGHT } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { cloneOneSeat, type OneSeat, type State, stepOf, turnOf } from '../state.ts';
import { checkGifts, checkRequest } from './asking-positions.ts';
import { objectionToEnd } from './fit-objections.ts';

/** One of the opened gifts must be taken. MK-20 */
export const taking: Decision<State, OneSeat<'taking'>, Move, Tell> = {
  moves: (state, _wait, seat) => takingMoves(state, seat),
  objection: (state, _wait, seat, move) =>
    move.type === 'take' ? objectionToTaking(state, seat, move.seat, move.end) : refuse('take-a-gift'),
  answer(state, wait, _seat, move, tell) {
    if (move.type !== 'take') notAnAnswer(wait, move);
    take(state, wait, move.seat, move.end, tell);
  },
  time: ({ options }) => options.decision_ms,
  /** The first gift. MK-175 */
  lateMove: (state, _wait, seat) => takingMoves(state, seat)[0],
  shown: cloneOneSeat,
  imagined: cloneOneSeat,
  describe: ({ type }) => ({ type }),
};

function takingMoves(state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  addGifts(moves, state, seat);
  return moves;
}

/** Exactly one of the gifts, at an end where it fits. MK-20, MK-109 */
export function addGifts(moves: Move[], state: State, seat: Seat): void {
  for (const giver of askingOrder(state, seat)) {
    const card = state.laid[giver];
    if (card === null) continue;
    if (fitsAt(state, seat, card, 'right')) moves.push(TAKE_RIGHT[giver]);
    if (fitsAt(state, seat, card, 'left')) moves.push(TAKE_LEFT[giver]);
  }
}

/** MK-20, MK-109 */
function objectionToTaking(state: State, seat: Seat, giver: Seat, end: End): Refusal | undefined {
  if (!isSeat(giver, state.options.players)) return refuse('no-such-seat');
  const card = state.laid[giver];
  return card === null ? refuse('no-such-gift') : objectionToEnd(state, seat, card, end);
}

export const takingReader: DecisionReader<State, OneSeat<'taking'>> = {
  keys: [],
  read(_given, _place, state) {
    const turn = turnOf(state);
    turn.asked = true;
    return stepOf('taking', turn.seat, 0);
  },
  /** Somebody gave; all others have decided. MK-19, MK-20 */
  check(state, { type, seat }, place) {
    checkRequest(state, place);
    checkGifts(state, askingOrder(state, seat));
    if (!hasGifts(state)) impossible(place, type);
  },
};
