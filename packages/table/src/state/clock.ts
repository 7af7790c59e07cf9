import type { ClockInfo } from '@samsara/protocol';
import type { Table } from './table.ts';

/** Intervals in which the tables were not served, in order and apart, and the moment this server began to. */
export interface Service {
  outages: readonly { readonly from: number; readonly to: number }[];
  readonly began: number;
  /** Since when the tables are not served, where they stand still just now. */
  readonly stoppedAt?: number | undefined;
  /** So long after an outage nobody runs out of time; without it, as long as it takes to connect again. */
  readonly graceMs?: number;
}

/** Milliseconds used up of the running countdown; what lies in an outage is nobody's time. */
export function spentTime(table: Table, now: number, service: Service): number {
  if (table.time === null) return 0;
  const { since, spent } = table.time;
  return table.phase === 'paused' ? spent : spent + served(since, now, service);
}

/** How much of an interval the tables were served in. */
export function served(from: number, until: number, { outages, stoppedAt = until }: Service): number {
  const to = Math.min(until, stoppedAt);
  let ms = Math.max(0, to - from);
  for (const outage of outages) {
    if (outage.to > from) ms -= Math.max(0, Math.min(to, outage.to) - Math.max(from, outage.from));
  }
  return ms;
}

/** Do the tables stand still just now? */
export function isStopped({ stoppedAt }: Service): boolean {
  return stoppedAt !== undefined;
}

/** The countdown as everybody at the table may know it. */
export function clockShown(table: Table, now: number, service: Service): ClockInfo | null {
  if (table.time === null) return null;
  const deadline = table.game.deadline(table.state);
  if (deadline === undefined) return null;
  const { countdown, ms } = deadline;
  const left = ms - spentTime(table, now, service);
  return {
    countdown,
    left_ms: Math.max(0, left),
    of_ms: ms,
    stands: table.phase === 'paused' || isStopped(service),
  };
}
