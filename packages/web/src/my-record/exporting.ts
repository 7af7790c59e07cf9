import { type CollectedGame, readRecord, writeLine } from '@samsara/engine';
import { finishedRecord } from '../local/kept/keeping.ts';
import type { Result } from './results.ts';

export interface Exported {
  readonly lines: readonly string[];
  /** Games whose record could not be had. */
  readonly missing: number;
}

/** Collects the records of all these games, the oldest first; ends early, with what there is, when the signal says so. */
export async function collect(
  results: readonly Result[],
  { signal, tell }: { readonly signal: AbortSignal; tell(done: number): void },
): Promise<Exported> {
  const lines: string[] = [];
  let missing = 0;
  for (const [i, result] of [...results].reverse().entries()) {
    if (signal.aborted) break;
    const game = await gameOf(result, signal).catch(() => null);
    if (game === null) missing++;
    else lines.push(writeLine(game));
    tell(i + 1);
  }
  return { lines, missing };
}

async function gameOf({ play, own, at, isHere }: Result, signal: AbortSignal): Promise<CollectedGame | null> {
  const seat = own?.seat ?? null;
  if (!isHere) {
    const text = await recordText(`/api/plays/${encodeURIComponent(play)}/record`, signal);
    return { record: readRecord(text), seat, at, where: location.host, practice: false };
  }
  const kept = await finishedRecord(play);
  if (kept === null) return null;
  return {
    record: kept.record,
    seat,
    at,
    where: kept.where === undefined ? 'device' : kept.where,
    practice: false,
  };
}

const TOO_MANY_REQUESTS = 429;
const TRIES = 6;
const PAUSE_MS = 5000;

/** Whoever has played very much asks for very much: the server is given time. */
async function recordText(path: string, signal: AbortSignal): Promise<string> {
  for (let left = TRIES; ; left--) {
    const response = await fetch(path, { signal });
    if (response.ok) return response.text();
    if (response.status !== TOO_MANY_REQUESTS || left === 0) throw new Error(String(response.status));
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}
