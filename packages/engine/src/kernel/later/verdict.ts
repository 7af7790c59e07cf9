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
  | 'wrong-share'
  | 'other-commitments'
  | 'other-attempts'
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

/** The same for a game whose seats committed themselves to their shares. */
export const RECORD_CHECKS_5 = [
  'format',
  'text',
  'head',
  'links',
  'rules',
  'commitment',
  'shares',
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
export type KnownCheck = 'promise' | 'share' | 'commitments' | 'attempts';

/** What is looked at when a record is verified, in one version or another. */
export type RecordCheck = (typeof RECORD_CHECKS_1 | typeof RECORD_CHECKS_5)[number] | KnownCheck;

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

/** How a game was shuffled, as far as its record says. */
export interface ShuffleTold {
  /** Did everybody commit themselves before a share was shown? */
  readonly isSealed: boolean;
  /** Names by what became of their share. */
  readonly gave: readonly string[];
  readonly gavePlainly: readonly string[];
  readonly leftOut: readonly string[];
  readonly bots: readonly string[];
  /** How often the shares were shown anew, and how often everybody had to commit themselves again. */
  readonly anew: number;
  readonly broken: number;
}
