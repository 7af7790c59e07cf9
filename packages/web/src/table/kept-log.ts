import type { TableState } from '../connection/table-store.ts';
import type { LogLine } from './log.tsx';

/** How much of a log outlives a reload of the page. */
const MOST_KEPT = 120;
const PLACE = 'samsara-log';

interface KeptLog {
  readonly of: string;
  readonly lines: readonly LogLine[];
}

/** Keeps what one seat has seen of one game, in this tab only: the server sends a table afresh without its past. */
export function keepLog(state: TableState, lines: readonly LogLine[]): void {
  try {
    const kept: KeptLog = { of: nameOf(state), lines: lines.slice(-MOST_KEPT) };
    sessionStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // Where nothing may be stored, the log begins anew after a reload.
  }
}

/** The lines kept for this seat and game; none if they are of another. */
export function keptLog(state: TableState): readonly LogLine[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? 'null') as KeptLog | null;
    return kept?.of === nameOf(state) ? kept.lines.filter(({ seq }) => seq <= state.seq) : [];
  } catch {
    return [];
  }
}

function nameOf({ info, you }: TableState): string {
  return `${info.code} ${info.round} ${you.seat ?? 'onlooker'}`;
}
