import { type Clause, rulesEn } from '../texts/rules/en.ts';

/** Clauses that bind nobody, with the reason. */
const NOT_BINDING: Partial<Record<Clause, string>> = {
  'KK-01': 'flavour',
  'KK-09': 'advice',
  'KK-14': 'flavour',
  'KK-47': 'advice',
  'KK-50': 'advice',
  'KK-58': 'advice',
  'KK-67': 'advice',
  'KK-84': 'credits',
  'KK-113': 'information',
};

/** Clauses about the deal, chance and records, which no position can show; tests name them instead. */
export const SHOWN_BY_TESTS: Partial<Record<Clause, string>> = {
  'KK-02': 'the deal',
  'KK-03': 'the cards',
  'KK-06': 'the deal',
  'KK-28': 'the deal',
  'KK-30': 'the deal',
  'KK-31': 'the deal',
  'KK-32': 'the deal',
  'KK-33': 'the deal',
  'KK-34': 'who begins',
  'KKR-01': 'who begins',
  'KKR-02': 'the deal',
  'KKR-05': 'the tables there are',
  'KKR-49': 'chance',
  'KKH-05': 'the cards',
  'KKH-21': 'what must not leak',
  'KKH-22': 'what must not leak',
  'KKH-24': 'what must not leak',
};

/** The clauses and rulings that scenarios have to show. */
export const BINDING: readonly string[] = Object.keys(rulesEn).filter(
  (clause) => !(clause in NOT_BINDING) && !(clause in SHOWN_BY_TESTS),
);
