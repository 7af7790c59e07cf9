import { parentPort, workerData } from 'node:worker_threads';
import { BadInput } from '@samsara/engine';
import { addGamesOf } from '../input/outside-games.ts';
import { type Plan, playPart } from './plan.ts';
import type { Answer, Part } from './run.ts';

await addGamesOf(process.env);

parentPort?.on('message', (part: Part) => {
  parentPort?.postMessage(answerTo(part));
});

function answerTo({ from, to }: Part): Answer {
  try {
    return { type: 'played', tally: playPart(workerData as Plan, from, to) };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const { code, place, detail } = error;
    return { type: 'bad-input', code, place, detail };
  }
}
