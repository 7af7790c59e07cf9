import type { GameMeta } from '../../kernel/game.ts';
import { CARDS } from './cards.ts';
import { OPTIONS } from './options.ts';

/** ST-02, STR-09 */
export const META: GameMeta = {
  id: 'stop',
  version: 1,
  seats: { min: 2, max: 10 },
  options: OPTIONS,
  simulated: { reaction: 'poll' },
  cards: CARDS,
};
