import type { Pool, ReviewTerms } from '../../kernel/game.ts';
import { ageOf, type Hidden, NOBODY_SAW, seersOf } from './memory.ts';
import type { State } from './state.ts';

/**
 * Nobody knows the Source and the Decks but for the cards that somebody put there. Cards are exchanged only with those
 * that were shuffled together: everybody knows which went into a new Source. KKH-20
 */
export const reviewTerms: ReviewTerms<State> = {
  pools({ source, decks }) {
    const piles = [source, ...decks];
    const pools: Pool[] = [];
    for (let age = 0; age <= oldestIn(piles); age++) {
      pools.push(piles.map((zone) => ({ zone, places: unseenIn(zone, age) })));
    }
    return pools;
  },
  lookahead: 6,
  weight: 0.65,
  // They come with what bots ask: only a review wants them.
  calibrations: {},
};

function oldestIn(piles: readonly Hidden[][]): number {
  let oldest = 0;
  for (const pile of piles) for (const entry of pile) oldest = Math.max(oldest, ageOf(entry));
  return oldest;
}

function unseenIn(pile: readonly Hidden[], age: number): number[] {
  const places: number[] = [];
  for (let place = 0; place < pile.length; place++) {
    if (seersOf(pile[place]) === NOBODY_SAW && ageOf(pile[place]) === age) places.push(place);
  }
  return places;
}
