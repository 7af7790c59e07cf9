import type { BotJob, Bots } from '@samsara/table/device';
import type { Question } from '../worker/plan.ts';
import { longestThought } from '../worker/thinking-time.ts';

/** Milliseconds a bot waits before it moves: at least, at most. */
const OWING = [550, 1250] as const;
const HASTY = [0, 0] as const;
/** In a race everybody has the same chance: nobody reacts faster than a quick person. */
const RACING = [650, 1700] as const;

/** The bots of a table on this device: they think in another worker, and wait until the page has shown the last entry. */
export class DeviceBots implements Bots {
  readonly #ask: (question: Question) => void;
  readonly notBefore: () => number;
  readonly #unanswered = new Map<number, (move: string | null) => void>();
  #questions = 0;
  /** Nobody at the device wants to wait for them. */
  isHasty = false;

  constructor(ask: (question: Question) => void, notBefore: () => number) {
    this.#ask = ask;
    this.notBefore = () => (this.isHasty ? 0 : notBefore());
  }

  think(job: BotJob): Promise<string | null> {
    return new Promise((answer) => {
      const id = ++this.#questions;
      this.#unanswered.set(id, answer);
      this.#ask({ ...job, id });
    });
  }

  thought(id: number, move: string | null): void {
    this.#unanswered.get(id)?.(move);
    this.#unanswered.delete(id);
  }

  longestThought(level: string): number {
    return longestThought(level);
  }

  delay(owes: boolean): readonly [number, number] {
    return this.isHasty ? HASTY : owes ? OWING : RACING;
  }
}
