import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from '@samsara/engine/games';
import { type LabPart, labPart } from '@samsara/engine/lab';
import { addGamesOf } from '../input/outside-games.ts';
import type { LabJob } from './run.ts';

await addGamesOf(process.env);

const { game, plan } = workerData as LabJob;

parentPort?.on('message', (part: LabPart) => {
  parentPort?.postMessage(labPart(GAMES[game], plan, part));
});
