import type { Dependencies, Interval, NameCheck, Plans, PlayerId } from '@samsara/table';
import type { AskedSeat } from '../cluster/bus.ts';
import type { Neighbours } from '../cluster/neighbours.ts';
import type { StandingWatch } from '../hub/standing.ts';
import type { Log } from '../log/log.ts';
import type { ApartPeople } from './apart.ts';
import type { CommandLimits } from './command-limits.ts';
import type { Claim } from './gathering-seats.ts';

/** What all tables of a server share. */
export interface ServerDependencies extends Dependencies {
  readonly log: Log;
  readonly neighbours: Neighbours;
  /** The holidays of a person, the last one at the end. */
  readonly holidaysOf: (player: PlayerId) => Promise<readonly Interval[]>;
  readonly plans: KeptPlans;
  readonly apart: Pick<ApartPeople, 'load' | 'blocksOf' | 'hiddenFrom' | 'blockersOf'>;
  /** What somebody without a seat is called. */
  readonly nameOf: (player: PlayerId) => Promise<string | null>;
  readonly whyNotNamed?: NameCheck;
  /** Somebody wants to sit down at a table that is not yet dealt. */
  readonly claimSeat: (player: PlayerId, table: string) => Promise<Claim>;
  /** Somebody has said what they are called. */
  readonly named: (player: PlayerId, name: string) => void;
  /** How often one may talk and wish at a table; without it, as often as one likes. */
  readonly commandLimits?: CommandLimits;
  /** Who wants to know how people stand; without it, nobody does. */
  readonly standings?: StandingWatch;
  /** Somebody says that a seat is theirs whose person is away. */
  readonly seatAsked: (asked: AskedSeat) => void;
  readonly isDraining: () => boolean;
  readonly moved: () => void;
}

/** What people have planned at tables over days. */
export interface KeptPlans {
  at(player: PlayerId, table: string): Promise<Plans | undefined>;
  keep(player: PlayerId, table: string, plans: Plans): Promise<void>;
}
