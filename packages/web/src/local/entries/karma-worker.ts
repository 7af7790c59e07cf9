import { rules } from '@samsara/engine/games/karma/rules';
import { work } from '../worker/work.ts';

/** Where the page finds this script, to start workers with it. */
export const address = import.meta.url;

work(
  rules,
  async () => (await import('@samsara/engine/games/karma/thinking')).thinking,
  async () => (await import('@samsara/engine/games/karma/mind')).mind,
);
