import type { ReviewTerms } from '../../kernel/game.ts';
import { placesFrom, zonesToChange } from '../../kernel/zones.ts';
import { HUMANS } from './cards.ts';
import type { State } from './state.ts';

/** Nobody knows the draw pile and the animal stacks above the cards that were put back under them. MK-60, MK-164 */
export const reviewTerms: ReviewTerms<State> = {
  pools(state) {
    const { draw, returned } = state;
    const stacks = zonesToChange(state.stacks);
    const known = (stack: number) => (stack === HUMANS ? stacks[stack].length : returned[stack]);
    return [
      [{ zone: draw, places: placesFrom(draw, 0) }],
      ...stacks.map((zone, stack) => [{ zone, places: placesFrom(zone, known(stack)) }]),
    ];
  },
  lookahead: 6,
  weight: 0.5,
  // They come with what bots ask: only a review wants them.
  calibrations: {},
};
