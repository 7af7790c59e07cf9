import type { VerdictCode } from '@samsara/engine';
import type { FromVerify } from '../local/verifying/verify-task.ts';
import { workersFor } from '../local/workers.ts';

/** No true game takes so long. */
const LONGEST_MS = 20_000;

/** Plays records again in workers, one for each game; what takes too long is ended. */
export class Verifier {
  readonly #signal: AbortSignal;
  readonly #workers = new Map<string, Worker>();

  constructor(signal: AbortSignal) {
    this.#signal = signal;
    signal.addEventListener('abort', () => this.close());
  }

  /** What is wrong with a record of this game; null if it is true. */
  async verify(game: string, text: string): Promise<VerdictCode | 'too-slow' | null> {
    let worker: Worker;
    try {
      worker = await this.#workerOf(game);
    } catch {
      return 'unknown-game';
    }
    return new Promise((done) => {
      const end = (found: VerdictCode | 'too-slow' | null) => {
        clearTimeout(timer);
        this.#signal.removeEventListener('abort', stop);
        if (found === 'too-slow') this.#forget(game);
        done(found);
      };
      const stop = () => end('too-slow');
      const timer = setTimeout(stop, LONGEST_MS);
      this.#signal.addEventListener('abort', stop);
      worker.onmessage = ({ data }: MessageEvent<FromVerify | { readonly type: 'failed' }>) => {
        if (data.type === 'failed') end('malformed');
        else end(data.verdict.ok ? null : data.verdict.wrong);
      };
      worker.onerror = stop;
      worker.postMessage({ task: 'verify', job: { text } });
    });
  }

  close(): void {
    for (const game of [...this.#workers.keys()]) this.#forget(game);
  }

  async #workerOf(game: string): Promise<Worker> {
    const start = await workersFor(game);
    const worker = this.#workers.get(game) ?? start();
    this.#workers.set(game, worker);
    return worker;
  }

  #forget(game: string): void {
    this.#workers.get(game)?.terminate();
    this.#workers.delete(game);
  }
}
