import type { ReviewTerms } from '../../kernel/game.ts';
import { type Random, renewChance, shuffle } from '../../kernel/random.ts';
import type { Card, Zone } from '../../kernel/zones.ts';
import { CALIBRATIONS } from './review-calibrations.ts';
import type { State } from './state.ts';

/** Nobody knows the draw pile and the hidden cards; whoever has foreseen theirs does not know where they lie. KAR-58 */
export const reviewTerms: ReviewTerms<State> = {
  unseen: (state) => unknownZones(state).reduce((sum, zone) => sum + zone.length, 0),

  redraw(state, random) {
    renewChance(state, random);
    mix(unknownZones(state), random);
    state.hidden.forEach((zone, seat) => {
      if (state.foreseen[seat] !== null) shuffle(random, zone);
    });
  },

  calibrations: CALIBRATIONS,
};

function unknownZones({ draw, hidden, foreseen }: State): Zone[] {
  return [draw, ...hidden.filter((_, seat) => foreseen[seat] === null)];
}

/** Deals the cards of some zones to them anew. */
function mix(zones: readonly Zone[], random: Random): void {
  const cards: Card[] = zones.flat();
  shuffle(random, cards);
  let next = 0;
  for (const zone of zones) for (let place = 0; place < zone.length; place++) zone[place] = cards[next++];
}
