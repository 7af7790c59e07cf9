import type { ReviewTerms } from '../../kernel/game.ts';
import { placesFrom } from '../../kernel/zones.ts';
import type { State } from './state.ts';

/** Nobody knows the stock; what was turned up and put back was shuffled in. STR-21, STR-22 */
export const reviewTerms: ReviewTerms<State> = {
  pools: ({ stock }) => [[{ zone: stock, places: placesFrom(stock, 0) }]],
  lookahead: 2,
  weight: 0.35,
  // They come with what bots ask: only a review wants them.
  calibrations: {},
};
