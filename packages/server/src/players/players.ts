import type { PlayedGame } from '@samsara/protocol';
import type { Interval, Plans, PlayerId } from '@samsara/table';

/** One device of a person. Its id is made from what the device's cookie holds and tells nothing about it. */
export interface Session {
  readonly id: string;
  readonly player: PlayerId;
  /** Roughly what it is, as `deviceOf` says. */
  readonly device: string;
  readonly made: number;
  /** When it was last heard of, give or take an hour. */
  readonly seen: number;
  readonly until: number;
}

/** What a session begins with. */
export type NewSession = Pick<Session, 'id' | 'device' | 'until'>;

/** What is kept of a passkey. */
export interface Passkey {
  /** The credential's id, in base64url. */
  readonly id: string;
  readonly player: PlayerId;
  /** In base64url. */
  readonly publicKey: string;
  /** How often it was used, by its own count. */
  readonly counter: number;
  readonly transports: readonly string[];
  /** On what it was made. */
  readonly device: string;
}

/** A passkey as its owner sees it. */
export interface KeptPasskey extends Passkey {
  readonly made: number;
  readonly used: number | null;
}

/** What a person keeps about their own choices. */
export interface KeptProgress {
  /** The oldest first. */
  readonly games: PlayedGame[];
  /** Games up to this moment were forgotten, wherever they come from. */
  readonly since: number;
}

/** What a challenge was made for. A first passkey needs no other; `confirm` asks for one that is there. */
export type ChallengePurpose = 'register-first' | 'register' | 'login' | 'confirm' | 'operator';

/** Who is who. Kept in the same database as the log. */
export interface Players {
  /** A new guest, and the device it came with. */
  make(session: NewSession): Promise<PlayerId>;
  name(player: PlayerId): Promise<string | null>;
  rename(player: PlayerId, name: string): Promise<void>;
  /** A code that makes another device the same person: once, and for ten minutes. */
  carry(player: PlayerId): Promise<{ code: string; expires_s: number }>;
  /** Whose code it is, without using it up. */
  ownerOf(code: string): Promise<PlayerId | undefined>;
  redeem(code: string): Promise<PlayerId | undefined>;

  /** One more device of a person. Of very many, those not heard of for longest are forgotten. */
  addSession(player: PlayerId, session: NewSession): Promise<void>;
  /** Those of these ids that are there and have not expired. */
  sessions(ids: readonly string[]): Promise<Session[]>;
  /** All of a person, the one heard of last first. */
  sessionsOf(player: PlayerId): Promise<Session[]>;
  /** It was heard of, and is good until then. False when it is not there any more. */
  sessionSeen(id: string, until: number): Promise<boolean>;
  /** A device is somebody else now, or nobody: the person's other devices and codes are left alone. */
  leaveSession(id: string): Promise<void>;
  /** Ends sessions of a person, and whatever else could bring somebody back in their place: codes, and cookies of old. */
  endSessions(player: PlayerId, ids: readonly string[]): Promise<void>;
  /** Gives a session another id, once; whoever comes with the old id soon after still finds it. */
  moveSession(from: string, to: string): Promise<Session | undefined>;
  /** The session for a cookie of the earlier form, if those of this person still count. The same one for the same id. */
  exchange(player: PlayerId, session: NewSession): Promise<Session | undefined>;

  passkeysOf(player: PlayerId): Promise<KeptPasskey[]>;
  passkey(id: string): Promise<Passkey | undefined>;
  /** False when a passkey of this id is known already. */
  addPasskey(passkey: Passkey): Promise<boolean>;
  /** The same; false also when the person has another one by now. */
  addFirstPasskey(passkey: Passkey): Promise<boolean>;
  passkeyUsed(id: string, counter: number): Promise<void>;
  /** False when the person has no such passkey. With the last one goes what it was kept for: the person's progress. */
  removePasskey(player: PlayerId, id: string): Promise<boolean>;
  /** Remembers a challenge for five minutes; all but those to log in belong to a player. */
  challenge(challenge: string, purpose: ChallengePurpose, player: PlayerId | null): Promise<void>;
  /** Was this challenge made for this, and is it not used or too old? It is used up by asking. */
  useChallenge(challenge: string, purpose: ChallengePurpose, player: PlayerId | null): Promise<boolean>;
  /** Uses a ticket up, which is good until then. False when it was used before, at whichever node. */
  useTicket(ticket: string, until: number): Promise<boolean>;

  progressOf(player: PlayerId): Promise<KeptProgress>;
  /** Each game counts once, as it was told first. Gives the moment up to which games are forgotten; undefined, and nothing is kept, without a passkey. */
  addProgress(player: PlayerId, games: readonly PlayedGame[]): Promise<number | undefined>;
  /** Forgets all games, and those that other devices still know; gives the moment up to which. */
  forgetProgress(player: PlayerId): Promise<number>;

  /** All holidays of a person, the one that runs or was the last at the end. */
  holidaysOf(player: PlayerId): Promise<Interval[]>;
  /** Lets a holiday of so many days begin now; otherwise why it cannot. */
  takeHoliday(player: PlayerId, days: number): Promise<'not-now' | 'holidays-used-up' | undefined>;
  /** Ends the one that runs, if any. */
  endHoliday(player: PlayerId): Promise<undefined>;
  /** What somebody has noted down for themselves at a table; empty if nothing. */
  noteAt(player: PlayerId, table: string): Promise<string>;
  keepNote(player: PlayerId, table: string, text: string): Promise<void>;
  /** What somebody has planned at a table over days; undefined if nothing. Of very many the oldest go. */
  plansAt(player: PlayerId, table: string): Promise<Plans | undefined>;
  keepPlans(player: PlayerId, table: string, plans: Plans): Promise<void>;
}
