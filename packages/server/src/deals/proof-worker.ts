import { parentPort } from 'node:worker_threads';
import { type Claim, proofOf } from './proof.ts';

/** A thread that plays games again, one after the other. */
parentPort?.on('message', (claim: Claim) => parentPort?.postMessage(proofOf(claim)));
