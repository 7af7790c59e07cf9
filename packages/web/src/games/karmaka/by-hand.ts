import {
  CARDS,
  choosesInHand,
  currentStep,
  type Move,
  type View,
  type WaitView,
} from '@samsara/engine/games/karmaka/rules';
import type { Pick, Use } from '../../contract/board.ts';
import { allyOf, ownSeat } from './sides.ts';

/** The zone of the cards that an ability lets choose from, wherever they lie. */
export const CHOICE = 'choice';
/** The zone of the card whose ability is carried out. KK-40 */
export const MIDDLE = 'middle';

/** How a move is made by hand; the other answers are buttons. */
export function use(move: Move, view: View): Use | null {
  const seat = ownSeat(view);
  const hand = `hand:${seat}`;
  switch (move.type) {
    case 'deed':
      return { zone: hand, cards: [move.card], to: `deeds:${seat}` };
    case 'ability':
      return { zone: hand, cards: [move.card], to: MIDDLE };
    case 'future':
      return { zone: hand, cards: [move.card], to: `future:${seat}` };
    case 'ally':
      return { zone: hand, cards: [move.card], to: `future:${allyOf(view, seat)}` };
    case 'target':
      return { zone: `seat:${move.number}` };
    case 'choose':
      return { zone: asksForHandCard(view.pending[0]) ? hand : CHOICE, cards: [move.card] };
    case 'draw':
      return { zone: 'source' };
    case 'place':
      return { zone: CHOICE, place: move.number - 1 };
    default:
      return null;
  }
}

/** What somebody tries who taps this card. */
export function attempt(picks: readonly Pick[], view: View): string {
  const [pick] = picks;
  if (pick === undefined) return 'pass';
  const [wait] = view.pending;
  if (pick.zone === CHOICE && asksForPlace(wait)) return `place ${pick.place + 1}`;
  if (pick.card === null) return 'draw';
  const answers = wait?.type === 'ability' && wait.seat === ownSeat(view);
  return `${answers ? 'choose' : 'deed'} ${CARDS[pick.card]}`;
}

/** Is the card chosen in the Hand itself, and not among cards that are laid out? */
export function asksForHandCard(wait: WaitView | undefined): boolean {
  const step = stepIn(wait);
  return step !== undefined && choosesInHand(step);
}

export function asksForPlace(wait: WaitView | undefined): boolean {
  return asked(wait) === 'place';
}

/** What the step of an ability that waits asks for. */
export function asked(wait: WaitView | undefined) {
  return stepIn(wait)?.asks;
}

function stepIn(wait: WaitView | undefined) {
  return wait?.type === 'ability' ? currentStep(wait) : undefined;
}
