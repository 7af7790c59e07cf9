import type { Entry } from '../log/log.ts';
import { bodyOf, isMove } from './entries.ts';
import { type Happening, Scene } from './scene.ts';
import { isRunning } from './table.ts';

/** The scene as spectators see it: some moves behind, and caught up when the game is over. */
export class Trail {
  readonly scene: Scene;
  private readonly waiting: { entry: Entry; move: boolean }[] = [];
  private moves = 0;
  readonly delay: number;

  /** From the entries of the round up to now. */
  constructor(entries: readonly Entry[], delay: number, live: Scene) {
    this.scene = new Scene(entries[0]);
    this.delay = delay;
    for (const entry of entries.slice(1)) this.follow(entry, live);
  }

  /** Hears of a new entry; gives back what spectators may know by now. */
  follow(entry: Entry, live: Scene): Happening[] {
    const move = isMove(bodyOf(entry));
    this.waiting.push({ entry, move });
    if (move) this.moves++;
    const caughtUp = !isRunning(live.table.phase);
    const told: Happening[] = [];
    while (this.waiting.length > 0 && (caughtUp || !this.waiting[0].move || this.moves > this.delay)) {
      const next = this.waiting.shift()!;
      if (next.move) this.moves--;
      told.push(this.scene.advance(next.entry));
    }
    return told;
  }
}
