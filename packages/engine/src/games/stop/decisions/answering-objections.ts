import type { Refusal } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seats.ts';
import { mayDefend } from '../attacks.ts';
import { FREE_CHOICE, KIND_OF, PLUS_X } from '../cards.ts';
import { fits } from '../fitting.ts';
import { holds, holdsColour } from '../hand.ts';
import type { Move } from '../moves.ts';
import { refuse } from '../refusals.ts';
import { type Answering, type Moment, type State, topCard } from '../state.ts';
import { objectionToCard, objectionToHolding, objectionToInterjecting } from './laying-objections.ts';

/** Why a seat may not do this in its turn, or against an attack. */
export function objectionToAnswer(
  state: State,
  wait: Answering,
  seat: Seat,
  move: Move,
): Refusal | undefined {
  switch (move.type) {
    case 'interject':
      return objectionToInterjecting(state, seat, move);
    case 'time-out':
      return refuse('only-the-clock');
    case 'play':
      return wait.type === 'turn'
        ? objectionToPlaying(state, seat, move)
        : objectionToDefence(state, wait, seat, move);
    case 'accept':
      return wait.type === 'turn' ? refuse('nothing-to-accept') : undefined;
    case 'draw':
      return ACCEPT_INSTEAD[wait.type];
    case 'pass':
      return ACCEPT_INSTEAD[wait.type] ?? refuse('draw-instead');
  }
}

/** Whoever is hit neither draws a card of their own nor simply passes. ST-41, ST-47, STR-39 */
const ACCEPT_INSTEAD: Readonly<Record<Moment, Refusal | undefined>> = {
  turn: undefined,
  two: refuse('accept-instead'),
  skip: refuse('accept-the-skip'),
  'plus-x': refuse('accept-the-plus-x'),
};

/** ST-10, ST-53, ST-55 */
function objectionToPlaying(state: State, seat: Seat, move: Move): Refusal | undefined {
  const hand = state.hands[seat];
  if (move.free && hand.free === 0) return refuse('not-held', [FREE_CHOICE]);
  if (move.free && !holdsColour(hand)) return refuse('no-colour-card');
  const top = topCard(state);
  if (holds(hand, move.card) && !move.free && !fits(move.card, top)) return refuse('does-not-fit', [top]);
  return objectionToHolding(state, seat, move);
}

/** ST-35, ST-36, ST-42, ST-43, ST-51, ST-52, STR-38 */
function objectionToDefence(state: State, { type }: Answering, seat: Seat, move: Move): Refusal | undefined {
  const top = topCard(state);
  if (move.free) return refuse('free-choice-on-turn-only');
  if (mayDefend(type, move.card, top)) return objectionToHolding(state, seat, move);
  const plusX = type === 'plus-x' && KIND_OF[move.card] === PLUS_X;
  return objectionToCard(move.card, top, plusX ? 'no-plus-x-defence' : 'no-way-out');
}
