import type { Game, Seat } from '@samsara/engine';

/** A seat as everybody at the table sees it. */
export interface SeatShown {
  readonly name: string;
  readonly kind: 'open' | 'person' | 'program' | 'model' | 'bot';
}

/** How a table stands for the seat that a model has, and nothing that this seat was not shown. */
export interface Standing {
  readonly table: string;
  readonly game: Game;
  readonly seat: Seat;
  readonly seats: readonly SeatShown[];
  readonly phase: 'gathering' | 'playing' | 'paused' | 'over' | 'closed';
  /** null before the deal. */
  readonly view: unknown;
  /** Has the seat to answer, or may it act? */
  readonly owes: boolean;
  readonly mayAct: boolean;
  /** Milliseconds that are left of a countdown; null where none runs. */
  readonly leftMs: number | null;
}

/** A table that a seat can be taken at. */
export interface TableOffered {
  readonly table: string;
  readonly game: string;
  readonly seats: number;
  readonly open: number;
  readonly phase: string;
  readonly names: readonly string[];
}

/** What a model can do at tables, wherever they are. */
export interface ModelTables {
  offered(): Promise<TableOffered[]>;
  /** Which one is meant is clear where there is only one. */
  takeSeat(table: string | undefined, name: string): Promise<void>;
  /** Throws `Refused` for whoever has no seat. */
  standing(): Standing;
  /** What the seat was shown to happen since this was last asked, as events of the game. */
  news(): readonly unknown[];
  /** A legal move in its notation. */
  play(notation: string): Promise<void>;
  /** Resolves when the seat is asked again, the game is over, or so much time has passed. */
  waitForTurn(ms: number, signal: AbortSignal): Promise<void>;
  leave(): Promise<void>;
  close(): void;
}

/** The answer is no, for a reason with a code. */
export class Refused extends Error {
  readonly code: string;
  readonly more: Readonly<Record<string, unknown>>;

  constructor(code: string, says: string, more: Readonly<Record<string, unknown>> = {}) {
    super(says);
    this.code = code;
    this.more = more;
  }
}

export function noSeat(): Refused {
  return new Refused('no-seat', 'You have no seat. Use take_seat first.');
}
