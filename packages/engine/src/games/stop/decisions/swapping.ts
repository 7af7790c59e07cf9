import { BadInput, impossible } from '../../../kernel/bad-input.ts';
import type { DecisionReader } from '../../../kernel/decisions.ts';
import { asSeat, asText, at, type JsonObject } from '../../../kernel/json.ts';
import { leftOf } from '../../../kernel/seats.ts';
import { isZeroAgainst, PREVENTING } from '../attacks.ts';
import { KIND_OF, SWAP } from '../cards.ts';
import { lay } from '../laying.ts';
import { type Direction, type Move, PASS } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { cloneWindow, onTurn, type State, topCard, type Window, windowOpen } from '../state.ts';
import { exchangeHands, letSwap } from '../swap.ts';
import type { StopDecision } from './decision.ts';
import { addPlays } from './laying-moves.ts';
import { objectionToCard, objectionToHolding } from './laying-objections.ts';
import { describeWindow, readPassed, readQuestion, shownWindow } from './windows.ts';

/** Preventing a swap with the 0, or doing without. ST-45, STR-05, STR-09 */
export const swapping: StopDecision<Window> = {
  moves(state, window, seat) {
    if (hasPassed(window, seat)) return [];
    const moves: Move[] = [];
    addPlays(moves, state, seat, PREVENTING[topCard(state)]);
    moves.push(PASS);
    return moves;
  },
  /** ST-45, STR-05, STR-49 */
  objection(state, window, seat, move) {
    if (move.type === 'time-out') return refuse('only-the-clock');
    if (hasPassed(window, seat)) return refuse('already-passed');
    if (move.type === 'pass') return undefined;
    const top = topCard(state);
    if (move.type === 'interject') return refuse('symbol-on-top', [top]);
    if (move.type !== 'play') return refuse('zero-or-pass', [top]);
    if (move.free) return refuse('free-choice-on-turn-only');
    if (!isZeroAgainst(move.card, top)) return objectionToCard(move.card, top, 'zero-or-pass');
    return objectionToHolding(state, seat, move);
  },
  answer(state, window, seat, move, tell) {
    if (move.type === 'pass') return letSwap(state, window, seat, tell);
    state.pending.pop();
    lay(state, seat, move, 'answer', tell);
  },
  time: ({ options }) => options.swap_ms,
  /** The hands move. STR-05 */
  timeOut(state, window, tell) {
    state.pending.pop();
    exchangeHands(state, window, tell);
  },
  shown: shownWindow,
  imagined: cloneWindow,
  describe: (window) => ({ ...describeWindow(window), by: window.by, direction: window.direction }),
};

function hasPassed({ shape, open }: Window, seat: number): boolean {
  return shape === 'race' && !open[seat];
}

export const swappingReader: DecisionReader<State, Window> = {
  keys: ['answered', 'passed', 'by', 'direction'],
  /** A swap lies on top, and somebody has not passed yet. ST-44, STR-05 */
  read(given, place, state) {
    const { layer, options } = state;
    if (KIND_OF[topCard(state)] !== SWAP || onTurn(state).type !== 'turn')
      throw new BadInput('impossible-position', place, 'pile');
    const by = given.by === undefined ? layer : asSeat(given.by, at(place, 'by'), options.players);
    const direction = readDirection(given, place);
    if (options.reaction === 'poll') return readQuestion('swapping', given, place, state, by, direction);
    const passed = readPassed(given, place, state);
    if (!passed.includes(false)) impossible(at(place, 'passed'), 'STR-05');
    return windowOpen(
      'swapping',
      passed.map((flag) => !flag),
      by,
      direction,
    );
  },
  /** Whoever laid the card has played the swap, and the left neighbour is on turn. STR-50 */
  check(state, { by }, place) {
    const { layer, options } = state;
    const follows = onTurn(state).seat === leftOf(layer, options.players);
    if (by !== layer || !follows) impossible(at(place, 'by'), 'STR-50');
  },
};

function readDirection(given: JsonObject, place: string): Direction {
  const direction = asText(given.direction, at(place, 'direction'));
  if (direction === 'left' || direction === 'right') return direction;
  throw new BadInput('unknown-value', at(place, 'direction'), 'left, right');
}
