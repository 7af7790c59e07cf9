import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { NameCheck, PlayerId } from '@samsara/table';
import { Pool } from '../bots/pool.ts';
import type { Thinkers } from '../bots/thinkers.ts';
import { type Board, boardAlone } from '../cluster/board.ts';
import { type Bus, SILENCE } from '../cluster/bus.ts';
import type { StandingWatch } from '../hub/standing.ts';
import type { Log } from '../log/log.ts';
import type { Blocks } from './apart.ts';
import type { PerMinute } from './command-limits.ts';
import type { ServerDependencies } from './dependencies.ts';
import { onTimer } from './timers.ts';

/** What the tables need; everything but the log has a default. */
export interface HubOptions {
  readonly log: Log;
  /** What other nodes say about themselves; without it, this one is alone. */
  readonly board?: Board;
  readonly bus?: Bus;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** By how many milliseconds that is ahead of a clock that nobody sets. */
  readonly ahead?: () => number;
  readonly schedule?: ServerDependencies['schedule'];
  /** A whole number from 0 until below, each equally likely. */
  readonly randomInt?: ServerDependencies['randomInt'];
  readonly nameOf?: (player: PlayerId) => Promise<string | null>;
  /** The holidays of a person, the last one at the end. */
  readonly holidaysOf?: ServerDependencies['holidaysOf'];
  /** What people have planned; without it nothing is kept. */
  readonly plans?: ServerDependencies['plans'];
  /** With whom people sit at no table; without it, nobody has blocked anybody. */
  readonly blocksOf?: (player: PlayerId) => Promise<Blocks>;
  /** Told how people stand at tables. */
  readonly standings?: StandingWatch;
  /** Which names people may have; without it, any that is no bot's. */
  readonly whyNotNamed?: NameCheck;
  /** Keeps the name that somebody gives at a table, for other devices and other tables. */
  readonly rename?: (player: PlayerId, name: string) => Promise<void>;
  /** Milliseconds a bot waits before it moves: at least, at most. */
  readonly botDelay?: readonly [number, number];
  readonly botThreads?: number;
  /** The rules of games from outside, as text: the threads of bots need them too. */
  readonly outsideRules?: readonly string[];
  readonly thinkers?: Thinkers;
  /** Milliseconds after which a table that nobody follows leaves memory. */
  readonly sleepAfterMs?: number;
  /** So many tables in memory are many: those that nobody follows leave sooner. */
  readonly manyAwake?: number;
  /** Limits how often each person may talk, wish and arrange things at a table. */
  readonly paced?: boolean;
  /** How much of it a minute, as it holds just now. */
  readonly perMinute?: PerMinute;
  /** Milliseconds after which a server that goes waits no longer for what it has accepted. */
  readonly drainMs?: number;
  /** Milliseconds after which a game that nobody plays on is ended; null for never. */
  readonly abandonedAfterMs?: number | null;
  readonly report?: (error: unknown, table: string) => void;
}

const USUAL_PER_MINUTE = { talk: 60, wish: 30 } as const;

/** STR-08 */
const HUMAN_DELAY: readonly [number, number] = [600, 1800];
const SLEEP_AFTER_MS = 180_000;
/** Whoever supervises the server ends it if it takes much longer. */
const DRAIN_MS = 3000;
const ABANDONED_AFTER_MS = 60 * 86_400_000;

/** The options with everything that was left out; only the clock that nobody sets may still be missing. */
export function withDefaults(options: HubOptions) {
  const { log, botThreads = defaultThreads(), outsideRules = [] } = options;
  return {
    board: boardAlone(log),
    bus: SILENCE,
    now: Date.now,
    schedule: onTimer,
    randomInt: (below) => randomInt(below),
    nameOf: async () => null,
    rename: async () => {},
    holidaysOf: async () => [],
    blocksOf: async () => ({ blocked: [], blockedBy: [] }),
    plans: { at: async () => undefined, keep: async () => {} },
    botDelay: HUMAN_DELAY,
    thinkers: options.thinkers ?? new Pool({ threads: botThreads, outsideRules }),
    sleepAfterMs: SLEEP_AFTER_MS,
    manyAwake: Number.POSITIVE_INFINITY,
    paced: true,
    perMinute: (kind) => USUAL_PER_MINUTE[kind],
    drainMs: DRAIN_MS,
    abandonedAfterMs: ABANDONED_AFTER_MS,
    report: onConsole,
    ...options,
  } satisfies HubOptions;
}

function onConsole(error: unknown, table: string): void {
  console.error(table, error);
}

/** One core is left for the server itself. */
function defaultThreads(): number {
  return Math.max(1, availableParallelism() - 1);
}
