import { KEPT_KINDS, type KeptKind } from '@samsara/protocol';
import type { Config } from '../config/config.ts';

/** For how many days something is kept after it was last of use; null until the person deletes it. */
export interface Keep {
  readonly unfinished: number | null;
  readonly records: number | null;
  readonly words: number | null;
  readonly people: number | null;
  /** Reports that are settled, and sanctions that have ended. */
  readonly order: number | null;
}

export function keepOf(config: Config): Keep {
  return {
    unfinished: config.SAMSARA_KEEP_UNFINISHED_DAYS,
    records: config.SAMSARA_KEEP_RECORDS_DAYS,
    words: config.SAMSARA_KEEP_WORDS_DAYS,
    people: config.SAMSARA_KEEP_PEOPLE_DAYS,
    order: config.SAMSARA_KEEP_ORDER_DAYS,
  };
}

const DEALS_DAYS = 400;
/** Codes and tickets are good for minutes. */
const LINKS_DAYS = 1;

/** What people are told about each kind. */
export function daysOf(config: Config): { kind: KeptKind; days: number | null }[] {
  const { records, words, order } = keepOf(config);
  const days: Readonly<Record<KeptKind, number | null>> = {
    person: config.SAMSARA_KEEP_PEOPLE_DAYS,
    devices: config.SAMSARA_SESSION_DAYS,
    passkeys: config.SAMSARA_KEEP_PEOPLE_DAYS,
    links: LINKS_DAYS,
    tables: records,
    words,
    records,
    deals: DEALS_DAYS,
    progress: config.SAMSARA_KEEP_PEOPLE_DAYS,
    notes: config.SAMSARA_KEEP_PEOPLE_DAYS,
    company: config.SAMSARA_KEEP_PEOPLE_DAYS,
    notices: config.SAMSARA_KEEP_PEOPLE_DAYS,
    order,
  };
  return KEPT_KINDS.map((kind) => ({ kind, days: days[kind] }));
}
