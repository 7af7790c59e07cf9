import type { PlayerId } from '@samsara/table';

export type Role = 'operator' | 'moderator';

/** Who acts without a passkey: whoever may run commands on the machine. */
export const CONSOLE = 'console';

type SanctionKind = 'warn' | 'mute' | 'ban' | 'range';

/** What holds against a person, or against addresses, or has held. */
export interface Sanction {
  readonly id: string;
  readonly kind: SanctionKind;
  /** Null for a range of addresses. */
  readonly player: PlayerId | null;
  readonly range: string | null;
  readonly reason: string;
  /** The report that led to it. */
  readonly report: string | null;
  readonly by: string;
  readonly at: number;
  /** Null for a warning, and for what holds until it is lifted. */
  readonly until: number | null;
  readonly lifted: number | null;
  readonly liftedBy: string | null;
  /** When the person has read the warning. */
  readonly seen: number | null;
}

export interface NewSanction {
  readonly kind: SanctionKind;
  readonly player: PlayerId | null;
  readonly range: string | null;
  readonly reason: string;
  readonly report: string | null;
  readonly until: number | null;
}

/** One line of the log of everything that operators have done. Each is tied to the one before it. */
export interface LogLine {
  readonly seq: number;
  readonly at: number;
  readonly actor: string;
  readonly action: Action;
  readonly target: string | null;
  /** JSON */
  readonly detail: string;
  readonly previous: string;
  readonly link: string;
}

export type Action =
  | 'invite'
  | 'become'
  | 'remove-role'
  | 'sign-in'
  | 'settle'
  | 'warn'
  | 'mute'
  | 'ban'
  | 'ban-range'
  | 'lift'
  | 'close-table'
  | 'message'
  | 'end-message'
  | 'drain'
  | 'end-drain'
  | 'limit';

export interface RoleHeld {
  readonly player: PlayerId;
  readonly role: Role;
  readonly made: number;
}

export interface OperatorSession extends RoleHeld {
  readonly id: string;
  /** When it was opened, and when it was last used. */
  readonly made: number;
  readonly seen: number;
}

/** A table that is to be closed: whichever node hears of it first does it. */
export interface Closing {
  readonly id: string;
  readonly code: string;
  readonly reason: string;
}

/** What is said to everybody, in as many languages as somebody has written it. */
export interface HouseMessage {
  readonly texts: Readonly<Partial<Record<'de' | 'en' | 'fr', string | undefined>>>;
  readonly until: number;
}

/** No new games begin: at one node, or at all that had started by then. */
export interface Drain {
  readonly node: string | null;
  readonly at: number;
}

export interface Setting {
  readonly name: string;
  readonly value: string;
  readonly at: number;
}

/** What holds just now, as every node keeps it in memory. */
export interface Held {
  /** The last line of the log: whatever is changed adds one. */
  readonly version: number;
  readonly sanctions: readonly Sanction[];
  readonly closings: readonly Closing[];
  readonly settings: readonly Setting[];
}

export interface Count {
  readonly hour: number;
  readonly what: string;
  readonly amount: number;
}

/** Order in the house. Kept in the same database as the log of the tables; every act is written together with its line in the log. */
export interface Moderation {
  version(): Promise<number>;
  held(): Promise<Held>;
  logged(before: number, most: number): Promise<LogLine[]>;
  /** From the first line on. */
  logFrom(seq: number, most: number): Promise<LogLine[]>;

  /** A code that makes whoever comes with it a moderator or operator: once, and soon. */
  invite(by: string, role: Role): Promise<{ code: string; until: number }>;
  invitation(code: string): Promise<Role | undefined>;
  /** False where the code is used up or too old. */
  redeem(code: string, player: PlayerId): Promise<boolean>;
  roleOf(player: PlayerId): Promise<Role | undefined>;
  roles(): Promise<RoleHeld[]>;
  removeRole(by: string, player: PlayerId): Promise<boolean>;
  openSession(player: PlayerId, id: string): Promise<void>;
  session(id: string): Promise<OperatorSession | undefined>;
  sessionUsed(id: string): Promise<void>;
  endSession(id: string): Promise<void>;

  impose(by: string, wanted: NewSanction): Promise<Sanction>;
  /** False where it does not hold any more. */
  lift(by: string, id: string, why: string): Promise<boolean>;
  sanction(id: string): Promise<Sanction | undefined>;
  sanctionsOf(player: PlayerId): Promise<Sanction[]>;
  recentSanctions(most: number): Promise<Sanction[]>;
  /** The person has read a warning. */
  warningSeen(player: PlayerId, id: string): Promise<boolean>;

  close(by: string, code: string, reason: string): Promise<void>;
  /** Takes a closing up: false where somebody else has. */
  takeClosing(id: string): Promise<boolean>;
  closingEnded(id: string, outcome: string): Promise<void>;

  /** Adds a line for something that is kept elsewhere. */
  note(by: string, action: Action, target: string | null, detail: object): Promise<void>;
  say(by: string, message: HouseMessage | null): Promise<void>;
  drain(by: string, on: boolean, node: string | null): Promise<void>;
  setLimit(by: string, name: string, value: number | null): Promise<void>;

  count(
    node: string,
    sums: Readonly<Record<string, number>>,
    peaks: Readonly<Record<string, number>>,
  ): Promise<void>;
  counts(from: number): Promise<Count[]>;
  isPerson(player: PlayerId): Promise<boolean>;
  /** The people whose name begins so. */
  peopleCalled(name: string, most: number): Promise<{ id: PlayerId; name: string }[]>;
}
