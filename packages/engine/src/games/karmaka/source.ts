import { shuffle } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import type { Tell } from './events.ts';
import { cardOf, growOlder, type Hidden, joinHand, seersOf } from './memory.ts';
import type { State } from './state.ts';

/** Cards that stay on the Ruins when the others become the new Source. KK-88 */
export const KEPT_ON_RUINS = 3;

/** Takes the top card of the Source, first making a new one from the Ruins if it is empty. KK-88, KKR-42 */
export function takeFromSource(state: State, tell: Tell): Hidden | undefined {
  if (state.source.length === 0) reshuffle(state, tell);
  return state.source.pop();
}

/** Can a card be had from the Source? KKR-45 */
export function hasSource(state: State): boolean {
  return state.source.length > 0 || state.ruins.length > KEPT_ON_RUINS;
}

/** Draws up to `count` cards from the Source into the Hand. KKR-15, KKR-43 */
export function drawFromSource(state: State, seat: Seat, count: number, tell: Tell): void {
  const drawn: Card[] = [];
  while (drawn.length < count) {
    const top = takeFromSource(state, tell);
    if (top === undefined) break;
    joinHand(state, seat, cardOf(top), seersOf(top));
    drawn.push(cardOf(top));
  }
  if (drawn.length > 0) tell?.({ type: 'drew', seat, from: 'source', count: drawn.length, cards: drawn });
}

/**
 * Deals up to `count` cards onto a Deck, one at a time; nobody sees them. KK-90, KKR-52, KKH-16
 * Tells of a reshuffle only, and gives back how many cards were dealt.
 */
export function dealToDeck(state: State, seat: Seat, count: number, tell: Tell): number {
  let dealt = 0;
  for (; dealt < count; dealt++) {
    const top = takeFromSource(state, tell);
    if (top === undefined) break;
    state.decks[seat].push(top);
  }
  return dealt;
}

/** Shuffles the Ruins into a new Source, but for their top three, which keep their order. KK-88, KKR-45, KKR-48, KKR-49 */
function reshuffle(state: State, tell: Tell): void {
  const { source, ruins } = state;
  const moved = ruins.length - KEPT_ON_RUINS;
  if (moved <= 0) return;
  for (let i = 0; i < moved; i++) source.push(ruins[i]);
  for (let i = 0; i < KEPT_ON_RUINS; i++) ruins[i] = ruins[moved + i];
  for (let i = 0; i < moved; i++) ruins.pop();
  shuffle(state.random, source);
  for (const deck of state.decks) growOlder(deck);
  tell?.({ type: 'reshuffled', count: moved });
}
