import { bodyOf, type HostedTable, hasEnded, isMove, type Table } from '@samsara/table';
import type { ServerDependencies } from './dependencies.ts';
import type { Queue } from './queue.ts';

/**
 * What has ended is put away so much later. Those at the table may want to play on, and until then another node may be about
 * to write: it is longer than any statement may take.
 */
export const TIDY_AFTER_MS = 30_000;

/** Tidies up one table a while after a game has ended there, when it is the table's turn. */
export class Tidying {
  readonly #deps: ServerDependencies;
  readonly #hosted: HostedTable;
  readonly #queue: Queue;
  #callOff: (() => void) | undefined;
  #stopped = false;

  constructor(deps: ServerDependencies, hosted: HostedTable, queue: Queue) {
    this.#deps = deps;
    this.#hosted = hosted;
    this.#queue = queue;
  }

  later(): void {
    this.#callOff?.();
    if (this.#stopped) return;
    const tidy = async () => {
      if (await tidyTable(this.#deps, this.#hosted.table)) this.#callOff = undefined;
      else this.later();
    };
    this.#callOff = this.#deps.schedule(TIDY_AFTER_MS, () => this.#queue.addOwn({ do: tidy }));
  }

  /** It has been done, or need not be done. */
  notNow(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }

  /** Is there something to be tidied up later? */
  get isToCome(): boolean {
    return this.#callOff !== undefined;
  }

  stop(): void {
    this.#stopped = true;
    this.#callOff?.();
  }
}

/**
 * Leaves out earlier games, and keeps the moves of one that has ended in less room: they can no longer be made, and its
 * record is written. False when it is too early for that.
 */
async function tidyTable(
  { log, now }: Pick<ServerDependencies, 'log' | 'now'>,
  { code, opened, phase }: Table,
): Promise<boolean> {
  const entries = await log.read(code, 0);
  const opening = entries.find(({ seq }) => seq === opened);
  const isSettled = ({ at }: { readonly at: number }) => now() - at >= TIDY_AFTER_MS;
  if (opening === undefined || !isSettled(opening)) return false;
  if (entries[0] !== opening) await log.compact(code, opening);
  if (!hasEnded(phase)) return true;
  if (!isSettled(entries[entries.length - 1])) return false;
  const moves = entries.slice(0, -1).filter((entry) => entry.seq > opened && isMove(bodyOf(entry)));
  const numbers = moves.map(({ seq }) => seq);
  await log.pack(code, numbers);
  return true;
}
