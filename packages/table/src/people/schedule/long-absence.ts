import type { Table } from '../../state/table.ts';

/** Whoever has been away for less is asked all the same before a game ends, somebody is removed, or a clock begins. */
const LONG_MS = 120_000;

/** Milliseconds after which an absent person no longer stands in the way of such a thing: never before the table's own patience. */
export function longAbsence({ settings }: Pick<Table, 'settings'>): number {
  return Math.max(LONG_MS, settings.absence.after_s * 1000);
}
