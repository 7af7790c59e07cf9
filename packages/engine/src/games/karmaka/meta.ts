import type { GameMeta } from '../../kernel/game.ts';
import { CARDS } from './cards.ts';
import { OPTIONS } from './variants.ts';

/** KK-02 */
export const META: GameMeta = {
  id: 'karmaka',
  version: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  ratings: [1019, 1105, 1132, 1152, 1304, 1413, 1500, 1639, 1670, 1867, 2063],
  cards: CARDS,
};
