// The server as it is, but with deals that are known: LEAK_SIDE=here deals them, LEAK_SIDE=there deals twins of them.
// LEAK_PLANTED=view|events|refusal|length|count plants a leak, which the campaign has to find.
import { GAMES } from '@samsara/engine/games';
import { dealOf } from './leak-deals.ts';
import { plant } from './leak-planted.ts';

const { LEAK_SIDE = 'here', LEAK_PLANTED } = process.env;
const deals = new Map<string, number>();

/** The seed of a table's game stands for the how manieth deal it is. */
function numberOf(seed: string): number {
  const known = deals.get(seed) ?? deals.size + 1;
  deals.set(seed, known);
  return known;
}

for (const game of Object.values(GAMES)) {
  Object.assign(game, {
    setup: (options: unknown, seed: string) => dealOf(game, options, numberOf(seed), LEAK_SIDE),
  });
  if (LEAK_PLANTED !== undefined) plant(game, LEAK_PLANTED);
}

await import('../src/main.ts');
