import { parentPort, workerData } from 'node:worker_threads';
import { addGamesOf } from '../input/outside-games.ts';
import { type Plan, playDeal } from './plan.ts';

await addGamesOf(process.env);

parentPort?.on('message', (deal: number) => {
  parentPort?.postMessage(playDeal(workerData as Plan, deal));
});
