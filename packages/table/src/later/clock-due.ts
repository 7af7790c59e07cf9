import { isStopped, type Service, spentTime } from '../state/clock.ts';
import type { Table } from '../state/table.ts';

/** After an outage in which connections may have been lost, nobody runs out of time before they could be back. */
const GRACE_MS = 3000;
const LONG_MS = 2000;

/** When the clock's move is due; undefined when no time runs. */
export function clockDue(table: Table, now: number, service: Service): number | undefined {
  if (table.time === null || table.phase !== 'playing' || isStopped(service)) return undefined;
  const deadline = table.game.deadline(table.state);
  if (deadline === undefined) return undefined;
  return withGrace(now + deadline.ms - spentTime(table, now, service), table.time.since, service);
}

/** When time that runs since a moment is up at the earliest: never before people could be back after an outage. */
export function withGrace(due: number, since: number, service: Service): number {
  const again = Math.max(service.began, endOfLastLong(service.outages));
  return since < again ? Math.max(due, again + (service.graceMs ?? GRACE_MS)) : due;
}

function endOfLastLong(outages: Service['outages']): number {
  for (let i = outages.length - 1; i >= 0; i--) {
    if (outages[i].to - outages[i].from >= LONG_MS) return outages[i].to;
  }
  return 0;
}
