import type { Worker } from 'node:worker_threads';
import { startWorker } from '../workers/start.ts';
import { type Plan, type PlayedDeal, playDeal } from './plan.ts';

/** Hears of every deal when it has been played in all seatings. */
export type Done = (played: PlayedDeal) => void;

/** Plays the deals that are not done yet. How many threads share the work changes nothing but the time it takes. */
export async function runDeals(
  plan: Plan,
  deals: readonly number[],
  threads: number,
  done: Done,
): Promise<void> {
  if (threads === 1) {
    for (const deal of deals) done(playDeal(plan, deal));
    return;
  }
  const waiting = [...deals].reverse();
  const workers = Array.from({ length: Math.min(threads, deals.length) }, () =>
    startWorker('tournament/tournament-worker', plan),
  );
  try {
    await Promise.all(workers.map((worker) => playWaiting(worker, waiting, done)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** One worker takes deal after deal until none is waiting. */
function playWaiting(worker: Worker, waiting: number[], done: Done): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = () => {
      const deal = waiting.pop();
      if (deal === undefined) resolve();
      else worker.postMessage(deal);
    };
    worker.on('error', reject);
    worker.on('message', (played: PlayedDeal) => {
      done(played);
      next();
    });
    next();
  });
}
