import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from '@samsara/engine/games';
import { type LabPart, labPart } from '@samsara/engine/lab';
import type { LabJob } from './run.ts';

const { game, plan } = workerData as LabJob;

parentPort?.on('message', (part: LabPart) => {
  parentPort?.postMessage(labPart(GAMES[game], plan, part));
});
