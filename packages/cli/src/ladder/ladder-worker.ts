import { parentPort, workerData } from 'node:worker_threads';
import { addGamesOf } from '../input/outside-games.ts';
import { type LadderPlan, type LadderTask, playTask } from './plan.ts';

await addGamesOf(process.env);

parentPort?.on('message', (task: LadderTask) => {
  parentPort?.postMessage(playTask(workerData as LadderPlan, task));
});
