import type { ReviewTerms } from '../../kernel/game.ts';
import { renewChance, shuffle } from '../../kernel/random.ts';
import { CALIBRATIONS } from './review-calibrations.ts';
import type { State } from './state.ts';

/** Nobody knows the stock; what was turned up and put back was shuffled in. STR-21, STR-22 */
export const reviewTerms: ReviewTerms<State> = {
  unseen: ({ stock }) => stock.length,

  redraw(state, random) {
    renewChance(state, random);
    shuffle(random, state.stock);
  },

  calibrations: CALIBRATIONS,
};
