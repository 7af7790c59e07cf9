/** Somebody who has visited, by a signed cookie; never shown to anybody else. */
export type PlayerId = string;

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
}
