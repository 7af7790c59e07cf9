import type { Board, Following } from './board.ts';
import type { Bus } from './bus.ts';

/** What is known about who follows a table at other nodes. */
export interface Elsewhere {
  readonly players: ReadonlySet<string>;
  readonly spectators: number;
  readonly followings: readonly Following[];
}

const NOBODY: Elsewhere = { players: new Set(), spectators: 0, followings: [] };
/** Many come and go in the same moment: that is said in one go. */
const SAY_AFTER_MS = 20;
const AT_ONCE = 2000;

/** Who follows which table: says it about this node, and knows it about the others. */
export class Followers {
  readonly #board: Board;
  readonly #bus: Bus;
  readonly #here = new Map<string, Following>();
  readonly #elsewhere = new Map<string, Elsewhere>();
  readonly #unsaid = new Map<string, Following>();
  #timer: NodeJS.Timeout | undefined;
  /** Told when others have come to a table, or gone. */
  onChange: (table: string) => void = () => {};

  constructor(board: Board, bus: Bus) {
    this.#board = board;
    this.#bus = bus;
  }

  elsewhere(table: string): Elsewhere {
    return this.#elsewhere.get(table) ?? NOBODY;
  }

  here(table: string): Following | undefined {
    return this.#here.get(table);
  }

  /** Says who follows a table here, if that has changed. */
  say(table: string, players: readonly string[], spectators: number): void {
    if (this.#board.isAlone) return;
    const following = { table, node: this.#board.node, players, spectators };
    const before = this.#here.get(table);
    if (before === undefined && players.length === 0 && spectators === 0) return;
    if (before !== undefined && isSame(before, following)) return;
    if (players.length === 0 && spectators === 0) this.#here.delete(table);
    else this.#here.set(table, following);
    this.#unsaid.set(table, following);
    this.#timer ??= setTimeout(() => void this.flush(), SAY_AFTER_MS);
  }

  /** Says what is not said yet. What cannot be said now is said later. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#unsaid.size === 0) return;
    const followings = [...this.#unsaid.values()].slice(0, AT_ONCE);
    for (const { table } of followings) this.#unsaid.delete(table);
    try {
      await this.#board.follow(followings);
      this.#bus.publish({ followed: followings.map(({ table }) => table) });
    } catch {
      for (const following of followings) {
        if (!this.#unsaid.has(following.table)) this.#unsaid.set(following.table, following);
      }
      return;
    }
    if (this.#unsaid.size > 0) await this.flush();
  }

  /** Everything again: the board has forgotten it. */
  sayAll(): void {
    for (const [table, following] of this.#here) {
      if (!this.#unsaid.has(table)) this.#unsaid.set(table, following);
    }
    void this.flush();
  }

  /** Finds out who follows these tables elsewhere. */
  async look(tables: readonly string[]): Promise<void> {
    if (this.#board.isAlone) return;
    for (let from = 0; from < tables.length; from += AT_ONCE) {
      const some = tables.slice(from, from + AT_ONCE);
      const byTable = new Map<string, Following[]>(some.map((table) => [table, []]));
      for (const following of await this.#board.followings(some))
        byTable.get(following.table)?.push(following);
      for (const [table, followings] of byTable) this.#learn(table, followings);
    }
  }

  forget(table: string): void {
    this.#elsewhere.delete(table);
  }

  #learn(table: string, followings: readonly Following[]): void {
    const before = this.elsewhere(table).followings;
    const same =
      before.length === followings.length &&
      before.every((one) => followings.some((other) => one.node === other.node && isSame(one, other)));
    if (same) return;
    if (followings.length === 0) this.#elsewhere.delete(table);
    else {
      this.#elsewhere.set(table, {
        players: new Set(followings.flatMap(({ players }) => players)),
        spectators: followings.reduce((sum, { spectators }) => sum + spectators, 0),
        followings,
      });
    }
    this.onChange(table);
  }
}

function isSame(a: Following, b: Following): boolean {
  return (
    a.spectators === b.spectators &&
    a.players.length === b.players.length &&
    a.players.every((player, place) => player === b.players[place])
  );
}
