import type { GameMeta } from '../../kernel/game.ts';
import { CARDS } from './cards.ts';
import { AMENDMENTS, OPTIONS } from './options.ts';

/** MK-57, MK-86 */
export const META: GameMeta = {
  id: 'mieses-karma',
  version: 1,
  seats: { min: 2, max: 5 },
  options: OPTIONS,
  amendments: AMENDMENTS,
  laterKeys: ['remembered'],
  deal: { players: 3 },
  betterPoints: 'more',
  cards: CARDS,
};
