import type {
  ClientMessage,
  Lift,
  LobbyEntry,
  MomentShown,
  MyGame,
  MyResult,
  NewTable,
  PlansShown,
  PlansWish,
  RefusalReason,
  TableInfo,
} from '@samsara/protocol';
import type { Deed, PlayerId, Line as TableLine, ToForget } from '@samsara/table';
import type { Standing } from './standing.ts';

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: RefusalReason };

/** How often somebody may name tables that are not there. */
export interface Guesses {
  /** Milliseconds until one more is let through; 0 when it is now. */
  wait(): number;
  missed(): void;
}

/** One connected client. */
export interface Line extends TableLine {
  /** Without it nobody counts. */
  readonly guesses?: Guesses;
  /** Where it comes from. */
  readonly address?: string;
  /** Whoever it is has been banned. */
  shutOut?(): void;
}

/** What the tables do for a client that is connected. */
export interface Caller {
  /** Never throws; whatever is wrong is answered over the line. */
  receive(message: ClientMessage): void;
  hangUp(): void;
}

/** Somebody at a table, as the server knows them; the id never goes to players. */
export interface PersonAt {
  readonly player: PlayerId;
  readonly name: string;
  readonly face: number | null;
  /** The entry that the table has come to. */
  readonly seq: number;
  /** The words that were asked for. */
  readonly message: string | null;
}

/** What an operator does at a table. */
export type OperatorDeed = Extract<Deed, { type: 'operator-closes' | 'operator-says' }>;

export type Readers = 'everybody' | readonly PlayerId[];

/** All tables of this server. */
export interface Hub {
  make(player: PlayerId, wanted: NewTable): Promise<Answer<{ table: string }>>;
  /** Goes on with a game that was begun on a device. */
  lift(player: PlayerId, lift: Lift): Promise<Answer<{ table: string }>>;
  /** The table as a visitor with the link sees it before following it. */
  card(table: string, player: PlayerId): Promise<Answer<{ info: TableInfo; seat: number | null }>>;
  /** Without the tables of those whom this person does not meet. */
  lobby(query: { game?: string; with?: 'seats' | 'watch' }, player?: PlayerId): Promise<LobbyEntry[]>;
  gamesOf(player: PlayerId): Promise<{ running: MyGame[]; finished: MyGame[] }>;
  /** What became of somebody's games, the newest first. */
  resultsOf(player: PlayerId): Promise<MyResult[]>;
  /** Those games are no longer found by who was in them. */
  forgetResults(player: PlayerId): Promise<void>;
  /** A holiday of somebody has begun or ended: their tables over days are told. */
  holidayChanged(player: PlayerId): Promise<void>;
  /** What somebody has planned at a table over days, as far as it has not been played. */
  plans(table: string, player: PlayerId): Promise<Answer<PlansShown>>;
  /** Plans something else there, or answers otherwise in advance. Nobody else is told. */
  plan(table: string, player: PlayerId, wish: PlansWish): Promise<Answer<PlansShown>>;
  /** How somebody stands at a table; undefined if they have no seat there, or it is not there. */
  standing(table: string, player: PlayerId): Promise<Standing | undefined>;
  /** Somebody is to be told things from now on: their tables look when that will be. */
  attendTo(player: PlayerId): Promise<void>;
  /** Who somebody at a table is, by what this viewer knows them by, and what they said at a moment. */
  personAt(
    viewer: PlayerId,
    known: { readonly table: string; readonly person: string; readonly said?: number | undefined },
  ): Promise<Answer<PersonAt>>;
  /** There is a block between these two, or there is none any more: it counts at once. */
  blocksChanged(players: readonly PlayerId[]): Promise<void>;
  /** An operator closes a table or says something there: everybody at it sees that. */
  operate(table: string, deed: OperatorDeed): Promise<Answer<{ seq: number }>>;
  /** A table as any spectator could see it after an entry of the round that runs, or ran last; null is the latest. */
  moment(table: string, seq: number | null): Promise<Answer<MomentShown>>;
  /** The record of a game that has ended, as a file. */
  record(play: string): Promise<Answer<string>>;
  /** Who may have that record without being given it; nobody if there is none. */
  readersOf(play: string): Promise<Readers>;
  /** A person gives up their seat at a table, and their name and words are gone there; or words up to a moment are. */
  forget(table: string, what: ToForget): Promise<void>;
  /** Everybody leaves a table whose game ended before a moment, unless somebody is there. Has nobody a seat any more? */
  closeOver(table: string, before: number): Promise<boolean>;
  connect(line: Line): Caller;
  /** Everybody who is connected to this node. */
  connected(): ReadonlySet<PlayerId>;
  /** Whether new tables and games may begin; those that run go on. */
  rest(on: boolean): void;
  /** No new tables or games from now on; resolves when everything that was accepted is committed. */
  drain(): Promise<void>;
  /** Stops clocks and bots; the log stays open. */
  close(): Promise<void>;
  /** For the metrics. */
  counts(): { tables: number; playing: number; lines: number; moves: number; nodes: number };
}
