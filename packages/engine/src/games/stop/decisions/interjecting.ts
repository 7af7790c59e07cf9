import { BadInput, impossible } from '../../../kernel/bad-input.ts';
import type { DecisionReader } from '../../../kernel/decisions.ts';
import type { Refusal } from '../../../kernel/game.ts';
import { at } from '../../../kernel/json.ts';
import { leftOf, type Seat } from '../../../kernel/seats.ts';
import { isNumber } from '../cards.ts';
import { IDENTICAL } from '../fitting.ts';
import { addsCall, passQuestion, store } from '../interjecting.ts';
import { lay } from '../laying.ts';
import { cardsLaid, type Move, PASS, withOtherCalls } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { cloneWindow, onTurn, type State, topCard, type Window, windowOpen } from '../state.ts';
import { answeringOf, answerOwed } from './answering.ts';
import { objectionToAnswer } from './answering-objections.ts';
import type { StopDecision } from './decision.ts';
import { addInterjections, callsFor } from './laying-moves.ts';
import { objectionToDefendingAnother, objectionToInterjecting } from './laying-objections.ts';
import { describeWindow, readPassed, readQuestion, shownWindow } from './windows.ts';

/** Throwing in a card: a question to everybody, or in real time a lock that stores ordinary moves. STR-03, STR-09 */
export const interjecting: StopDecision<Window> = {
  moves(state, { shape }, seat) {
    if (shape === 'reaction' && !holdsIdentical(state, seat)) return ONLY_PASS;
    const moves: Move[] = [];
    addInterjections(moves, state, seat);
    if (shape === 'reaction') moves.push(PASS);
    else if (onTurn(state).seat === seat) addToStore(moves, state, seat);
    return moves;
  },
  objection(state, { shape }, seat, move) {
    if (move.type === 'time-out') return refuse('only-the-clock');
    if (move.type === 'interject') return objectionToInterjecting(state, seat, move);
    if (shape === 'race') return objectionToStoring(state, seat, move);
    return move.type === 'pass' ? undefined : refuse('throw-in-or-pass');
  },
  answer(state, window, seat, move, tell) {
    if (move.type === 'interject') {
      state.pending.pop();
      lay(state, seat, move, 'interjected', tell);
    } else if (window.shape === 'reaction') passQuestion(state, window);
    else store(state, seat, move);
  },
  time: ({ options }) => options.interject_ms,
  /** The stored move is carried out; one that is no longer legal has been dropped by then. STR-03, STR-66 */
  timeOut(state, _window, tell) {
    const { stored } = state;
    state.pending.pop();
    state.stored = null;
    state.countdown++;
    tell?.({ type: 'unlocked' });
    if (stored !== null) answerOwed(state, onTurn(state), stored.seat, stored.move, tell);
  },
  shown: shownWindow,
  imagined: cloneWindow,
  describe: describeWindow,
};

/** Shared, because most questions of a game have no other answer. */
const ONLY_PASS: Move[] = [PASS];

/** Does this seat hold a card to throw in? */
function holdsIdentical(state: State, seat: Seat): boolean {
  const { low, high } = IDENTICAL[topCard(state)];
  const hand = state.hands[seat];
  return ((hand.low & low) | (hand.high & high)) !== 0;
}

/** An ordinary move; once it is stored, calls can be added to its card until the lock ends. STR-03, STR-66 */
function addToStore(moves: Move[], state: State, seat: Seat): void {
  const { stored } = state;
  if (stored === null) {
    const wait = onTurn(state);
    for (const move of answeringOf(wait).moves(state, wait, seat)) moves.push(move);
  } else if (stored.move.type === 'play') {
    for (const calls of callsFor(state, state.hands[seat].size, cardsLaid(stored.move))) {
      const move = withOtherCalls(stored.move, calls);
      if (addsCall(state, seat, move)) moves.push(move);
    }
  }
}

function objectionToStoring(state: State, seat: Seat, move: Move): Refusal | undefined {
  const wait = onTurn(state);
  if (wait.seat !== seat)
    return (
      objectionToDefendingAnother(state, seat, move) ??
      refuse(move.type === 'pass' ? 'nothing-to-pass' : 'not-your-turn')
    );
  const objection = objectionToAnswer(state, wait, seat, move);
  if (objection || state.stored === null || addsCall(state, seat, move)) return objection;
  return refuse('already-stored');
}

export const interjectingReader: DecisionReader<State, Window> = {
  keys: ['answered', 'passed'],
  /** A number card lies on top, and nobody passes in a lock. STR-05, STR-32 */
  read(given, place, state) {
    const { layer, options } = state;
    if (!isNumber(topCard(state))) throw new BadInput('impossible-position', place, 'pile');
    if (options.reaction === 'poll') return readQuestion('interjecting', given, place, state, layer, null);
    if (options.interject_ms === 0) throw new BadInput('do-not-go-together', place, 'options.interject_ms');
    const passed = readPassed(given, place, state);
    if (passed.includes(true)) impossible(at(place, 'passed'), 'STR-05');
    return windowOpen(
      'interjecting',
      passed.map((flag) => !flag),
      layer,
      null,
    );
  },
  /** A lock begins with a card, so that the left neighbour is on turn; before the first card the dealer is. ST-11, STR-03 */
  check(state, { shape }) {
    const { layer, dealer, turns, options } = state;
    const { seat } = onTurn(state);
    const opens = turns === 0 && seat === dealer && layer === dealer;
    if (shape === 'race' && seat !== leftOf(layer, options.players) && !opens)
      impossible('pending[0].seat', 'STR-03');
  },
};
