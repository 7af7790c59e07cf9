import type { GameMeta } from '../../kernel/game.ts';
import { CARDS } from './cards.ts';
import { AMENDMENTS, OPTIONS } from './options.ts';

/** ST-02, STR-09 */
export const META: GameMeta = {
  id: 'stop',
  version: 1,
  seats: { min: 2, max: 10 },
  options: OPTIONS,
  amendments: AMENDMENTS,
  simulated: { reaction: 'poll' },
  deal: { target_points: 100 },
  betterPoints: 'fewer',
  ratings: [814, 983, 1125, 1230, 1357, 1410, 1500, 1594, 1609, 1778, 1808],
  cards: CARDS,
};
