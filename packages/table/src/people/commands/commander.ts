import type { PlayerId } from '../../state/table.ts';

/** Who commands, and what the table itself does not know of them. */
export interface Commander {
  readonly player: PlayerId;
  /** The name of somebody without a seat; null if they have not said it. */
  readonly name: string | null;
  /** The server is about to go: no new games. */
  readonly draining: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Do they wait at too many other tables to sit down at one more? */
  readonly isElsewhere?: boolean;
}
