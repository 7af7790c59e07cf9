import { goneMessage, type HostedTable, isRunning, NotUnderstood, type WatchMessage } from '@samsara/table';
import type { Line } from '../hub/hub.ts';
import { retryWhileAway } from '../log/retry.ts';
import { TRY_AGAIN } from './answer.ts';
import type { ServerDependencies } from './dependencies.ts';
import type { LogFollower } from './log-follower.ts';

/** Lets lines follow a table, or follow it no more, when it is their turn. */
export class Watching {
  readonly #deps: ServerDependencies;
  readonly #hosted: HostedTable;
  readonly #follower: LogFollower;
  readonly #failed: (error: unknown, line: Line) => void;

  constructor(
    deps: ServerDependencies,
    hosted: HostedTable,
    follower: LogFollower,
    failed: (error: unknown, line: Line) => void,
  ) {
    this.#deps = deps;
    this.#hosted = hosted;
    this.#follower = follower;
    this.#failed = failed;
  }

  async follow(line: Line, message: WatchMessage): Promise<void> {
    try {
      await retryWhileAway(async () => {
        await this.#deps.apart.load(line.player);
        if (this.#follower.isUnsure || !this.#deps.neighbours.isAlone) await this.#follower.readOn();
        await this.#hosted.follow(line, message);
        this.#deps.standings?.looked(line.player, message.table);
      });
    } catch (error) {
      const { code } = this.#hosted.table;
      if (!(error instanceof NotUnderstood)) line.send(goneMessage(code, TRY_AGAIN.reason));
      this.#failed(error, line);
    }
  }

  stopFollowing(line: Line): void {
    const { audience, table } = this.#hosted;
    if (!audience.remove(line)) return;
    this.#hosted.notePresence();
    const isLeft = audience.watchers.length === 0 && isRunning(table.phase);
    if (isLeft) this.#deps.neighbours.publish({ left: [table.code] });
  }
}
