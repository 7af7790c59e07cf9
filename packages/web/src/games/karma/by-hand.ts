import { fastRandom, type Refusal } from '@samsara/engine';
import { CARDS, type Move, rules, type View } from '@samsara/engine/games/karma/rules';
import type { Pick, Use } from '../../contract/board.ts';
import { isChoosing } from './moment.ts';

/** How a move is made by tapping cards and places. */
export function use(move: Move, view: View): Use | null {
  const seat = view.viewer;
  switch (move.type) {
    case 'choose':
      return { zone: `hand:${seat}`, cards: move.cards, isChoice: true, to: `open:${seat}` };
    case 'play':
      return { zone: `${move.from}:${seat}`, cards: new Array(move.count).fill(move.card), to: 'pile' };
    case 'turn':
      return { zone: `hidden:${seat}`, place: move.place - 1, to: 'pile' };
    case 'take':
      return { zone: 'pile' };
    case 'give':
      return { zone: `seat:${move.to}` };
    case 'draw':
      return { zone: 'draw' };
    default:
      return null;
  }
}

/** What somebody tries who taps these cards, or a place without cards of its own. */
export function attempt(picks: readonly Pick[], view: View): string {
  const [first] = picks;
  const [zone, number] = first.zone.split(':');
  const words = picks.map(({ card }) => (card === null ? '' : CARDS[card])).join(' ');
  switch (zone) {
    case 'hand':
      return `${isChoosing(view) ? 'choose' : 'play'} ${words}`;
    case 'open':
      return `play-open ${words}`;
    case 'hidden':
      return `turn ${picks.map(({ place }) => place + 1).join(' ')}`;
    case 'seat':
      return `give ${number}`;
    case 'draw':
      return 'draw';
    default:
      return 'take';
  }
}

/** From this many cards on, taking the pile is worth a question, if there is something else to do. */
const LARGE_PILE = 5;

/** A blind card asks once, and so does a large pile that need not be taken. */
export function isCostly(move: Move, view: View): boolean {
  if (move.type === 'turn') return true;
  return move.type === 'take' && view.pileCount >= LARGE_PILE && hasChoice(view);
}

function hasChoice(view: View): boolean {
  if (view.viewer === 'onlooker') return false;
  return rules.legalMoves(rules.imagine(view, fastRandom(1)), view.viewer).length > 1;
}

/** A blind card has nothing to be looked at before the question: the first tap asks. */
export function isQuick(move: Move): boolean {
  return move.type === 'turn';
}

/** Where the cards of a refusal light up. */
export function lit(refusal: Refusal, view: View): readonly string[] {
  switch (refusal.code) {
    case 'too-low':
    case 'above-five':
    case 'extra-must-fit':
      return ['pile'];
    case 'open-first':
    case 'open-first-now':
    case 'table-card-now':
    case 'table-card-only':
      return ownZone(view, 'open');
    default:
      return [...ownZone(view, 'hand'), ...ownZone(view, 'open')];
  }
}

function ownZone(view: View, zone: 'hand' | 'open'): string[] {
  return [`${zone}:${view.viewer}`];
}
