import { existsSync } from 'node:fs';
import { NoDatabase, openDatabase } from '../database/database.ts';
import { DatabaseAddresses, Lane } from '../database/postgres/lane.ts';
import { moderationIn } from '../moderation/in-database.ts';
import type { Moderation } from '../moderation/moderation.ts';
import { moderationInPostgres, moderationStatements } from '../moderation/statements.ts';
import { reportsIn } from '../reports/in-database.ts';
import type { Reports } from '../reports/reports.ts';
import { reportStatements, reportsInPostgres } from '../reports/statements.ts';

/** What keeps order, for whoever works beside a server that may be running: it hears of it within seconds. */
export interface Beside {
  readonly moderation: Moderation;
  readonly reports: Reports;
  close(): Promise<void>;
}

/** In a file that must be there. */
export function besideEmbedded(file: string, now: () => number): Beside {
  if (!existsSync(file)) throw new NoDatabase(file);
  const database = openDatabase(file);
  const { askModeration } = moderationStatements(database);
  const { askReports } = reportStatements(database);
  const inTransaction = <T>(work: () => T): T => {
    database.exec('begin immediate');
    try {
      const value = work();
      database.exec('commit');
      return value;
    } catch (error) {
      if (database.inTransaction) database.exec('rollback');
      throw error;
    }
  };
  return {
    moderation: moderationIn(
      { call: async (_name, steps) => inTransaction(() => askModeration(steps)) },
      now,
    ),
    reports: reportsIn({ call: async (_name, statement, given) => askReports(statement, given) }, now),
    close: async () => void database.close(),
  };
}

/** In a PostgreSQL that a server has opened before. */
export function besidePostgres(url: string, now: () => number): Beside {
  const lane = new Lane(new DatabaseAddresses(url), 'operator');
  return {
    moderation: moderationIn(
      moderationInPostgres(() => lane),
      now,
    ),
    reports: reportsIn(
      reportsInPostgres(() => lane),
      now,
    ),
    close: () => lane.close(),
  };
}
