import type { PlayerId } from '@samsara/table';

/** What somebody has decided about a person they have played with. */
export interface Mark {
  readonly other: PlayerId;
  /** Shows them whether one is here. */
  readonly shows: boolean;
  /** Takes no invitations from them. */
  readonly stopped: boolean;
  /** Games up to this moment do not bring them into the list. */
  readonly hidden: number;
}

/** As somebody is shown to others. */
export interface Face {
  readonly name: string;
  readonly face: number | null;
}

/** Somebody whom a person never wants to meet or hear again, as they were called then. */
export interface KeptBlock extends Face {
  readonly other: PlayerId;
  readonly at: number;
}

export interface KeptInvitation extends Face {
  readonly code: string;
  readonly sender: PlayerId;
  readonly game: string;
  readonly at: number;
}

export interface KeptGroup {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  /** Null where who made it is gone. */
  readonly maker: PlayerId | null;
  /** The table of the last time. */
  readonly code: string | null;
}

export interface Member extends Face {
  readonly player: PlayerId;
}

/** Who plays with whom. Kept in the same database as the log. */
export interface People {
  marksOf(player: PlayerId): Promise<Mark[]>;
  mark(player: PlayerId, mark: Mark): Promise<void>;
  /** Who shows this person whether they are here. */
  shownTo(player: PlayerId): Promise<PlayerId[]>;
  /** False where there are too many. */
  block(player: PlayerId, other: PlayerId, as: Face): Promise<boolean>;
  unblock(player: PlayerId, other: PlayerId): Promise<void>;
  /** The newest first. */
  blocksOf(player: PlayerId): Promise<KeptBlock[]>;
  /** Between whom and this person there is a block, whoever of them wished it. */
  apartFrom(
    player: PlayerId,
  ): Promise<{ readonly blocked: readonly PlayerId[]; readonly blockedBy: readonly PlayerId[] }>;
  /** False where the person takes no invitations from that sender, or has too many. */
  invite(player: PlayerId, invitation: Omit<KeptInvitation, 'at'>): Promise<boolean>;
  /** The newest first; those that are too old are gone. */
  invitationsOf(player: PlayerId): Promise<KeptInvitation[]>;
  dropInvitation(player: PlayerId, table: string): Promise<void>;

  /** A group of one; undefined where the person is in too many. */
  makeGroup(maker: PlayerId, name: string, as: Face): Promise<KeptGroup | undefined>;
  group(token: string): Promise<KeptGroup | undefined>;
  groupsOf(player: PlayerId): Promise<KeptGroup[]>;
  members(group: string): Promise<Member[]>;
  /** Whoever is a member is called so from now on. */
  join(group: string, player: PlayerId, as: Face): Promise<'joined' | 'group-full' | 'too-many-groups'>;
  /** What was the maker's becomes another's; a group without members is gone. */
  leave(group: string, player: PlayerId): Promise<void>;
  /** By the maker alone: false for anybody else. */
  rename(group: string, maker: PlayerId, name: string): Promise<boolean>;
  /** A new link in place of the old one; undefined for anybody but the maker. */
  renew(group: string, maker: PlayerId): Promise<string | undefined>;
  /** Takes another table in place of the one that is known; false where it is another by now. */
  setTable(group: string, before: string | null, table: string): Promise<boolean>;
}
