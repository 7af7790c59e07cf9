import type { RefusalCode } from '@samsara/protocol';
import type { Guesses } from '../hub/hub.ts';
import type { Goodbye } from './cut-off.ts';

/** Limits of one socket and one person; the defaults are for people. */
export interface SocketOptions {
  readonly build?: string;
  /** Of the protocol. */
  readonly version?: number;
  readonly now?: () => number;
  /** Messages, pings and pongs a second, and how many at once. */
  readonly perSecond?: number;
  readonly burst?: number;
  /** Bytes that may wait for a client that reads too slowly. */
  readonly mostBuffered?: number;
  readonly socketsPerPlayer?: number;
  readonly pingEveryMs?: number;
  /** Of whoever is at the other end. */
  readonly guesses?: Guesses;
  readonly address?: string;
  readonly counts?: SocketCounts;
}

/** What operators want to know of refusals and goodbyes. */
export interface SocketCounts {
  refused(code: RefusalCode): void;
  closed(reason: Goodbye | 'silent' | 'bad-frame'): void;
}

/** For these there is no default. */
type Given = 'guesses' | 'address' | 'counts';

/** The options with all defaults. */
export type SocketSettings = Required<Omit<SocketOptions, Given>> & Pick<SocketOptions, Given>;

const DEFAULTS = {
  build: 'development',
  version: 1,
  now: Date.now,
  perSecond: 20,
  burst: 60,
  mostBuffered: 1_048_576,
  socketsPerPlayer: 20,
  pingEveryMs: 20_000,
} as const satisfies Required<Omit<SocketOptions, Given>>;

export function settingsOf(options: SocketOptions): SocketSettings {
  return { ...DEFAULTS, ...options };
}
