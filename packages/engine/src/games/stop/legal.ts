import { currentWait } from '../../kernel/pending.ts';
import { type Actor, isSeat, leftOf, NOBODY, type Seat } from '../../kernel/seats.ts';
import { deadline } from './clock.ts';
import { movesOwed } from './decisions/answering.ts';
import { decisionOf } from './decisions/index.ts';
import { addInterjections } from './decisions/laying-moves.ts';
import { isRaceOpen } from './interjecting.ts';
import { type Move, TIME_OUT } from './moves.ts';
import { everybody, isAsked, onTurn, type State, windowOf } from './state.ts';

/** All moves this actor may make now. */
export function legalMoves(state: State, actor: Actor): Move[] {
  if (actor === 'clock') return deadline(state) ? [TIME_OUT] : [];
  if (state.outcome !== null) return [];
  const wait = currentWait(state.pending);
  if (isAsked(wait, actor))
    return wait.shape === 'turn' ? movesOwed(state, wait, actor) : decisionOf(wait).moves(state, wait, actor);
  const moves: Move[] = [];
  if (wait.shape === 'turn' && isRaceOpen(state) && isSeat(actor, state.options.players))
    addInterjections(moves, state, actor);
  return moves;
}

/** By number of players and seat: all the others. */
const OTHERS: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: 11 }, (_, players) =>
  Array.from({ length: players }, (_, seat) => othersThan(seat, players)),
);

function othersThan(seat: Seat, players: number): Seat[] {
  const others: Seat[] = [];
  for (let other = leftOf(seat, players); other !== seat; other = leftOf(other, players)) others.push(other);
  return others.sort((a, b) => a - b);
}

/** Everybody to whom the race is open, whatever they hold. STR-07 */
export function mayInterrupt(state: State): readonly Seat[] {
  if (state.options.reaction === 'poll' || state.outcome !== null) return NOBODY;
  if (windowOf(state) !== undefined) return everybody(state);
  return isRaceOpen(state) ? OTHERS[state.options.players][onTurn(state).seat] : NOBODY;
}
