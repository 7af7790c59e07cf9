import { shareList } from '../workers/share.ts';
import type { DatasetFile } from './file.ts';
import { writtenGames } from './games.ts';
import type { DatasetPlan } from './plan.ts';

/** A range of games: the number of the first, and the number after the last. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

export interface Written {
  readonly bytes: Uint8Array;
  readonly rows: number;
}

/** What was written in this run. */
export interface Total {
  rows: number;
  bytes: number;
}

const LARGEST_PART = 8;

/** Writes the games that are missing, in order; how many threads share the work changes nothing but the time it takes. */
export async function writeDataset(
  plan: DatasetPlan,
  file: DatasetFile,
  threads: number,
  progress: (games: number) => void,
): Promise<Total> {
  const total = { rows: 0, bytes: 0 };
  const parts = partsOf(file.games, plan.games, threads);
  const waiting = new Map<number, { readonly part: Part; readonly written: Written }>();
  let next = file.games;
  const done = (written: Written, part: Part) => {
    waiting.set(part.from, { part, written });
    for (let first = waiting.get(next); first !== undefined; first = waiting.get(next)) {
      waiting.delete(next);
      next = first.part.to;
      file.add(Buffer.from(first.written.bytes), next);
      total.rows += first.written.rows;
      total.bytes += first.written.bytes.length;
      progress(next);
    }
  };
  const crew = { worker: 'dataset/dataset-worker', data: plan, threads };
  if (threads > 1) await shareList(crew, parts, done);
  else for (const part of parts) done(writtenGames(plan, part.from, part.to), part);
  file.finish();
  return total;
}

/** Small enough that little is lost when it is broken off. */
function partsOf(from: number, to: number, threads: number): Part[] {
  const size = Math.max(1, Math.min(LARGEST_PART, Math.floor((to - from) / threads)));
  return Array.from({ length: Math.ceil((to - from) / size) }, (_, i) => ({
    from: from + i * size,
    to: Math.min(to, from + (i + 1) * size),
  }));
}
