import { EventEmitter } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { openDatabase } from '../../database/database.ts';
import type { Done, Work } from '../batches.ts';
import { answerBatches } from '../batches.ts';
import type { DatabaseThread } from '../writer.ts';

/**
 * Holds the database in the thread of the test, with the same messages to and fro: to start a thread takes ten times as long
 * as to open the database. What happens to a thread is tried where that is the subject.
 */
export function thisThread(file: string): DatabaseThread {
  const { port1, port2 } = new MessageChannel();
  const thread = new SameThread(port1);
  setImmediate(() => {
    try {
      answerBatches(openDatabase(file), port2);
    } catch (error) {
      thread.emit('error', error);
      port1.close();
    }
  });
  return thread;
}

class SameThread extends EventEmitter {
  readonly #port: MessageChannel['port1'];

  constructor(port: MessageChannel['port1']) {
    super();
    this.#port = port;
    port.on('message', (done: Done) => this.emit('message', done));
    port.on('close', () => this.emit('exit'));
  }

  postMessage(work: Work | 'close'): void {
    this.#port.postMessage(work);
  }
}
