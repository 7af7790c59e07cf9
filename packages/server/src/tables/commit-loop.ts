import type { Checked, Committed, HostedTable } from '@samsara/table';
import { retryWhileAway } from '../log/retry.ts';
import { TRY_AGAIN } from './answer.ts';
import type { ServerDependencies } from './dependencies.ts';
import type { LogFollower } from './log-follower.ts';
import { isPlain, nextEntry, notesOn, withSeed } from './offering.ts';

type TellDone = ((seq: number) => void) | undefined;

/** Offers entries of one table to the log, one at a time. */
export class CommitLoop {
  readonly #deps: ServerDependencies;
  readonly #hosted: HostedTable;
  readonly #follower: LogFollower;
  readonly #failed: (error: unknown) => void;

  constructor(
    deps: ServerDependencies,
    hosted: HostedTable,
    follower: LogFollower,
    failed: (error: unknown) => void,
  ) {
    this.#deps = deps;
    this.#hosted = hosted;
    this.#follower = follower;
    this.#failed = failed;
  }

  /**
   * Check, commit, and only then tell. Where the log fails nobody knows what became of it, until it is read again. What a
   * person commands waits for a log that is away; what the server does itself is thought over again.
   */
  commit(command: string, actor: string, checkNow: () => Checked, tellDone?: TellDone): Promise<Committed> {
    const offer = () => this.#offer(command, actor, checkNow, tellDone);
    return tellDone === undefined ? this.#commitOwn(offer) : retryWhileAway(offer);
  }

  async #commitOwn(offer: () => Promise<Committed>): Promise<Committed> {
    try {
      return await offer();
    } catch (error) {
      this.#failed(error);
      return TRY_AGAIN;
    }
  }

  async #offer(
    command: string,
    actor: string,
    checkNow: () => Checked,
    tellDone: TellDone,
  ): Promise<Committed> {
    try {
      if (this.#follower.isUnsure) await this.#follower.readOn();
      return await this.#offerUntilTaken(command, actor, checkNow, tellDone);
    } catch (error) {
      this.#follower.isUnsure = true;
      throw error;
    }
  }

  async #offerUntilTaken(
    command: string,
    actor: string,
    checkNow: () => Checked,
    tellDone: TellDone,
  ): Promise<Committed> {
    const { log, now, neighbours } = this.#deps;
    for (;;) {
      let checked = checkNow();
      if (!checked.ok && !neighbours.isAlone) {
        // What another node wrote may be the reason why it is allowed.
        await this.#follower.readOn();
        checked = checkNow();
      }
      if (!checked.ok) return this.#firstAnswer(command, checked, tellDone);
      const { table } = this.#hosted;
      const body = withSeed(checked.body);
      const entry = nextEntry(table, now(), command, actor, body);
      const notes = isPlain(body, checked.tried)
        ? undefined
        : await notesOn(log, table, entry, body, checked.tried);
      const appended = await log.append(entry, notes);
      if (appended.type === 'taken') {
        await this.#follower.readOn();
        continue;
      }
      if (appended.type === 'known') {
        tellDone?.(appended.seq);
        if (appended.seq > this.#hosted.table.seq) await this.#follower.readOn();
        return { ok: true, seq: appended.seq };
      }
      tellDone?.(entry.seq);
      const telling = this.#follower.take(entry, body, checked.tried);
      if (telling !== undefined) await telling;
      return { ok: true, seq: entry.seq };
    }
  }

  /** Sent again after it was accepted, a command may well be refused by now: it still gets its first answer. */
  async #firstAnswer(command: string, refused: Committed, tellDone: TellDone): Promise<Committed> {
    if (tellDone === undefined) return refused;
    const seq = await this.#deps.log.find(this.#hosted.table.code, command);
    if (seq === undefined) return refused;
    tellDone(seq);
    return { ok: true, seq };
  }
}
