import type { ReviewTerms } from '../../kernel/game.ts';
import { type Random, renewChance, shuffle } from '../../kernel/random.ts';
import { ageOf, type Hidden, NOBODY_SAW, seersOf } from './memory.ts';
import { CALIBRATIONS } from './review-calibrations.ts';
import type { State } from './state.ts';

/**
 * Nobody knows the Source and the Decks but for the cards that somebody put there. Cards are exchanged only with those
 * that were shuffled together: everybody knows which went into a new Source. KKH-20
 */
export const reviewTerms: ReviewTerms<State> = {
  unseen(state) {
    let count = 0;
    for (const pile of pilesOf(state)) {
      for (let place = 0; place < pile.length; place++) if (isUnseen(pile[place])) count++;
    }
    return count;
  },

  redraw(state, random) {
    renewChance(state, random);
    const piles = pilesOf(state);
    for (let age = oldestOf(piles); age >= 0; age--) mix(piles, age, random);
  },

  calibrations: CALIBRATIONS,
};

function pilesOf({ source, decks }: State): Hidden[][] {
  return [source, ...decks];
}

function isUnseen(entry: Hidden): boolean {
  return seersOf(entry) === NOBODY_SAW;
}

function oldestOf(piles: readonly Hidden[][]): number {
  let oldest = 0;
  for (const pile of piles) for (const entry of pile) oldest = Math.max(oldest, ageOf(entry));
  return oldest;
}

/** Deals the unseen cards of one age anew to the places where they lie. */
function mix(piles: readonly Hidden[][], age: number, random: Random): void {
  const isOne = (entry: Hidden) => isUnseen(entry) && ageOf(entry) === age;
  const cards = piles.flatMap((pile) => pile.filter(isOne));
  shuffle(random, cards);
  for (const pile of piles) {
    for (let place = 0; place < pile.length; place++) {
      if (isOne(pile[place])) pile[place] = cards.pop() as Hidden;
    }
  }
}
