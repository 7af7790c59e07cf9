import { retryWhileAway } from '../sizes.ts';
import type { Told } from './tally.ts';

/** What the server says about itself. */
export interface Metrics {
  /** Refusals by code and closed connections by reason, since the start. */
  readonly counted: Readonly<Record<string, number>>;
  /** The event loop's delay since this was last asked for. */
  readonly delayP99Ms: number;
  readonly tables: number;
  readonly sockets: number;
}

const COUNTED = /^samsara_(?:refusals|connections_closed)_total\{(?:code|reason)="([^"]+)"\} (\S+)$/gm;

export async function readMetrics(origin: string): Promise<Metrics> {
  const text = await retryWhileAway(async () => {
    const response = await fetch(`${origin}/metrics`);
    if (response.status !== 200) throw new Error(`/metrics answers ${response.status}`);
    return response.text();
  });
  const counted: Record<string, number> = {};
  for (const [, label, count] of text.matchAll(COUNTED))
    counted[label] = (counted[label] ?? 0) + Number(count);
  const gauge = (name: string) => Number(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    counted,
    delayP99Ms: gauge('nodejs_eventloop_lag_p99_seconds') * 1000,
    tables: gauge('samsara_tables'),
    sockets: gauge('samsara_sockets'),
  };
}

export interface Comparison {
  readonly label: string;
  readonly seen: number;
  readonly counted: number;
}

/**
 * Every refusal that somebody heard must have been counted under its name. The server may have counted more, but no more
 * than went unheard.
 */
export function compareCounts(
  before: Metrics,
  after: Metrics,
  bad: Told,
  honest: Readonly<Record<string, number>>,
): { readonly rows: readonly Comparison[]; readonly faults: readonly string[] } {
  const labels = [
    ...new Set([...Object.keys(bad.seen), ...Object.keys(honest), ...Object.keys(after.counted)]),
  ];
  const rows = labels.sort().map((label) => ({
    label,
    seen: (bad.seen[label] ?? 0) + (honest[label] ?? 0),
    counted: (after.counted[label] ?? 0) - (before.counted[label] ?? 0),
  }));
  const faults = rows
    .filter(({ seen, counted }) => counted < seen)
    .map(({ label, seen, counted }) => `${label} was heard ${seen} times and counted ${counted} times`);
  const more = rows.reduce((sum, { seen, counted }) => sum + counted - seen, 0);
  if (more > bad.unheard)
    faults.push(`${more} refusals were counted that nobody can have been told, of ${bad.unheard} unheard`);
  return { rows: rows.filter(({ seen, counted }) => seen > 0 || counted > 0), faults };
}
