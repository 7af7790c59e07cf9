import type { Log } from '../log/log.ts';

/** Intervals that are nobody's time. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** Who follows a table at one node. */
export interface Following {
  readonly table: string;
  readonly node: string;
  /** Those at the table, by seat or as its host, who are there as themselves. */
  readonly players: readonly string[];
  /** How many others look on. */
  readonly spectators: number;
}

/** One node as the others see it. */
export interface Neighbour {
  readonly node: string;
  /** Milliseconds since its last sign of life. */
  readonly silentFor: number;
  /** The public tables it has awake, as JSON. */
  readonly listed: string;
}

/** What a node learns when it says that it is alive. */
export interface Standing {
  readonly outages: readonly Outage[];
  /** All nodes that are there, this one among them. */
  readonly nodes: readonly Neighbour[];
  /** False when the board has forgotten this node, or never knew it: everything has to be said again. */
  readonly known: boolean;
}

/** What nodes say about themselves. It may be lost at any time; they say it again. */
export interface Board {
  /** The name of this node; every start has another one. */
  readonly node: string;
  /** Can there be no other node? */
  readonly isAlone: boolean;
  /** A node that could not sign for so long is not sure of anything until it has. */
  readonly unsureMs: number;
  /**
   * Says that this node is alive; nodes that have not said it for long are gone, and that was an outage. `silentSince` is
   * when this node could say it last, if that is too long ago: an outage too, for its people could not move.
   */
  sign(at: number, listed: string, silentSince: number | undefined): Promise<Standing>;
  /** Says who follows tables here. */
  follow(followings: readonly Following[]): Promise<void>;
  /** Who follows these tables at other nodes. */
  followings(tables: readonly string[]): Promise<Following[]>;
  /** This node goes, and it is no outage. */
  leave(): Promise<void>;
}

/** The board of a node that is alone. */
export function boardAlone(log: Pick<Log, 'alive' | 'outages'>): Board {
  const node = 'alone';
  return {
    node,
    isAlone: true,
    unsureMs: 5000,
    async sign(at, listed, silentSince) {
      await log.alive(at, silentSince);
      return { outages: await log.outages(), nodes: [{ node, silentFor: 0, listed }], known: true };
    },
    follow: async () => {},
    followings: async () => [],
    leave: async () => {},
  };
}
