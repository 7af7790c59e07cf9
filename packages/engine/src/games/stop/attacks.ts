import type { Card } from '../../kernel/zones.ts';
import { CARDS, COLOUR_OF, isNumber, KIND_OF, SKIP, TWO, ZERO } from './cards.ts';
import type { Tell } from './events.ts';
import { bitsWhere, type CardBits } from './fitting.ts';
import { put } from './hand.ts';
import { seeTurned } from './memory.ts';
import type { Answering, Attack, Moment, State } from './state.ts';
import { drawCards, hasStock } from './stock.ts';
import { goOnAfter } from './turn.ts';

/** Is `card` a way out of this attack? ST-35, ST-36, ST-42, ST-43, ST-51, ST-52 */
export function mayDefend(attack: Moment, card: Card, top: Card): boolean {
  if (isZeroAgainst(card, top)) return true;
  const kind = KIND_OF[card];
  return (attack === 'two' && kind === TWO) || (attack === 'skip' && kind === SKIP);
}

/** A 0 in the colour of the card on top. ST-32, ST-33, STR-37, STR-43 */
export function isZeroAgainst(card: Card, top: Card): boolean {
  return KIND_OF[card] === ZERO && COLOUR_OF[card] === COLOUR_OF[top];
}

/** By attack and the card on top: the ways out. */
export const DEFENDING: Readonly<Record<Attack, readonly CardBits[]>> = {
  two: waysOutOf('two'),
  skip: waysOutOf('skip'),
  'plus-x': waysOutOf('plus-x'),
};

function waysOutOf(attack: Moment): CardBits[] {
  return CARDS.map((_, top) => bitsWhere((card) => mayDefend(attack, card, top)));
}

/** By the card on top: the 0 that prevents a swap. ST-45 */
export const PREVENTING: readonly CardBits[] = CARDS.map((_, top) =>
  bitsWhere((card) => isZeroAgainst(card, top)),
);

/** Suffers an attack and misses the turn. ST-34, ST-41, ST-50 */
export function accept(state: State, attack: Answering, tell: Tell): void {
  const drawn = suffer(state, attack, tell);
  goOnAfter(state, attack.seat, drawn > 0, tell);
}

/** How many cards it brings. */
function suffer(state: State, { type, seat, sum }: Answering, tell: Tell): number {
  if (type === 'two') return drawCards(state, seat, sum, 'two', tell);
  if (type === 'plus-x') return turnUp(state, seat, tell);
  tell?.({ type: 'skipped', seat });
  return 0;
}

/** The turned card and as many more as its number says. ST-47, ST-48, ST-49, STR-44, STR-47 */
function turnUp(state: State, seat: number, tell: Tell): number {
  if (!hasStock(state, tell)) {
    tell?.({ type: 'skipped', seat });
    return 0;
  }
  const card = state.stock.pop() as Card;
  tell?.({ type: 'turned', seat, card });
  put(state.hands[seat], card);
  seeTurned(state, seat, card);
  const more = isNumber(card) ? KIND_OF[card] : 0;
  return more === 0 ? 1 : 1 + drawCards(state, seat, more, 'plus-x', tell);
}
