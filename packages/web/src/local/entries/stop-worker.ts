import { rules } from '@samsara/engine/games/stop/rules';
import { work } from '../worker/work.ts';

/** Where the page finds this script, to start workers with it. */
export const address = import.meta.url;

work(
  rules,
  async () => (await import('@samsara/engine/games/stop/thinking')).thinking,
  async () => (await import('@samsara/engine/games/stop/mind')).mind,
);
