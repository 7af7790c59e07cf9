import { workerData } from 'node:worker_threads';
import { copyDatabase } from './backup.ts';

const { file, copy } = workerData as { file: string; copy: string };
copyDatabase(file, copy);
