import type { EntrySource } from '../../host/host.ts';
import type { Entry } from '../../state/entries.ts';
import { type PlayerId, seatOf } from '../../state/table.ts';
import type { Watcher } from '../../telling/audience.ts';
import type { Scene } from '../../telling/scene.ts';
import type { Late, Scenes } from '../../telling/scenes.ts';
import { DelayedView, seqShownTo } from './delayed-view.ts';

/** Seats see the table as it is, spectators as late as the table says. */
export class DelayedScenes implements Scenes {
  readonly now: Scene;
  #late: DelayedView | undefined;
  readonly #log: EntrySource;

  constructor(now: Scene, log: EntrySource) {
    this.now = now;
    this.#log = log;
  }

  async of(player: PlayerId): Promise<Scene> {
    const { table } = this.now;
    const delay = table.settings.spectators ?? 0;
    if (delay === 0 || seatOf(table, player) !== undefined) return this.now;
    this.#late ??= await DelayedView.behind(this.#log, this.now, delay);
    return this.#late.scene;
  }

  async assign(watchers: readonly Watcher[]): Promise<Set<Watcher>> {
    if (this.#late?.delay !== this.now.table.settings.spectators) this.#late = undefined;
    const moved = new Set<Watcher>();
    for (const watcher of watchers) {
      const scene = await this.of(watcher.line.player);
      if (scene !== watcher.scene) moved.add(watcher);
      watcher.scene = scene;
    }
    return moved;
  }

  follow(entry: Entry): Late {
    if (this.#late === undefined) return undefined;
    return { scene: this.#late.scene, told: this.#late.follow(entry, this.now) };
  }

  forgetLate(): void {
    this.#late = undefined;
  }

  /** Nobody will ask for older frames at a table where nothing has happened for a while. */
  forgetOlder(): void {
    this.now.forgetOlder();
    this.#late?.scene.forgetOlder();
  }

  seqShownTo(player: PlayerId, seq: number): number {
    return seqShownTo(player, seq, this.now.table, this.#late);
  }
}
