import type { GameMeta } from '../../kernel/game.ts';
import { CARDS } from './cards.ts';
import { OPTIONS } from './variants.ts';

/** KK-02 */
export const META: GameMeta = {
  id: 'karmaka',
  version: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  cards: CARDS,
};
