import type { Command } from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import { Bucket } from '../limits/bucket.ts';

/** What is limited together, for each person at each table. */
type Kind = 'talk' | 'wish' | 'ready' | 'arrange' | 'seat';

/** A second, and at once. Moves need no limit of their own: each needs a turn, and most attempts are refused. */
const RATES: Readonly<Record<Kind, { readonly perSecond: number; readonly burst: number }>> = {
  talk: { perSecond: 1, burst: 10 },
  wish: { perSecond: 0.5, burst: 10 },
  ready: { perSecond: 0.5, burst: 10 },
  arrange: { perSecond: 4, burst: 40 },
  seat: { perSecond: 0.2, burst: 10 },
};

const KINDS: Readonly<Record<Command['type'], Kind | null>> = {
  move: null,
  say: 'talk',
  agree: 'wish',
  vote: 'wish',
  'ask-undo': 'wish',
  'answer-undo': 'wish',
  'hand-over': 'wish',
  'take-back': 'wish',
  ready: 'ready',
  commit: 'ready',
  'show-share': null,
  'not-ready': 'ready',
  start: 'arrange',
  rematch: 'arrange',
  change: 'arrange',
  seat: 'arrange',
  remove: 'arrange',
  readmit: 'arrange',
  sit: 'seat',
  'next-in': 'seat',
  'next-out': 'seat',
  'ask-seat': 'seat',
  'answer-seat': 'wish',
  leave: 'seat',
};

/** More are not kept: those who have been quiet for long are forgotten first. */
const MOST_KEPT = 10_000;

/** How often each person may talk, wish, be ready and arrange things at each table. */
export class CommandLimits {
  readonly #now: () => number;
  /** In the order in which they were last asked. */
  readonly #buckets = new Map<string, Bucket>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts a command; 0 if it may be done, otherwise the milliseconds to wait. */
  take(table: string, player: PlayerId, type: Command['type']): number {
    const kind = KINDS[type];
    if (kind === null) return 0;
    const key = `${kind} ${table} ${player}`;
    const { perSecond, burst } = RATES[kind];
    const bucket = this.#buckets.get(key) ?? new Bucket(perSecond, burst, this.#now());
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > MOST_KEPT) this.#forgetFirst();
    return bucket.take(this.#now());
  }

  #forgetFirst(): void {
    for (const key of this.#buckets.keys()) {
      this.#buckets.delete(key);
      return;
    }
  }
}
