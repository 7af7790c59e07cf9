import type { EntrySource } from '../../host/host.ts';
import { bodyOf, type Entry, isMove } from '../../state/entries.ts';
import { openTable } from '../../state/fold.ts';
import { isRunning, type PlayerId, seatOf, type Table } from '../../state/table.ts';
import { type Happening, Scene } from '../../telling/scene.ts';

/** The scene as spectators see it: some moves behind, and caught up when the game is over. */
export class DelayedView {
  readonly scene: Scene;
  readonly #waiting: { entry: Entry; move: boolean }[] = [];
  #moves = 0;
  readonly delay: number;

  /** From the entries of the round up to now. */
  constructor(entries: readonly Entry[], delay: number, live: Scene) {
    const { game, handlers } = live.table;
    this.scene = new Scene(openTable(entries[0], game, handlers));
    this.delay = delay;
    for (const entry of entries.slice(1)) this.follow(entry, live);
  }

  /** What lies behind the live table, read from its log. */
  static async behind(log: EntrySource, live: Scene, delay: number): Promise<DelayedView> {
    const { code, opened, seq } = live.table;
    const entries = await log.read(code, opened - 1);
    const known = entries.filter((entry) => entry.seq <= seq);
    return new DelayedView(known, delay, live);
  }

  /** Hears of a new entry; gives back what spectators may know by now. */
  follow(entry: Entry, live: Scene): Happening[] {
    const move = isMove(bodyOf(entry));
    this.#waiting.push({ entry, move });
    if (move) this.#moves++;
    const caughtUp = !isRunning(live.table.phase);
    const told: Happening[] = [];
    while (this.#waiting.length > 0 && (caughtUp || !this.#waiting[0].move || this.#moves > this.delay)) {
      const next = this.#waiting.shift()!;
      if (next.move) this.#moves--;
      told.push(this.scene.advance(next.entry));
    }
    return told;
  }
}

/** The number of an entry as somebody may hear of it: whoever sees the table late must not learn how far it is. */
export function seqShownTo(
  player: PlayerId,
  seq: number,
  table: Table,
  delayed: DelayedView | undefined,
): number {
  const isLate = (table.settings.spectators ?? 0) > 0 && isRunning(table.phase);
  if (!isLate || seatOf(table, player) !== undefined) return seq;
  return Math.min(seq, delayed?.scene.table.seq ?? table.opened);
}
