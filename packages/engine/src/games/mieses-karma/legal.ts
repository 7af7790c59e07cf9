import { currentWait } from '../../kernel/pending.ts';
import { oneOf, type Random } from '../../kernel/random.ts';
import { type Actor, isClock, NOBODY, type Seat } from '../../kernel/seats.ts';
import { deadline } from './clock.ts';
import { pickGift } from './decisions/giving.ts';
import { decisionOf } from './decisions/index.ts';
import { addGifts } from './decisions/taking.ts';
import { addActions } from './decisions/turn-moves.ts';
import { type Move, TIME_OUT } from './moves.ts';
import { isAsked, type State } from './state.ts';

/** All moves this actor may make now. */
export function legalMoves(state: State, actor: Actor): Move[] {
  if (isClock(actor)) return deadline(state) ? [TIME_OUT] : [];
  if (state.outcome !== null) return [];
  const wait = currentWait(state.pending);
  return isAsked(wait, actor) ? decisionOf(wait).moves(state, wait, actor) : [];
}

/** Nobody acts out of turn in this game. MK-97 */
export function mayInterrupt(): readonly Seat[] {
  return NOBODY;
}

/**
 * One of the legal moves at random: the same that picking from the list would give.
 * Deciding on a gift is what random play meets most, so only that is done by counting.
 */
export function pickMove(state: State, seat: Seat, random: Random): Move {
  const wait = currentWait(state.pending);
  if (wait.type === 'giving') return pickGift(state, wait, random);
  while (PICKED_FROM.length > 0) PICKED_FROM.pop();
  if (wait.type === 'turn') addActions(PICKED_FROM, state, wait);
  else if (wait.type === 'taking') addGifts(PICKED_FROM, state, seat);
  else return oneOf(random, decisionOf(wait).moves(state, wait, seat));
  return oneOf(random, PICKED_FROM);
}

/** One list for turns and gifts to take, emptied each time, because random play picks at every move. */
const PICKED_FROM: Move[] = [];
