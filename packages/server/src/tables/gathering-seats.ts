import type { PlayerId } from '@samsara/table';
import { heirOf, seatOf } from '@samsara/table';
import type { ServerDependencies } from './dependencies.ts';
import type { LiveTable } from './live-table.ts';

/** At so many tables that are not yet dealt a person holds a seat. */
const MOST_GATHERING = 5;
/** More of somebody's tables are not looked at. */
const MOST_LOOKED_AT = 200;

/** A seat that is about to be taken; it counts until it is released, because then the log knows it. */
export interface Claim {
  readonly isGranted: boolean;
  release(): void;
}

/**
 * Keeps people from holding seats at many tables. Whoever wants one too many gives up the one they have left alone for the
 * longest; only somebody who is present at all of them is refused.
 */
export class GatheringSeats {
  readonly #log: ServerDependencies['log'];
  readonly #find: (code: string) => Promise<LiveTable | undefined>;
  readonly #claimed = new Map<PlayerId, string[]>();
  #claims = 0;

  constructor(log: ServerDependencies['log'], find: (code: string) => Promise<LiveTable | undefined>) {
    this.#log = log;
    this.#find = find;
  }

  /** `code` is that of the table; a table that is not made yet has none. */
  async claim(player: PlayerId, code?: string): Promise<Claim> {
    const name = code ?? `new ${++this.#claims}`;
    // Before anything is waited for: several at once count, too.
    const claimed = this.#claimed.get(player) ?? [];
    const isFirst = !claimed.includes(name);
    this.#claimed.set(player, [...claimed, name]);
    const release = () => this.#release(player, name);
    try {
      const held = await this.#heldBy(player);
      const before = isFirst ? claimed : claimed.filter((other) => other !== name);
      const others = new Set([...held, ...before].filter((other) => other !== name));
      for (const other of held) {
        if (others.size < MOST_GATHERING) break;
        if (other !== name && (await this.#letGo(player, other))) others.delete(other);
      }
      return { isGranted: others.size < MOST_GATHERING, release };
    } catch (error) {
      release();
      throw error;
    }
  }

  #release(player: PlayerId, name: string): void {
    const claimed = [...(this.#claimed.get(player) ?? [])];
    const place = claimed.indexOf(name);
    if (place >= 0) claimed.splice(place, 1);
    if (claimed.length === 0) this.#claimed.delete(player);
    else this.#claimed.set(player, claimed);
  }

  /** The tables where somebody waits for the deal, the one where nothing has happened for the longest first. */
  async #heldBy(player: PlayerId): Promise<string[]> {
    const tables = await this.#log.tablesOf(player, MOST_LOOKED_AT);
    return tables
      .filter(({ phase, players }) => phase === 'gathering' && players.includes(player))
      .sort((one, other) => one.last - other.last)
      .map(({ table }) => table);
  }

  /**
   * Gives up a seat if its person is not there. Nobody waits for it: whoever sits down is in the queue of their own table, and
   * two tables that wait for each other would wait for ever.
   */
  async #letGo(player: PlayerId, code: string): Promise<boolean> {
    const live = await this.#find(code);
    if (live === undefined || !mayLetGo(live, player)) return false;
    void live.act(`let-go:${live.table.seq}`, 'server', () => {
      if (!mayLetGo(live, player)) return undefined;
      const seat = seatOf(live.table, player) ?? 0;
      return { ok: true, body: { type: 'free', seat, ...heirOf(live.table, seat) } };
    });
    return true;
  }
}

function mayLetGo({ table, audience }: LiveTable, player: PlayerId): boolean {
  const isSeated = seatOf(table, player) !== undefined && table.phase === 'gathering';
  return isSeated && !audience.isThere(table, player);
}
