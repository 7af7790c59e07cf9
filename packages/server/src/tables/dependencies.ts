import type { Dependencies, Interval, PlayerId } from '@samsara/table';
import type { Neighbours } from '../cluster/neighbours.ts';
import type { Log } from '../log/log.ts';
import type { CommandLimits } from './command-limits.ts';
import type { Claim } from './gathering-seats.ts';

/** What all tables of a server share. */
export interface ServerDependencies extends Dependencies {
  readonly log: Log;
  readonly neighbours: Neighbours;
  /** The holidays of a person, the last one at the end. */
  readonly holidaysOf: (player: PlayerId) => Promise<readonly Interval[]>;
  /** What somebody without a seat is called. */
  readonly nameOf: (player: PlayerId) => Promise<string | null>;
  /** Somebody wants to sit down at a table that is not yet dealt. */
  readonly claimSeat: (player: PlayerId, table: string) => Promise<Claim>;
  /** Somebody has said what they are called. */
  readonly named: (player: PlayerId, name: string) => void;
  /** How often one may talk and wish at a table; without it, as often as one likes. */
  readonly commandLimits?: CommandLimits;
  readonly isDraining: () => boolean;
  readonly moved: () => void;
}
