import type { GameMeta } from '../../kernel/game.ts';
import { CARDS } from './cards.ts';
import { AMENDMENTS, OPTIONS } from './editions.ts';

/** KA-01, KA-02 */
export const META: GameMeta = {
  id: 'karma',
  version: 1,
  seats: { min: 2, max: 12 },
  options: OPTIONS,
  amendments: AMENDMENTS,
  ratings: [943, 1090, 1153, 1188, 1319, 1358, 1500, 1507, 1608, 1998, 2187],
  cards: CARDS,
};
