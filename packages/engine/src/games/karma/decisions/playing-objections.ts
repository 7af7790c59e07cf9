import type { Refusal } from '../../../kernel/game.ts';
import { cardsIn, copiesIn } from '../../../kernel/hand.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { Card } from '../../../kernel/zones.ts';
import { FIVE } from '../cards.ts';
import { fits } from '../demand.ts';
import { lacksCards, mayDraw } from '../drawing.ts';
import { type Location, type Move, SEVERAL } from '../moves.ts';
import { refuse } from '../refusals.ts';
import type { Playing, State } from '../state.ts';
import {
  demandFor,
  drawsFirst,
  fittingCards,
  mayPlayFrom,
  mayPlaySeveral,
  type Place,
  rulesOf,
} from '../table-cards.ts';
import { mayDecline, mayTake } from './playing-moves.ts';

const ANSWERS_TO_TURN: readonly Move['type'][] = ['play', 'turn', 'take', 'draw'];

/** Why a seat may not do this in its turn, or as the extra play of TABLE. */
export function objectionToPlaying(
  state: State,
  wait: Playing,
  _seat: Seat,
  move: Move,
): Refusal | undefined {
  if (drawsFirst(state, wait) && ANSWERS_TO_TURN.includes(move.type))
    return move.type === 'draw' ? undefined : refuse('draw-first');
  switch (move.type) {
    case 'play':
      if (mayPlayCards(state, wait, move.from, move.card, move.count)) return undefined;
      return whyNotCards(state, wait, move.from, move.card, move.count);
    case 'turn':
      return objectionToTurning(state, wait, move.place);
    case 'take':
      return objectionToTaking(state, wait);
    case 'decline':
      return objectionToDeclining(state, wait);
    case 'give':
      return refuse('nothing-to-give');
    case 'choose':
      return refuse('no-exchange');
    case 'draw':
      return objectionToDrawing(state, wait.seat);
    case 'time-out':
      return refuse('only-the-clock');
    default:
      return objectionToLooking(state);
  }
}

/** May a seat play these cards from there? KA-21, KA-23, KA-27, KA-65 and, for the extra play, KAR-13, KAR-17 */
function mayPlayCards(state: State, wait: Playing, from: Location, card: Card, count: number): boolean {
  const cards = from === 'hand' ? state.hands[wait.seat] : state.open[wait.seat];
  if (copiesIn(cards, card) < count || !mayPlayFrom(state, wait, from)) return false;
  return fits(card, demandFor(state, wait)) && (count === 1 || mayPlaySeveral(state, wait, from));
}

function whyNotCards(state: State, wait: Playing, from: Location, card: Card, count: number): Refusal {
  const cards = from === 'hand' ? state.hands[wait.seat] : state.open[wait.seat];
  const held = copiesIn(cards, card);
  if (held === 0) return refuse('not-held', [card]);
  if (held < count) {
    const elsewhere = copiesIn((from === 'hand' ? state.open : state.hands)[wait.seat], card);
    return refuse(held + elsewhere >= count ? 'one-place-only' : 'not-so-many', [card]);
  }
  if (!mayPlayFrom(state, wait, from)) return objectionToPlace(state, wait, from);
  if (count > 1 && !mayPlaySeveral(state, wait, from)) return refuse('only-one-extra', [card]);
  const demand = demandFor(state, wait);
  const demanded = demand === null ? [] : [demand];
  if (wait.type === 'extra') return refuse('extra-must-fit', demanded);
  return refuse(demand === FIVE ? 'above-five' : 'too-low', demanded);
}

/** KA-28, KA-29, KA-33, KA-53, KA-54 */
function objectionToPlace(state: State, wait: Playing, from: Place): Refusal {
  const { seat } = wait;
  const open = cardsIn(state.open[seat]);
  if (wait.type === 'turn') {
    const hand = cardsIn(state.hands[seat]);
    if (hand.length > 0) return refuse('hand-first', hand);
    return from === 'hidden' && open.length > 0 ? refuse('open-first', open) : refuse('draw-pile-first');
  }
  if (from === 'hidden' && open.length > 0) return refuse('open-first-now', open);
  return refuse(rulesOf(state).extraPlayIsOptional ? 'table-card-only' : 'table-card-now', open);
}

/** KA-09, KAR-08 */
function objectionToTurning(state: State, wait: Playing, place: number): Refusal | undefined {
  if (state.hidden[wait.seat].length === 0) return refuse('no-such-hidden-card');
  if (!mayPlayFrom(state, wait, 'hidden')) return objectionToPlace(state, wait, 'hidden');
  if (place === SEVERAL) return refuse('one-hidden-at-a-time');
  const exists = place >= 1 && place <= state.hidden[wait.seat].length;
  return exists ? undefined : refuse('no-such-hidden-card');
}

/** KA-26, KAR-09, KAR-11 */
function objectionToTaking(state: State, wait: Playing): Refusal | undefined {
  if (mayTake(state, wait)) return undefined;
  if (state.pile.length === 0) return refuse('no-pile-to-take');
  if (wait.type === 'extra') return refuse('decline-instead');
  const playable = fittingCards(state, wait);
  return playable.length > 0 ? refuse('must-play', playable) : refuse('must-turn');
}

/** KA-53, KAR-18, KAR-19, KAR-39 */
function objectionToDeclining(state: State, wait: Playing): Refusal | undefined {
  if (mayDecline(state, wait)) return undefined;
  if (wait.type === 'turn') return refuse('nothing-to-decline');
  return refuse(wait.opensPile ? 'must-open-pile' : 'extra-is-a-duty');
}

/** KA-47, KA-48, KA-50, KAR-48 */
export function objectionToDrawing(state: State, seat: Seat): Refusal | undefined {
  if (!state.options.draw_by_hand) return refuse('drawing-is-automatic');
  if (mayDraw(state, seat)) return undefined;
  if (state.draw.length === 0) return refuse('draw-pile-empty');
  return refuse(lacksCards(state, seat) ? 'draw-forgotten' : 'hand-is-full');
}

/** Foresight is decided on once, before the deal. KA-73, KAR-04 */
export function objectionToLooking(state: State): Refusal {
  return refuse(state.options.foresight ? 'look-is-over' : 'no-foresight');
}
