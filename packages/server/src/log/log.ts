import type { Entry } from '@samsara/table';

/** What became of an entry that was offered. */
export type Appended =
  | { readonly type: 'committed' }
  /** Another entry has this number: read it, fold it, check again. */
  | { readonly type: 'taken' }
  /** This command was committed before, with this number. */
  | { readonly type: 'known'; readonly seq: number };

/** Stands in the place of a player who has been deleted. No player is called so. */
export const GONE = 'gone';

/** How far a table has got. */
export type Head = readonly [table: string, seq: number];

/** What is kept about a table beside its entries so that it can be found; written in the same commit. */
export interface TableIndex {
  readonly table: string;
  readonly game: string;
  readonly public: boolean;
  readonly phase: 'gathering' | 'playing' | 'paused' | 'over' | 'closed';
  /** The players who have or had a seat in the game that runs or is to begin. */
  readonly players: readonly string[];
  /** Milliseconds since 1970: of the first and of the last entry. */
  readonly made: number;
  readonly last: number;
  /** What the list of one's own games shows, as JSON. */
  readonly card: string;
}

/** One game at one table: its promise, and later what became of it. */
export interface Play {
  /** `CODE-1` */
  readonly play: string;
  readonly number: number;
  readonly commitment: string;
  readonly link: string;
  readonly ended: 'finished' | 'aborted' | null;
}

/** A game that has ended, written in the same commit as its last entry. */
export interface EndedPlay {
  readonly play: string;
  readonly table: string;
  readonly game: string;
  readonly ended: 'finished' | 'aborted';
  readonly at: number;
  /** By seat: the player, null for a bot, `GONE` for somebody deleted; then whoever else has played on one of them. */
  readonly players: readonly (string | null)[];
  /** The whole record, as `writeRecord` gives it. */
  readonly record: string;
  /** What the list of one's own games shows, and whether the table was public, as JSON. */
  readonly card: string;
}

/** A game that was played to its end, with the commitment of its shuffle. */
export type PlayResult = Omit<EndedPlay, 'record' | 'ended'> & Pick<Play, 'commitment'>;

export interface Notes {
  readonly index?: TableIndex;
  readonly ended?: EndedPlay;
}

/** Where everything is kept that must not be lost. Both kinds of log pass the same tests. */
export interface Log {
  /**
   * Resolves after the commit has reached the disk. Entries that arrive during a commit go into the next one together.
   * A number is offered only when the one before it is known to be committed. Rejects when nothing can be written.
   */
  append(entry: Entry, notes?: Notes): Promise<Appended>;
  /** The entries of a table after a number, in order. */
  read(table: string, after: number): Promise<Entry[]>;
  /** The number of an entry by its command. */
  find(table: string, command: string): Promise<number | undefined>;
  /** How far these tables have got, in one question; those that are not there are left out. */
  heads(tables: readonly string[]): Promise<Head[]>;
  /** Adds the next promise to the chain; asked again for the same play, it gives the same one. */
  promise(play: string, commitment: string): Promise<Play>;
  promises(from: number, most: number): Promise<Play[]>;
  /** Was anything promised about a game at a table of this code? Then no other table may have it. */
  isPromised(table: string): Promise<boolean>;

  index(table: string): Promise<TableIndex | undefined>;
  /** The tables that have to be woken at start: those in which a clock or a bot may be due. */
  running(): Promise<string[]>;
  /** Tables that still gather or play and at which nothing but moves was done since: the oldest first. */
  abandoned(since: number, most: number): Promise<string[]>;
  /** Where somebody has a seat and the game has not ended: the latest first. */
  tablesOf(player: string, most: number): Promise<TableIndex[]>;
  endedOf(player: string, most: number): Promise<Omit<EndedPlay, 'record'>[]>;
  /** The games that somebody has played to their end: the latest first. */
  resultsOf(player: string, most: number): Promise<PlayResult[]>;
  /** Somebody's games are no longer found by them; the records stay, for all who were in them. */
  forgetPlayed(player: string): Promise<void>;
  record(play: string): Promise<string | undefined>;
  /** What is kept beside the record of a game that has ended. */
  ended(play: string): Promise<Omit<EndedPlay, 'record'> | undefined>;
  /**
   * Leaves out the entries of games that have ended and whose record is kept: all before this one, which is committed
   * and from which the table goes on.
   */
  compact(table: string, from: Entry): Promise<void>;
  /**
   * Keeps entries of a table in less room: they are read and found as before. Only for commands that are refused by now,
   * because they are no longer compared with new ones; never for the first and the last entry, to which the others are tied.
   */
  pack(table: string, numbers: readonly number[]): Promise<void>;

  /** Intervals in which nobody served the tables; they are not counted as anybody's time. */
  outages(): Promise<readonly { readonly from: number; readonly to: number }[]>;
  /**
   * Says that the server is alive; what lies between the last time and the next start is an outage, and so is the time since
   * `silentSince`, when it could say it last.
   */
  alive(at: number, silentSince?: number): Promise<void>;

  /** A copy of everything at one moment, while the server runs. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
