import { type Asking, answerFrom, answering } from '../database/asking.ts';
import type { Database } from '../database/database.ts';
import type { Lane } from '../database/postgres/lane.ts';
import { STEPS } from './steps.ts';

type Steps = typeof STEPS;
type Given<K extends keyof Steps> = Parameters<Steps[K]>;
type Result<K extends keyof Steps> = ReturnType<Steps[K]> extends Asking<infer T> ? T : never;

/** Wishes, channels and what is under way, in either kind of database. */
export interface NoticeStore {
  ask<K extends keyof Steps>(name: K, ...given: Given<K>): Promise<Result<K>>;
}

/** Runs beside the embedded database. */
export function noticeStatements(database: Database) {
  const answer = answering(database);
  return {
    notice: (name: keyof Steps, given: readonly unknown[]): unknown => answer(begun(name, given)),
  };
}

/** Where the thread of the embedded database is asked. */
interface NoticesAsked {
  call(name: 'notice', step: keyof Steps, given: readonly unknown[]): Promise<unknown>;
}

export function noticesIn(database: NoticesAsked): NoticeStore {
  return { ask: (name, ...given) => database.call('notice', name, given) as Promise<never> };
}

export function noticesInPostgres(lane: () => Lane): NoticeStore {
  return {
    ask: (name, ...given) => answerFrom(lane(), () => begun(name, given)) as Promise<never>,
  };
}

function begun(name: keyof Steps, given: readonly unknown[]): Asking<unknown> {
  return (STEPS[name] as (...given: readonly unknown[]) => Asking<unknown>)(...given);
}
