import { fastRandom } from '../../kernel/random.ts';
import type { Card } from '../../kernel/zones.ts';
import { cardOf } from './memory.ts';
import { currentStep } from './running.ts';
import { waitOf } from './state.ts';
import { imagine, type View } from './view.ts';

/** The cards at the places that the seat which is asked may choose, the top one first; empty where no place is asked for. KKR-50, KKR-54 */
export function cardsAtPlaces(view: View): Card[] {
  const state = imagine(view, fastRandom(1));
  const run = waitOf(state);
  if (run.type !== 'ability') return [];
  const { zone, choices } = currentStep(run);
  if (zone === null) return [];
  return zone(state, run).map(cardOf).reverse().slice(0, choices(state, run));
}
