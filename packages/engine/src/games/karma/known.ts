import { cardsIn, emptyHand, type Hand, put, take } from '../../kernel/hand.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { CARDS } from './cards.ts';
import type { State } from './state.ts';

/**
 * What everybody knows of a hand: the cards of a pile that was taken or given, until they are played. Where the table
 * hides the pile as a memory task, nothing is known. Section 15, KA-42, KA-68
 */
export function learnPile(state: State, seat: Seat): void {
  if (!state.options.pile_visible) return;
  for (const card of state.pile) learn(state, seat, card);
}

/** A card of this hand that everybody has seen. */
export function learn(state: State, seat: Seat, card: Card): void {
  state.known[seat] ??= emptyHand(CARDS.length);
  put(state.known[seat] as Hand, card);
}

/** Cards have been played from a hand: what was known of them is used up first. */
export function forget(state: State, seat: Seat, card: Card, count: number): void {
  const known = state.known[seat];
  if (known === null) return;
  const copies = Math.min(count, known.counts[card]);
  if (copies > 0) take(known, card, copies);
  if (known.size === 0) state.known[seat] = null;
}

export function knownCards(state: State, seat: Seat): Card[] {
  const known = state.known[seat];
  return known === null ? [] : cardsIn(known);
}
