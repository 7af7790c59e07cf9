import type { Turn } from '../bots/turns.ts';
import type { Neighbours } from '../cluster/neighbours.ts';
import type { Log } from '../log/log.ts';
import type { PlayerId } from '../players/players.ts';
import type { CommandLimits } from './command-limits.ts';
import type { Claim } from './gathering-seats.ts';

/** A bot's task: the view of one seat and nothing else. */
export interface BotJob {
  readonly game: string;
  readonly level: string;
  readonly view: unknown;
  readonly seat: number;
  /** Must the seat answer, or may it let the moment pass? */
  readonly owes: boolean;
  readonly seed: number;
  /** The longest that it may think. */
  readonly ms: number;
}

/** Whoever thinks for the bots. */
export interface Thinkers {
  /** A move in its notation, or null to let the moment pass. Jobs that are no longer wanted when their turn comes give null. */
  think(job: BotJob, turn: Turn, wanted: () => boolean): Promise<string | null>;
  close(): Promise<void>;
}

/** What all tables of a server share. */
export interface House {
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Does something after so many milliseconds, unless it is called off. */
  readonly schedule: (ms: number, what: () => void) => () => void;
  readonly neighbours: Neighbours;
  readonly thinkers: Thinkers;
  /** Milliseconds a bot waits before it moves: at least, at most. */
  readonly botDelay: readonly [number, number];
  /** What somebody without a seat is called. */
  readonly nameOf: (player: PlayerId) => Promise<string | null>;
  /** Somebody wants to sit down at a table that is not yet dealt. */
  readonly claimSeat: (player: PlayerId, table: string) => Promise<Claim>;
  /** Somebody has said what they are called. */
  readonly named: (player: PlayerId, name: string) => void;
  /** How often one may talk and wish at a table; without it, as often as one likes. */
  readonly commandLimits?: CommandLimits;
  readonly isDraining: () => boolean;
  /** Something about a table has changed that lists show. */
  readonly changed: () => void;
  readonly moved: () => void;
  /** Something went wrong that nobody asked for; never with a hidden card in it. */
  readonly report: (error: unknown, table: string) => void;
}
