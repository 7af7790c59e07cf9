import { below, oneOf, type Random } from '../../kernel/random.ts';
import type { Actor, Seat } from '../../kernel/seats.ts';
import { deadline } from './clock.ts';
import { ability } from './decisions/ability.ts';
import { decisionOf } from './decisions/index.ts';
import { pickPlay } from './decisions/turn.ts';
import { ACCEPT, type Move, REFUSE, TIME_OUT } from './moves.ts';
import { type State, waitOf } from './state.ts';

/** All moves this actor may make now. */
export function legalMoves(state: State, actor: Actor): Move[] {
  if (actor === 'clock') return deadline(state) ? [TIME_OUT] : [];
  if (state.outcome !== null) return [];
  const wait = waitOf(state);
  return wait.seat === actor ? decisionOf(wait).moves(state, wait, actor) : [];
}

/**
 * One of the legal moves at random: the same that picking from the list would give.
 * Playing a card and answering an offer are what random play meets most, so only those are done by counting;
 * the answers to an ability are listed directly.
 */
export function pickMove(state: State, seat: Seat, random: Random): Move {
  const wait = waitOf(state);
  if (wait.type === 'offer') return below(random, 2) === 0 ? ACCEPT : REFUSE;
  if (wait.type === 'turn') return pickPlay(state, wait, seat, random);
  if (wait.type === 'ability') return oneOf(random, ability.moves(state, wait, seat));
  return oneOf(random, legalMoves(state, seat));
}
