import { cardGameChecks } from '@samsara/engine/testing';
import { game, rules, SEATS } from './rules.ts';
import { scenarios } from './scenarios.ts';
import { texts } from './texts/index.ts';

/** Everything that is tested about the game, by name: scenarios, the contract, leaks, texts. */
export const checks = cardGameChecks({
  rules,
  game,
  texts,
  scenarios,
  notBinding: [],
  tables: [{ players: SEATS.min }, { players: SEATS.max, decision_ms: 0 }],
  games: 4,
  languages: ['de', 'en', 'fr'],
});
