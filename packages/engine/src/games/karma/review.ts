import type { Pool, ReviewTerms } from '../../kernel/game.ts';
import { placesFrom, type Zone, zonesToChange } from '../../kernel/zones.ts';
import type { State } from './state.ts';

/** Nobody knows the draw pile and the hidden cards; whoever has foreseen theirs does not know where they lie. KAR-58 */
export const reviewTerms: ReviewTerms<State> = {
  pools(state) {
    const { draw, foreseen } = state;
    const hidden = zonesToChange(state.hidden);
    return [
      [draw, ...hidden.filter((_, seat) => foreseen[seat] === null)].map(whole),
      ...hidden.filter((_, seat) => foreseen[seat] !== null).map((zone) => [whole(zone)]),
    ];
  },
  lookahead: 6,
  weight: 0.75,
  // They come with what bots ask: only a review wants them.
  calibrations: {},
};

function whole(zone: Zone): Pool[number] {
  return { zone, places: placesFrom(zone, 0) };
}
