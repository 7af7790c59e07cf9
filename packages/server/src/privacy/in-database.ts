import { type Asking, answerFrom, answering } from '../database/asking.ts';
import type { Database } from '../database/database.ts';
import type { Lane } from '../database/postgres/lane.ts';
import { TABLE_STEPS } from './forget-at-table.ts';
import { READING_STEPS } from './reading-steps.ts';
import { RETENTION_STEPS } from './retention-steps.ts';
import { STEPS } from './steps.ts';

const ALL = { ...STEPS, ...TABLE_STEPS, ...READING_STEPS, ...RETENTION_STEPS };
type Steps = typeof ALL;
type Result<K extends keyof Steps> = ReturnType<Steps[K]> extends Asking<infer T> ? T : never;

/** What is known about people, and how it is forgotten, in either kind of database. */
export interface PrivacyStore {
  ask<K extends keyof Steps>(name: K, ...given: Parameters<Steps[K]>): Promise<Result<K>>;
}

/** Runs beside the embedded database. */
export function privacyStatements(database: Database) {
  const answer = answering(database);
  return {
    privacy: (name: keyof Steps, given: readonly unknown[]): unknown => answer(begun(name, given)),
  };
}

/** Where the thread of the embedded database is asked. */
interface PrivacyAsked {
  call(name: 'privacy', step: keyof Steps, given: readonly unknown[]): Promise<unknown>;
}

export function privacyIn(database: PrivacyAsked): PrivacyStore {
  return { ask: (name, ...given) => database.call('privacy', name, given) as Promise<never> };
}

export function privacyInPostgres(lane: () => Lane): PrivacyStore {
  return {
    ask: (name, ...given) => answerFrom(lane(), () => begun(name, given)) as Promise<never>,
  };
}

function begun(name: keyof Steps, given: readonly unknown[]): Asking<unknown> {
  return (ALL[name] as (...given: readonly unknown[]) => Asking<unknown>)(...given);
}
