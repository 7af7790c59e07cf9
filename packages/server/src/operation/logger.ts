import { pino } from 'pino';
import type { Config } from '../config/config.ts';
import { withoutAddresses } from './short-address.ts';

/** Structured lines for operators. They name tables, never a card, a name, an address, a move or what somebody wrote. */
export interface Logger {
  note(what: string, more?: Readonly<Record<string, string | number>>): void;
  /** Something that the operator should put right. */
  warning(what: string, more?: Readonly<Record<string, string | number>>): void;
  /** Something went wrong that should not. */
  failure(error: unknown, table?: string): void;
}

export function makeLogger(level: Config['SAMSARA_LOG_LEVEL']): Logger {
  const lines = pino(
    { level, timestamp: pino.stdTimeFunctions.isoTime },
    pino.destination({ fd: 2, sync: true }),
  );
  return {
    note: (what, more = {}) => lines.info(more, what),
    warning: (what, more = {}) => lines.warn(more, what),
    failure: (error, table) =>
      lines.error({ ...(table !== undefined && { table }), error: traceOf(error) }, 'failure'),
  };
}

/** `ENOSPC`, `SQLITE_FULL`, `57P01`; the codes of rules are words. */
const SYSTEM_CODE = /^[A-Z\d_]+$/;

/**
 * Where an error happened. Its message is kept only if it comes from the system or the database: the message of an error in
 * the rules could name a card. Of an address only its network is kept.
 */
export function traceOf(error: unknown): { type: string; message?: string; code?: string; at: string[] } {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const { code } = error as NodeJS.ErrnoException;
  const hasCode = typeof code === 'string' && SYSTEM_CODE.test(code);
  const isKept = hasCode || error.name === 'LogFailure';
  return {
    type: error.name,
    ...(hasCode && { code }),
    ...(isKept && { message: withoutAddresses(error.message) }),
    at: (error.stack ?? '').split('\n').flatMap((line) => /^\s+at (.*)$/.exec(line)?.[1] ?? []),
  };
}
