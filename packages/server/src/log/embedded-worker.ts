import { parentPort, workerData } from 'node:worker_threads';
import { answerBatches } from './batches.ts';
import { openDatabase } from './database.ts';

const port = parentPort!;
const database = openDatabase(workerData as string);
answerBatches(database, port);
