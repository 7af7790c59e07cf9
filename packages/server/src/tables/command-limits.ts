import type { Command } from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import { Bucket } from '../limits/bucket.ts';

/** What is limited together, for each person at each table. */
type Kind = Adjustable | 'ready' | 'arrange' | 'seat';

/** What whoever runs the server decides. */
type Adjustable = 'talk' | 'wish';

/** How much of it a minute; 0 for as much as anybody likes. */
export type PerMinute = (kind: Adjustable) => number;

interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** A second, and at once. Moves need no limit of their own: each needs a turn, and most attempts are refused. */
const RATES: Readonly<Record<Exclude<Kind, Adjustable>, Rate>> = {
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

/** At once, where a minute allows as much. */
const MOST_AT_ONCE = 10;

/** More are not kept: those who have been quiet for long are forgotten first. */
const MOST_KEPT = 10_000;

/** How often each person may talk, wish, be ready and arrange things at each table. */
export class CommandLimits {
  readonly #now: () => number;
  readonly #perMinute: PerMinute;
  /** In the order in which they were last asked, with the rate that held then. */
  readonly #buckets = new Map<string, { readonly bucket: Bucket; readonly perSecond: number }>();

  constructor(now: () => number, perMinute: PerMinute) {
    this.#now = now;
    this.#perMinute = perMinute;
  }

  /** Counts a command; 0 if it may be done, otherwise the milliseconds to wait. */
  take(table: string, player: PlayerId, type: Command['type']): number {
    const kind = KINDS[type];
    const rate = kind === null ? null : this.#rateOf(kind);
    if (rate === null) return 0;
    const { perSecond, burst } = rate;
    const key = `${kind} ${table} ${player}`;
    const known = this.#buckets.get(key);
    // From when another rate holds, it holds for those too who had used up the former.
    const kept =
      known?.perSecond === perSecond
        ? known
        : { bucket: new Bucket(perSecond, burst, this.#now()), perSecond };
    this.#buckets.delete(key);
    this.#buckets.set(key, kept);
    if (this.#buckets.size > MOST_KEPT) this.#forgetFirst();
    return kept.bucket.take(this.#now());
  }

  #rateOf(kind: Kind): Rate | null {
    if (kind !== 'talk' && kind !== 'wish') return RATES[kind];
    const perMinute = this.#perMinute(kind);
    return perMinute === 0 ? null : { perSecond: perMinute / 60, burst: Math.min(MOST_AT_ONCE, perMinute) };
  }

  #forgetFirst(): void {
    for (const key of this.#buckets.keys()) {
      this.#buckets.delete(key);
      return;
    }
  }
}
