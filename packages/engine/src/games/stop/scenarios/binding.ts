import { type Clause, rulesEn } from '../texts/rules/en.ts';

/** Clauses that bind no rule of play, with the reason; every other clause needs a scenario. */
const NOT_BINDING: Partial<Record<Clause, string>> = {
  'STR-08': 'how long automatic players wait is decided by whoever runs them',
};

/** The clauses and rulings that scenarios have to show. */
export const BINDING: readonly string[] = Object.keys(rulesEn).filter((clause) => !(clause in NOT_BINDING));
