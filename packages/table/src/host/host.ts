import type { Character } from '@samsara/engine';
import type { MessageText, RefusalReason } from '@samsara/protocol';
import type { Checked } from '../commands/checked.ts';
import type { Service } from '../state/clock.ts';
import type { Entry } from '../state/entries.ts';
import type { PlayerId, Table } from '../state/table.ts';

/** What became of a command. */
export type Committed =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly reason: RefusalReason };

/** What keeps a table: a server with its log and sockets, or a device. Only it can write entries. */
export interface TableHost {
  readonly table: Table;
  readonly presence: Presence;
  /** Offers an entry that nobody commands, unless it is out of date when its turn comes. */
  act(command: string, actor: string, checkNow: () => Checked | undefined): Promise<Committed>;
  /** The same for the move of a clock or a bot, in its notation. */
  actMove(
    command: string,
    actor: number | 'clock',
    text: string,
    stillDue: () => boolean,
  ): Promise<Committed>;
  /** Does what is due by now. */
  runDue(): void;
}

/** Who is there. */
export interface Presence {
  /** By seat: is somebody there? Bots always are. */
  readonly present: readonly boolean[];
  /** Does somebody look on, here or elsewhere? */
  readonly hasSpectators: boolean;
  /** Is somebody there, at this node or another one? */
  isThere(table: Table, player: PlayerId): boolean;
  /** Does anybody follow the table, at this node or another one? */
  isFollowed(table: Table): boolean;
  /** Is somebody there who plays, and lets no bot play for them? */
  isAttended(table: Table): boolean;
  /** Counts who is there by now. Has anything changed that is told? */
  countPresent(table: Table): boolean;
}

/** What every table needs from its host. */
export interface Dependencies {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Does something after so many milliseconds, unless it is called off. */
  readonly schedule: (ms: number, what: () => void) => () => void;
  /** A whole number below `below`; nobody can foresee it. */
  readonly randomInt: (below: number) => number;
  readonly neighbours: Neighbours;
  readonly bots: Bots;
  /** Something about a table has changed that lists show. */
  readonly changed?: () => void;
  /** Something went wrong that nobody asked for; never with a hidden card in it. */
  readonly report: (error: unknown, table: string) => void;
}

/** A bot's task: the view of one seat and nothing else. */
export interface BotJob {
  readonly game: string;
  readonly level: string;
  /** Of the person that the bot is, by its name; a stand-in has none. */
  readonly character: Character | null;
  readonly view: unknown;
  readonly seat: number;
  /** Must the seat answer, or may it let the moment pass? */
  readonly owes: boolean;
  readonly seed: number;
  /** The longest that it may think. */
  readonly ms: number;
}

/** For whom a bot thinks. */
export interface Turn {
  /** The person whose table it is: all their tables together have one turn after another person's. */
  readonly host: string;
  /** Does somebody play there who is there and waits? */
  readonly attended: boolean;
}

/** Those who think for the bots, and how fast bots may be. */
export interface Bots {
  /** A move in its notation, or null to let the moment pass. Jobs that are no longer wanted when their turn comes give null. */
  think(job: BotJob, turn: Turn, wanted: () => boolean): Promise<string | null>;
  /** The longest that a bot of this level thinks. */
  longestThought(level: string): number;
  /** Milliseconds a bot waits before it moves: at least, at most. `owes`: others wait for it. */
  delay(owes: boolean): readonly [number, number];
  /** No bot moves before this, in milliseconds since 1970: where somebody still has to see the last move. */
  notBefore?(): number;
}

/** Other nodes that serve the same tables. */
export interface Neighbours {
  readonly service: Service;
  readonly isAlone: boolean;
  /** Is it certain what others do? */
  isSure(): boolean;
  /** By how many milliseconds others may go first. */
  lag(table: string, deciding: readonly PlayerId[]): number;
  readonly followers: {
    elsewhere(table: string): { readonly players: ReadonlySet<PlayerId>; readonly spectators: number };
    say(table: string, players: readonly PlayerId[], spectators: number): void;
  };
}

/** One connected client: what is behind it can be told things, in order. */
export interface Line {
  readonly player: PlayerId;
  /** Of the protocol that the client speaks; without it the first. */
  readonly version?: number;
  send(message: MessageText): void;
}

/** Where the entries of a table are read. */
export interface EntrySource {
  /** The entries of a table after a number, in order. */
  read(table: string, after: number): Promise<Entry[]>;
}
