import { cardsIn, cloneHand, copiesIn, type Hand, put, take } from '../../kernel/hand.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import type { State } from './state.ts';

/**
 * Everybody knows the cards of a pile that was taken or given, until they are played. What is kept of a hand is the
 * other part, the cards that nobody else has seen: taking a pile does not change it. Section 15, KA-42, KA-68
 */
export function knownCards(state: State, seat: Seat): Card[] {
  const unseen = state.unseen[seat];
  if (unseen === null) return [];
  const known = cloneHand(state.hands[seat]);
  for (const card of cardsIn(unseen)) take(known, card, 1);
  return cardsIn(known);
}

/** Only these cards of a hand are known. */
export function setKnown(state: State, seat: Seat, cards: readonly Card[]): void {
  if (cards.length === 0) return;
  const unseen = cloneHand(state.hands[seat]);
  for (const card of cards) take(unseen, card, 1);
  state.unseen[seat] = unseen;
}

/** Puts the whole pile into a hand; where the table hides it as a memory task, that tells nothing. */
export function movePile(state: State, seat: Seat): void {
  const { pile } = state;
  const hand = state.hands[seat];
  if (state.options.pile_visible) state.unseen[seat] ??= cloneHand(hand);
  while (pile.length > 0) put(hand, pile.pop() as Card);
}

/** A card that nobody else sees joins a hand. */
export function putUnseen(state: State, seat: Seat, card: Card): void {
  put(state.hands[seat], card);
  const unseen = state.unseen[seat];
  if (unseen !== null) put(unseen, card);
}

/** Cards have left a hand: the known copies first, so that what is known stays certain. */
export function forgetPlayed(unseen: Hand, hand: Hand, card: Card): void {
  const over = copiesIn(unseen, card) - copiesIn(hand, card);
  if (over > 0) take(unseen, card, over);
}
