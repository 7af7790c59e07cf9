import { cardGameChecks } from '@samsara/engine/testing';
import { crazyEights, rules } from './rules.ts';
import { scenarios } from './scenarios.ts';
import { texts } from './texts/index.ts';

/** Everything that is tested about the game, by name. */
export const checks = cardGameChecks({
  rules,
  game: crazyEights,
  texts,
  scenarios,
  // Who begins is no move, and chance is in it.
  notBinding: ['CE-14'],
  tables: [{ players: 2 }, { players: 4 }, { players: 6, decision_ms: 0 }],
  games: 4,
});
