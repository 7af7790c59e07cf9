import type { PlayerId } from '@samsara/table';
import type { Bus } from '../cluster/bus.ts';

/** Between whom and somebody there is a block: those they have blocked, and those who have blocked them. */
export interface Blocks {
  readonly blocked: readonly PlayerId[];
  readonly blockedBy: readonly PlayerId[];
}

interface Known {
  readonly hidden: ReadonlySet<PlayerId>;
  readonly blockers: ReadonlySet<PlayerId>;
  readonly apart: ReadonlySet<PlayerId>;
}

const NOBODY: Known = { hidden: new Set(), blockers: new Set(), apart: new Set() };

/** The blocks of those who are connected, kept at hand: every word that is told is held against them. */
export class ApartPeople {
  readonly #read: (player: PlayerId) => Promise<Blocks>;
  readonly #bus: Bus;
  readonly #known = new Map<PlayerId, Promise<Known> | Known>();
  readonly #changed: (player: PlayerId) => void;

  /** `changed`: what somebody is told may have to be told afresh. */
  constructor(
    read: (player: PlayerId) => Promise<Blocks>,
    bus: Bus,
    changed: (player: PlayerId) => void,
    failed: (error: unknown) => void,
  ) {
    this.#read = read;
    this.#bus = bus;
    this.#changed = changed;
    bus.listen(({ apart = [] }) => {
      for (const player of apart) this.#readAgain(player).catch(failed);
    });
  }

  /** Resolves when the person's blocks are at hand. */
  async load(player: PlayerId): Promise<void> {
    await (this.#known.get(player) ?? this.#lookUp(player));
  }

  /** As they are now, whatever is at hand. */
  blocksOf(player: PlayerId): Promise<Blocks> {
    return this.#read(player);
  }

  /** Whose words somebody is not told. */
  hiddenFrom(player: PlayerId): ReadonlySet<PlayerId> {
    return this.#of(player).hidden;
  }

  /** Who has blocked somebody. */
  blockersOf(player: PlayerId): ReadonlySet<PlayerId> {
    return this.#of(player).blockers;
  }

  /** With whom somebody sits at no table. */
  apartFrom(player: PlayerId): ReadonlySet<PlayerId> {
    return this.#of(player).apart;
  }

  /** Nobody is connected as this person any more. */
  forget(player: PlayerId): void {
    this.#known.delete(player);
  }

  /** There is a block between these two, or there is none any more. */
  async change(players: readonly PlayerId[]): Promise<void> {
    for (const player of players) await this.#readAgain(player);
    this.#bus.publish({ apart: players });
  }

  #of(player: PlayerId): Known {
    const known = this.#known.get(player);
    return known === undefined || known instanceof Promise ? NOBODY : known;
  }

  async #readAgain(player: PlayerId): Promise<void> {
    if (!this.#known.has(player)) return;
    await this.#lookUp(player);
    this.#changed(player);
  }

  #lookUp(player: PlayerId): Promise<Known> {
    const looking = this.#read(player).then(({ blocked, blockedBy }) => {
      const known =
        blocked.length + blockedBy.length === 0
          ? NOBODY
          : {
              hidden: new Set(blocked),
              blockers: new Set(blockedBy),
              apart: new Set([...blocked, ...blockedBy]),
            };
      if (this.#known.get(player) === looking) this.#known.set(player, known);
      return known;
    });
    this.#known.set(player, looking);
    looking.catch(() => {
      if (this.#known.get(player) === looking) this.#known.delete(player);
    });
    return looking;
  }
}
