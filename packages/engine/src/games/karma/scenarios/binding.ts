import { type Clause, rulesEn } from '../texts/rules/en.ts';

/** Clauses that bind nobody, with the reason; every other clause needs a scenario. */
const NOT_BINDING: Partial<Record<Clause, string>> = {
  'KA-03': 'information about the box',
  'KA-07': 'flavour',
  'KA-15': 'advice',
};

/** The clauses and rulings that scenarios have to show. */
export const BINDING: readonly string[] = Object.keys(rulesEn).filter((clause) => !(clause in NOT_BINDING));
