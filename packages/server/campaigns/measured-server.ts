/** How much is played: so many tables with so many seats, and moves a second at all tables together. */
export interface Load {
  readonly tables: number;
  readonly seats: number;
  readonly rate: number;
}

/** A server of its own process with people at all tables, of which it is measured what a move costs. */
export interface MeasuredServer {
  readonly name: string;
  /** Of all threads so far. */
  cpuMicros(): number;
  /** Plays for so long; gives the number of moves. */
  play(ms: number): Promise<number>;
  close(): Promise<void>;
}
