import { parentPort, workerData } from 'node:worker_threads';
import { writtenGames } from './games.ts';
import type { DatasetPlan } from './plan.ts';
import type { Part } from './run.ts';

parentPort?.on('message', ({ from, to }: Part) => {
  parentPort?.postMessage(writtenGames(workerData as DatasetPlan, from, to));
});
