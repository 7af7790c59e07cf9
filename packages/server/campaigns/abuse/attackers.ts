import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FromAttacker, Kind, ToAttacker } from './kinds.ts';
import { addTold, type Told } from './tally.ts';

const PROGRAM = fileURLToPath(new URL('./attacker.ts', import.meta.url));
/** It is TypeScript, also where the campaign itself is bundled. */
const READS_SOURCE = { execArgv: ['--import', import.meta.resolve('tsx')] };

/** Processes of their own, so that neither the server nor those who measure wait for an attacker. */
export class Attackers {
  readonly #processes: readonly ChildProcess[];
  #begun = 0;

  private constructor(processes: readonly ChildProcess[]) {
    this.#processes = processes;
  }

  static async start(count: number): Promise<Attackers> {
    const processes = Array.from({ length: count }, () => fork(PROGRAM, READS_SOURCE));
    await Promise.all(processes.map((child) => next(child, 'there')));
    return new Attackers(processes);
  }

  /** From now on these kinds attack, with so many acts a second in all. */
  begin(
    where: { origin: string; tables: readonly string[]; hidden: readonly string[] },
    kinds: readonly Kind[],
    rate: number,
    seed: number,
  ): void {
    const perSecond = rate / this.#processes.length;
    for (const child of this.#processes) {
      const attack: ToAttacker = { type: 'attack', ...where, kinds, perSecond, seed: seed + this.#begun++ };
      child.send(attack);
    }
  }

  /** From now on they only keep the processors busy, so much of the time of one in all. */
  spin(share: number): void {
    const each = Math.min(1, share / this.#processes.length);
    for (const child of this.#processes) child.send({ type: 'spin', share: each } satisfies ToAttacker);
  }

  /** Stops them; gives what they did and were told. */
  async stop(): Promise<Told> {
    const all = await Promise.all(
      this.#processes.map(async (child) => {
        const told = next(child, 'told');
        child.send({ type: 'stop' } satisfies ToAttacker);
        return (await told).told;
      }),
    );
    return addTold(all);
  }

  end(): void {
    for (const child of this.#processes) child.kill();
  }
}

function next<T extends FromAttacker['type']>(
  child: ChildProcess,
  type: T,
): Promise<Extract<FromAttacker, { type: T }>> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a process of attackers ended with ${code}`));
    child.once('exit', ended);
    child.on('message', function hear(said: FromAttacker) {
      if (said.type !== type) return;
      child.off('message', hear);
      child.off('exit', ended);
      resolve(said as Extract<FromAttacker, { type: T }>);
    });
  });
}
