import { copiesIn, type Hand } from '../../kernel/hand.ts';
import { below, type Random } from '../../kernel/random.ts';
import type { Card } from '../../kernel/zones.ts';
import { ALL_CARDS } from './cards.ts';
import { type State, seatingAt } from './state.ts';

/** Rivals on whom a card may be used, as bits: with four players the neighbours only. KK-75, KKR-28, KKR-29, KKR-31 */
export function rivalTargets(state: State): number {
  return seatingAt(state).rivalTargets[state.active];
}

/** Those, the player themselves, and allies. KK-79, KKR-29, KKR-30, KKR-72 */
export function anyTargets(state: State): number {
  return seatingAt(state).anyTargets[state.active];
}

/** Rivals whose Deed may be copied, also the one opposite. KK-105, KKR-73 */
export function copyTargets(state: State): number {
  return seatingAt(state).copyTargets[state.active];
}

/** The copy number of each entry of `ALL_CARDS`, counted from 0. */
const COPY_NUMBERS = ALL_CARDS.map((card, i) => i - ALL_CARDS.indexOf(card));

/**
 * One card of a Hand that is held out face down: each of its cards is equally likely. KK-109, KK-110, KKR-81
 * Cards of the game are called at random until one is called that the Hand holds, so that what is picked
 * depends on no order in which the Hand is kept.
 */
export function pickBlind(hand: Hand, random: Random): Card {
  for (;;) {
    const called = below(random, ALL_CARDS.length);
    const card = ALL_CARDS[called];
    if (COPY_NUMBERS[called] < copiesIn(hand, card)) return card;
  }
}
