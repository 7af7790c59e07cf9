import type { Worker } from 'node:worker_threads';
import { BadInput, type BadInputCode } from '@samsara/engine';
import { startWorker } from '../workers/start.ts';
import { type Plan, playPart } from './plan.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

/** A range of games: the number of the first, and the number after the last. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** What a worker says to a part; an error would not arrive as the one it was. */
export type Answer =
  | { readonly type: 'played'; readonly tally: Tally }
  | {
      readonly type: 'bad-input';
      readonly code: BadInputCode;
      readonly place: string;
      readonly detail: string;
    };

/** Called with how many games have been played so far. */
export type Progress = (games: number) => void;

/** Plays all games of a plan. How many threads share the work changes nothing but the time it takes. */
export async function runPlan(plan: Plan, threads: number, progress: Progress): Promise<Tally> {
  const total = emptyTally(plan.bots.length);
  const done = (part: Tally) => {
    addTally(total, part);
    progress(total.games);
  };
  const parts = partsOf(plan.games, threads);
  if (threads > 1) await playInWorkers(plan, parts, threads, done);
  else for (const { from, to } of parts) done(playPart(plan, from, to));
  return total;
}

const PARTS_FOR_EACH_THREAD = 25;
const LARGEST_PART = 250;

/** Small enough that no thread is left waiting for the last one. */
function partsOf(games: number, threads: number): Part[] {
  const size = Math.max(1, Math.min(LARGEST_PART, Math.ceil(games / threads / PARTS_FOR_EACH_THREAD)));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    from: i * size,
    to: Math.min(games, (i + 1) * size),
  }));
}

async function playInWorkers(
  plan: Plan,
  parts: readonly Part[],
  threads: number,
  done: (part: Tally) => void,
): Promise<void> {
  const waiting = [...parts].reverse();
  const workers = Array.from({ length: Math.min(threads, parts.length) }, () =>
    startWorker('simulation/simulate-worker', plan),
  );
  try {
    await Promise.all(workers.map((worker) => playParts(worker, waiting, done)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** One worker takes part after part until none is waiting. */
function playParts(worker: Worker, waiting: Part[], done: (part: Tally) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = () => {
      const part = waiting.pop();
      if (part) worker.postMessage(part);
      else resolve();
    };
    worker.on('error', reject);
    worker.on('message', (answer: Answer) => {
      if (answer.type === 'bad-input') return reject(new BadInput(answer.code, answer.place, answer.detail));
      done(answer.tally);
      next();
    });
    next();
  });
}
