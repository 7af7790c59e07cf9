import type { Entry } from '../state/entries.ts';
import type { PlayerId } from '../state/table.ts';
import type { Watcher } from './audience.ts';
import type { Happening, Scene } from './scene.ts';

/** What those who see the table late may know by now, and the scene they see it in; undefined where nobody does. */
export type Late = { readonly scene: Scene; readonly told: readonly Happening[] } | undefined;

/** Who sees what of a table. */
export interface Scenes {
  readonly now: Scene;
  of(player: PlayerId): Promise<Scene>;
  /** Shows everybody what they may see after a change of seats or settings. Those for whom that is another scene are given back. */
  assign(watchers: readonly Watcher[]): Promise<ReadonlySet<Watcher>>;
  /** Hears of a new entry. */
  follow(entry: Entry): Late;
  /** What is behind has to be read again. */
  forgetLate(): void;
}

/** Everybody sees the table as it is. */
export function oneScene(now: Scene): Scenes {
  return {
    now,
    of: async () => now,
    assign: async () => new Set(),
    follow: () => undefined,
    forgetLate: () => undefined,
  };
}
