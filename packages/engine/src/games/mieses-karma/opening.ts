import { leaveOut, shuffleDeck } from '../../kernel/deck.ts';
import { below, makeRandom, type Seed, shuffle } from '../../kernel/random.ts';
import { clockwiseFrom } from '../../kernel/seats.ts';
import { addAll, type Card, type Zone } from '../../kernel/zones.ts';
import { ANTS, antsFor, DEALT_BY, HUMANS, OPENING_HAND_VARIANT, rebirthCards, STACKS } from './cards.ts';
import { lifeDeckOf, rebirthDeckOf } from './deck.ts';
import type { Options } from './options.ts';
import { drawCards } from './piles.ts';
import { emptyState, type State, turnOfSeat } from './state.ts';

/** Shuffles and deals; chance names the start player. MK-60 to MK-65, MK-87 to MK-89, MK-199 */
export function setup(options: Options, seed: Seed): State {
  const random = makeRandom(seed);
  const state = emptyState(options, random, below(random, options.players));
  dealAnts(state);
  for (const stack of STACKS.keys()) state.stacks[stack] = newStack(state, stack);
  shuffleDeck(random, state.draw, lifeDeckOf(options));
  for (const seat of clockwiseFrom(state.starter, options.players)) {
    drawCards(state, seat, openingHand(state, state.animals[seat]), undefined);
  }
  state.pending.push(turnOfSeat(state.starter));
  return state;
}

/** One ant for each player; the others leave the game. MK-64, MK-87 */
function dealAnts(state: State): void {
  const { players } = state.options;
  const ants = antsFor(players);
  shuffle(state.random, ants);
  state.animals.push(...ants.slice(0, players));
  state.out = ANTS.filter((ant) => !state.animals.includes(ant));
}

/** Shuffled, except the humans, of whom the first lies on top; then without what the house leaves out. MK-60, MK-61, MK-146, MK-199 */
function newStack(state: State, stack: number): Card[] {
  // Pushed, because a copy of that list counts as one of anything, not of numbers.
  const cards: Zone = [];
  addAll(cards, rebirthCards(stack));
  if (stack === HUMANS) cards.reverse();
  else shuffle(state.random, cards);
  leaveOut(cards, rebirthDeckOf(state.options).copies);
  return cards;
}

/** The number on the ant, or two in the variant, and what the house adds. MK-66, MK-88, MK-198 */
function openingHand(state: State, ant: Card): number {
  const { openingHandVariant, extra_cards } = state.options;
  return (openingHandVariant ? OPENING_HAND_VARIANT : DEALT_BY[ant]) + extra_cards;
}
