import { dayAt } from './days.ts';
import type { Deals } from './deals.ts';
import type { DealsAsked } from './statements.ts';

/** The deals in a database. */
export function dealsIn(database: DealsAsked, now: () => number): Deals {
  return {
    resultOf: ({ game, day }, player) => database.call('dealResult', game, day, player),
    async add(proven) {
      const { game, day, player, result } = proven;
      if (await database.call('putDeal', proven, now(), dayAt(now()))) return { result, first: true };
      const known = await database.call('dealResult', game, day, player);
      return { result: known ?? result, first: false };
    },
    counts: ({ game, day }) => database.call('dealCounts', game, day),
    async best({ game, day }, player, better, most) {
      const sign = better === 'fewer' ? 1 : -1;
      const found = await database.call('bestDeals', game, day, sign, most, player);
      return found.length > most ? [...found.slice(0, most - 1), found[most]] : found;
    },
  };
}
