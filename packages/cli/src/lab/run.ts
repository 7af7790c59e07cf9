import type { Worker } from 'node:worker_threads';
import { GAMES } from '@samsara/engine/games';
import {
  type LabPart,
  type LabPlan,
  type LabTally,
  labPart,
  labParts,
  mergeLab,
  NOTHING_PLAYED,
} from '@samsara/engine/lab';
import { startWorker } from '../workers/start.ts';

/** A try of a game, as plain data for a worker. */
export interface LabJob {
  readonly game: string;
  readonly plan: LabPlan;
}

/** Plays a whole try. How many threads share the work changes nothing but the time it takes. */
export async function runLab(
  { game, plan }: LabJob,
  threads: number,
  progress: (games: number) => void,
): Promise<LabTally> {
  let total = NOTHING_PLAYED;
  const done = (part: LabTally) => {
    total = mergeLab(total, part);
    progress(total.pairs.games + total.skill.official.games);
  };
  const parts = labParts(plan, threads);
  if (threads === 1) for (const part of parts) done(labPart(GAMES[game], plan, part));
  else await playInWorkers({ game, plan }, parts, threads, done);
  return total;
}

async function playInWorkers(
  job: LabJob,
  parts: readonly LabPart[],
  threads: number,
  done: (part: LabTally) => void,
): Promise<void> {
  const waiting = [...parts].reverse();
  const workers = Array.from({ length: Math.min(threads, parts.length) }, () =>
    startWorker('lab/lab-worker', job),
  );
  try {
    await Promise.all(workers.map((worker) => playParts(worker, waiting, done)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** One worker takes part after part until none is waiting. */
function playParts(worker: Worker, waiting: LabPart[], done: (part: LabTally) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = () => {
      const part = waiting.pop();
      if (part) worker.postMessage(part);
      else resolve();
    };
    worker.on('error', reject);
    worker.on('message', (part: LabTally) => {
      done(part);
      next();
    });
    next();
  });
}
