import type {
  ClientMessage,
  Lift,
  LobbyEntry,
  MyGame,
  NewTable,
  RefusalReason,
  TableInfo,
} from '@samsara/protocol';
import type { PlayerId, Line as TableLine } from '@samsara/table';

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
}

/** What the tables do for a client that is connected. */
export interface Caller {
  /** Never throws; whatever is wrong is answered over the line. */
  receive(message: ClientMessage): void;
  hangUp(): void;
}

export type Readers = 'everybody' | readonly PlayerId[];

/** All tables of this server. */
export interface Hub {
  make(player: PlayerId, wanted: NewTable): Promise<Answer<{ table: string }>>;
  /** Goes on with a game that was begun on a device. */
  lift(player: PlayerId, lift: Lift): Promise<Answer<{ table: string }>>;
  /** The table as a visitor with the link sees it before following it. */
  card(table: string, player: PlayerId): Promise<Answer<{ info: TableInfo; seat: number | null }>>;
  lobby(query: { game?: string; with?: 'seats' | 'watch' }): Promise<LobbyEntry[]>;
  gamesOf(player: PlayerId): Promise<{ running: MyGame[]; finished: MyGame[] }>;
  /** A holiday of somebody has begun or ended: their tables over days are told. */
  holidayChanged(player: PlayerId): Promise<void>;
  /** The record of a game that has ended, as a file. */
  record(play: string): Promise<Answer<string>>;
  /** Who may have that record without being given it; nobody if there is none. */
  readersOf(play: string): Promise<Readers>;
  connect(line: Line): Caller;
  /** No new tables or games from now on; resolves when everything that was accepted is committed. */
  drain(): Promise<void>;
  /** Stops clocks and bots; the log stays open. */
  close(): Promise<void>;
  /** For the metrics. */
  counts(): { tables: number; playing: number; lines: number; moves: number; nodes: number };
}
