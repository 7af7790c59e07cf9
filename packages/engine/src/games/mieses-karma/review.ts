import type { ReviewTerms } from '../../kernel/game.ts';
import { type Random, renewChance, shuffle } from '../../kernel/random.ts';
import type { Zone } from '../../kernel/zones.ts';
import { HUMANS } from './cards.ts';
import { CALIBRATIONS } from './review-calibrations.ts';
import type { State } from './state.ts';

/** Nobody knows the draw pile and the animal stacks above the cards that were put back under them. MK-60, MK-164 */
export const reviewTerms: ReviewTerms<State> = {
  unseen({ draw, stacks, returned }) {
    let count = draw.length;
    for (let stack = 0; stack < stacks.length; stack++) {
      if (stack !== HUMANS) count += Math.max(0, stacks[stack].length - returned[stack]);
    }
    return count;
  },

  redraw(state, random) {
    renewChance(state, random);
    shuffle(random, state.draw);
    state.stacks.forEach((zone, stack) => {
      if (stack !== HUMANS) shuffleAbove(zone, state.returned[stack], random);
    });
  },

  calibrations: CALIBRATIONS,
};

function shuffleAbove(zone: Zone, known: number, random: Random): void {
  const cards = zone.slice(known);
  shuffle(random, cards);
  for (let i = 0; i < cards.length; i++) zone[known + i] = cards[i];
}
