import type { PlayerId } from '@samsara/table';

/** How a person with a seat stands at a table: what they could be told of while they do not look. Never a card. */
export interface Standing {
  readonly player: PlayerId;
  readonly table: string;
  readonly game: string;
  /** What the others are called. */
  readonly names: readonly string[];
  readonly overDays: boolean;
  /** Does their page follow the table? */
  readonly isThere: boolean;
  /** The decision they owe; null when they owe none. */
  readonly asked: AskedFor | null;
  /** The game that has ended there, as its record is named, and when; null while one is to come or runs. */
  readonly ended: { readonly play: string; readonly at: number } | null;
}

/** A decision that somebody owes. */
export interface AskedFor {
  /** Which one: the same at every node and after every restart. */
  readonly position: string;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
  /** Over days: from when on the time is nearly over, and when it is over. */
  readonly nearly: number | null;
  readonly until: number | null;
}

/** Who wants to know how people stand at tables. */
export interface StandingWatch {
  /** Is this somebody who is to be told things? Asked often. */
  concerns(player: PlayerId): boolean;
  /** Told whenever something may have changed, and again after a restart. */
  stands(standing: Standing): void;
  /** Somebody looks at a table. */
  looked(player: PlayerId, table: string): void;
}
