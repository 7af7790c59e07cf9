import { parentPort, workerData } from 'node:worker_threads';
import { type Plan, playDeal } from './plan.ts';

parentPort?.on('message', (deal: number) => {
  parentPort?.postMessage(playDeal(workerData as Plan, deal));
});
