import { randomBytes } from 'node:crypto';
import { REPORT_REASONS } from '@samsara/protocol';
import type { Report, ReportReason, Reports } from './reports.ts';
import type { ReportStatement, ReportsAsked, Row } from './statements.ts';

const ID_BYTES = 12;

/** The reports in a database. */
export function reportsIn(database: ReportsAsked, now: () => number): Reports {
  const ask = (statement: ReportStatement, ...given: (string | number | null)[]) =>
    database.call('askReports', statement, given);
  return {
    async file({ reporter, accused, table, seq, message, reason, note }) {
      const [same] = await ask('same', reporter, accused, reason, table ?? '', message ?? '');
      if (same !== undefined) return reportOf(same);
      const id = randomBytes(ID_BYTES).toString('base64url');
      const filed = await ask('file', id, now(), reporter, accused, table, seq, message, reason, note);
      return filed.map(reportOf)[0];
    },
    open: async (before, limit) =>
      (await ask('open', before?.at ?? Number.MAX_SAFE_INTEGER, before?.id ?? '', limit)).map(reportOf),
    waiting: async () => Number((await ask('waiting'))[0].count),
    get: async (id) => (await ask('get', id)).map(reportOf)[0],
    byHour: async (from) =>
      new Map((await ask('byHour', from)).map(({ hour, amount }) => [Number(hour), Number(amount)])),
    about: async (accused, limit) => (await ask('about', accused, limit)).map(reportOf),
    settle: async (id, { at, by, outcome }) => (await ask('settle', id, at, by, outcome)).length > 0,
  };
}

function reportOf(row: Row): Report {
  const { id, at, reporter, accused, table_id, seq, message, reason, note } = row;
  const { settled_at, settled_by, outcome } = row;
  return {
    id: String(id),
    at: Number(at),
    reporter: textOf(reporter),
    accused: String(accused),
    table: textOf(table_id),
    seq: seq === null ? null : Number(seq),
    message: textOf(message),
    reason: reasonOf(reason),
    note: String(note),
    settled:
      settled_at === null
        ? null
        : { at: Number(settled_at), by: String(settled_by), outcome: String(outcome) },
  };
}

function textOf(value: string | number | null): string | null {
  return value === null ? null : String(value);
}

/** A reason of another version is kept as one that says nothing. */
function reasonOf(value: string | number | null): ReportReason {
  return REPORT_REASONS.find((reason) => reason === value) ?? 'other';
}
