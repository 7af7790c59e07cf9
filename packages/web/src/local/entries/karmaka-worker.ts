import { rules } from '@samsara/engine/games/karmaka/rules';
import { work } from '../worker/work.ts';

/** Where the page finds this script, to start workers with it. */
export const address = import.meta.url;

work(
  rules,
  async () => (await import('@samsara/engine/games/karmaka/thinking')).thinking,
  async () => (await import('@samsara/engine/games/karmaka/mind')).mind,
);
