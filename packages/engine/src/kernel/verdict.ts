/** What can be wrong with a record. Texts in every language are in `texts/`. */
export type VerdictCode =
  | 'not-json'
  | 'not-a-record'
  | 'newer-version'
  | 'not-as-written'
  | 'malformed'
  | 'wrong-digest'
  | 'unknown-game'
  | 'newer-rules'
  | 'older-rules'
  | 'wrong-options'
  | 'not-revealed'
  | 'wrong-commitment'
  | 'wrong-entropy'
  | 'other-promise'
  | 'other-share'
  | 'wrong-head'
  | 'wrong-link'
  | 'illegal-move'
  | 'not-ended'
  | 'wrong-hash'
  | 'wrong-outcome'
  | 'wrong-seal';

/** What is checked of a record, in this order. */
export const RECORD_CHECKS = [
  'format',
  'text',
  'head',
  'links',
  'rules',
  'commitment',
  'entropy',
  'moves',
  'hash',
  'outcome',
] as const;

/** The same for a record of version 1. */
export const RECORD_CHECKS_1 = [
  'format',
  'text',
  'digests',
  'rules',
  'commitment',
  'entropy',
  'head',
  'links',
  'moves',
  'hash',
  'outcome',
  'seal',
] as const;

/** What is checked besides of somebody who knows more than the record says. */
export type KnownCheck = 'promise' | 'share';

export type RecordCheck = (typeof RECORD_CHECKS_1)[number] | KnownCheck;

/** A record holds in everything that was checked, or the first thing that is wrong with it. */
export type Verdict =
  | { readonly ok: true; readonly checks: readonly RecordCheck[] }
  | {
      readonly ok: false;
      readonly wrong: VerdictCode;
      /** Where, as a path: `moves[17]`. */
      readonly place: string;
      /** What was found there, or what would have been right. */
      readonly detail: string;
    };
