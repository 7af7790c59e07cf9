import type { Viewer } from '@samsara/engine';
import { CHANGES_VERSION, type Changes, changesTeller, type JsonOf } from '@samsara/protocol';
import type { Line } from '../../host/host.ts';
import type { Table } from '../../state/table.ts';
import type { ChangesTold, Watcher } from '../../telling/audience.ts';
import type { Before, Scene } from '../../telling/scene.ts';

/** Where clients are far away: whoever has a view is told what has changed in it. */
export const VIEW_CHANGES: ChangesTold = {
  note(scene: Scene, isKept: boolean): void {
    // Several entries may be told together.
    if (scene.before !== undefined) return;
    const { game, state, seq } = scene.table;
    scene.before = { seq, state: isKept || state === null ? state : game.clone(state) };
  },

  hasSeen({ line, shownAt, shownAs }: Watcher, viewer: Viewer, before: Before | undefined): boolean {
    return before !== undefined && hearsChanges(line) && shownAt === before.seq && shownAs === viewer;
  },

  since({ state: before }: Before, { game, state }: Table): (viewer: Viewer) => JsonOf<Changes> | undefined {
    const change = before === null || state === null ? undefined : game.viewChange?.(before, state);
    const changes = changesTeller(change?.common);
    if (change !== undefined) return (viewer) => changes(change.of(viewer));
    const viewOf = (moment: unknown, viewer: Viewer) => (moment === null ? null : game.view(moment, viewer));
    return (viewer) => changes([viewOf(before, viewer), viewOf(state, viewer)]);
  },
};

function hearsChanges({ version = 1 }: Line): boolean {
  return version >= CHANGES_VERSION;
}
