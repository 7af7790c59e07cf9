import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../database/database.ts';
import { answerBatches } from './batches.ts';

const port = parentPort!;
const database = openDatabase(workerData as string);
answerBatches(database, port);
