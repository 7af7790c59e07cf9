import type { Card } from '@samsara/engine';
import { BOTTOM, GIVE, type Move, TABLE, type View } from '@samsara/engine/games/karma/rules';
import { cardsLeft } from './moment.ts';

/** What a play would do, as far as its player may know. */
export type Foretold =
  /** These cards leave the game. KA-38, KA-75 */
  | { readonly type: 'triple'; readonly count: number }
  /** The pile goes to a player of choice. KA-68, KA-76 */
  | { readonly type: 'give'; readonly count: number }
  /** BOTTOM brings up this card, null if nobody may know it. KA-62 */
  | { readonly type: 'raise'; readonly card: Card | null }
  /** TABLE asks for one more card. KA-53, KA-54 */
  | { readonly type: 'extra' }
  /** The player plays again. KA-40 */
  | { readonly type: 'again' }
  /** The next player has to match this card; null if any card goes. */
  | { readonly type: 'next'; readonly demand: Card | null }
  /** These were the last cards. */
  | { readonly type: 'out' }
  /** Nobody knows the card. KA-34 */
  | { readonly type: 'blind' };

type Play = Extract<Move, { type: 'play' }>;

/** What a move by cards would do, before it is made. */
export function foretell(view: View, move: Move): Foretold[] {
  if (move.type === 'turn') return [{ type: 'blind' }];
  if (move.type !== 'play' || view.viewer === 'onlooker') return [];
  const isLast = view.drawCount === 0 && cardsLeft(view.seats[view.viewer]) === move.count;
  const effect = effectOf(view, move, isLast);
  return isLast ? [...effect, { type: 'out' }] : effect;
}

function effectOf(view: View, { card, count }: Play, isLast: boolean): Foretold[] {
  if (card === GIVE) {
    return view.pileCount > 0 ? [{ type: 'give', count: view.pileCount }] : [{ type: 'next', demand: null }];
  }
  const laid = [...knownPile(view), ...new Array<Card>(count).fill(card)];
  const raises = card === BOTTOM && view.pileCount > 0 && !isTriple(laid);
  if (raises) laid.push(laid.shift() as Card);
  const top = knownOf(laid[laid.length - 1]);
  const effect: Foretold[] = raises ? [{ type: 'raise', card: top }] : [];
  if (isTriple(laid)) return [...effect, ...afterTriple(view, card, view.pileCount + count, isLast)];
  if (card === TABLE && !isLast) return [{ type: 'extra' }];
  return raises && top === null ? effect : [...effect, { type: 'next', demand: top }];
}

/** KA-38, KA-40, KA-75, KA-76, KAR-39 */
function afterTriple(view: View, card: Card, count: number, isLast: boolean): Foretold[] {
  const leaves = view.options.alternative_triples ? TRIPLE : count;
  const effect: Foretold[] = [{ type: 'triple', count: leaves }];
  if (count > leaves) effect.push({ type: 'give', count: count - leaves });
  if (!isLast) effect.push({ type: card === TABLE ? 'extra' : 'again' });
  return effect;
}

const TRIPLE = 3;
/** Stands for a card that only memory knows. */
const UNSEEN = -1;

/** The pile from the bottom, with the cards that this table leaves to memory as `UNSEEN`. */
function knownPile({ pile, pileTop, pileCount }: View): Card[] {
  if (pile) return pile.slice();
  if (pileTop === null) return [];
  return [...new Array<Card>(pileCount - 1).fill(UNSEEN), pileTop];
}

function knownOf(card: Card): Card | null {
  return card === UNSEEN ? null : card;
}

function isTriple(cards: readonly Card[]): boolean {
  const [a, b, c] = cards.slice(-TRIPLE);
  return cards.length >= TRIPLE && a === b && b === c && a !== UNSEEN;
}
