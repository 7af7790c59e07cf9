/** Somebody who has visited, by a signed cookie; never shown to anybody else. */
export type PlayerId = string;

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
}

/** What a challenge was made for. */
export type ChallengePurpose = 'register' | 'login';

/** Who is who. Kept in the same database as the log. */
export interface Players {
  /** A new guest. */
  make(): Promise<PlayerId>;
  exists(player: PlayerId): Promise<boolean>;
  name(player: PlayerId): Promise<string | null>;
  rename(player: PlayerId, name: string): Promise<void>;
  /** A code that makes another device the same person: once, and for ten minutes. */
  carry(player: PlayerId): Promise<{ code: string; expires_s: number }>;
  redeem(code: string): Promise<PlayerId | undefined>;

  passkeysOf(player: PlayerId): Promise<Passkey[]>;
  passkey(id: string): Promise<Passkey | undefined>;
  /** False when a passkey of this id is known already. */
  addPasskey(passkey: Passkey): Promise<boolean>;
  passkeyUsed(id: string, counter: number): Promise<void>;
  /** Remembers a challenge for five minutes; one to register belongs to a player. */
  challenge(challenge: string, purpose: ChallengePurpose, player: PlayerId | null): Promise<void>;
  /** Was this challenge made for this, and is it not used or too old? It is used up by asking. */
  useChallenge(challenge: string, purpose: ChallengePurpose, player: PlayerId | null): Promise<boolean>;
  /** Uses a ticket up, which is good until then. False when it was used before, at whichever node. */
  useTicket(ticket: string, until: number): Promise<boolean>;
}
