import type { Viewer } from '@samsara/engine';
import { CHANGES_VERSION, type Changes, changesJson, type JsonOf } from '@samsara/protocol';
import type { Line } from '../../host/host.ts';
import type { Table } from '../../state/table.ts';
import type { Audience, ChangesTold, Watcher } from '../../telling/audience.ts';
import { viewOf } from '../../telling/messages.ts';
import type { Before, Scene } from '../../telling/scene.ts';

/** Where clients are far away: whoever has a view is told what has changed in it. */
export const VIEW_CHANGES: ChangesTold = {
  note(scene: Scene, audience: Audience): void {
    // Several entries may be told together.
    if (scene.before !== undefined) return;
    const { table } = scene;
    const views = new Map<Viewer, unknown>();
    for (const watcher of audience.watchers) {
      if (watcher.scene !== scene || !hearsChanges(watcher.line)) continue;
      const viewer = audience.viewerOf(watcher, table);
      if (!views.has(viewer)) views.set(viewer, viewOf(table, viewer));
    }
    scene.before = { seq: table.seq, views };
  },

  hasSeen(watcher: Watcher, viewer: Viewer, before: Before | undefined): before is Before {
    if (before === undefined || !hearsChanges(watcher.line) || !before.views.has(viewer)) return false;
    return watcher.shownAt === before.seq && watcher.shownAs === viewer;
  },

  since({ views }: Before, table: Table, viewer: Viewer): JsonOf<Changes> | undefined {
    return changesJson(views.get(viewer), viewOf(table, viewer));
  },
};

function hearsChanges({ version = 1 }: Line): boolean {
  return version >= CHANGES_VERSION;
}
