import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** What the process that plays calmly is told: to measure from now on, or to stop and say what it has measured. */
export type CalmOrder = 'count' | 'stop';

/** What it answers: that its tables are dealt, or in the end how long each answer took, from the shortest. */
export type CalmAnswer =
  | 'ready'
  | { readonly measured: readonly number[]; readonly faults: readonly string[] };

/** Tables that are played by a process of their own, which is this program once more. */
export class CalmTables {
  readonly #process: ChildProcess;
  faults: readonly string[] = [];

  private constructor(process: ChildProcess) {
    this.#process = process;
  }

  /** Resolves when all its tables are dealt. */
  static async open(origin: string): Promise<CalmTables> {
    const child = fork(process.argv[1], [...process.argv.slice(2), '--calm-at', origin]);
    const tables = new CalmTables(child);
    await tables.#answer();
    return tables;
  }

  count(): void {
    this.#process.send('count' satisfies CalmOrder);
  }

  /** Milliseconds that each answer took since it counts, from the shortest. */
  async stop(): Promise<readonly number[]> {
    const answered = this.#answer();
    this.#process.send('stop' satisfies CalmOrder);
    const answer = await answered;
    if (answer === 'ready') return [];
    this.faults = answer.faults;
    return answer.measured;
  }

  async #answer(): Promise<CalmAnswer> {
    // It may have ended before its last message is read, but not hung up.
    const ended = once(this.#process, 'disconnect').then(() => {
      throw new Error('the process that plays calmly has ended');
    });
    const [answer] = (await Promise.race([once(this.#process, 'message'), ended])) as [CalmAnswer];
    ended.catch(() => {});
    return answer;
  }
}
