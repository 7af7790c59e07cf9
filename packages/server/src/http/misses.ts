import type { Guesses } from '../hub/hub.ts';
import type { Limits } from './dependencies.ts';

type MissLimits = Pick<Limits, 'misses' | 'fewMisses' | 'allMisses'>;

/** What everybody's misses are counted under. */
const ALL = 'all';

/**
 * Milliseconds until somebody at an address may name one more table that may not be there. While many addresses guess at once,
 * each of them may do so far less often.
 */
export function waitForMiss({ misses, fewMisses, allMisses }: MissLimits, key: string): number {
  const isAlarm = allMisses.wait(ALL) > 0;
  return Math.max(misses.wait(key), isAlarm ? fewMisses.wait(key) : 0);
}

export function countMiss({ misses, fewMisses, allMisses }: MissLimits, key: string): void {
  misses.owe(key);
  fewMisses.owe(key);
  allMisses.owe(ALL);
}

/** What somebody at an address may guess. */
export class GuessesFrom implements Guesses {
  readonly #limits: MissLimits;
  readonly #key: string;

  constructor(limits: MissLimits, key: string) {
    this.#limits = limits;
    this.#key = key;
  }

  wait(): number {
    return waitForMiss(this.#limits, this.#key);
  }

  missed(): void {
    countMiss(this.#limits, this.#key);
  }
}
