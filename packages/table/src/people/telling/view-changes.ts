import type { Viewer, Views } from '@samsara/engine';
import { CHANGES_VERSION, type Changes, changesTeller, type JsonOf } from '@samsara/protocol';
import type { Line } from '../../host/host.ts';
import type { Table } from '../../state/table.ts';
import type { Audience, ChangesTold, Watcher } from '../../telling/audience.ts';
import type { Before, Scene } from '../../telling/scene.ts';

/** Where clients are far away: whoever has a view is told what has changed in it. */
export const VIEW_CHANGES: ChangesTold = {
  note(scene: Scene, audience: Audience): void {
    // Several entries may be told together.
    if (scene.before !== undefined) return;
    const { table } = scene;
    const views = viewsOf(table, undefined);
    const viewers = new Set<Viewer>();
    for (const watcher of audience.watchers) {
      if (watcher.scene !== scene || !hearsChanges(watcher.line)) continue;
      const viewer = audience.viewerOf(watcher, table);
      viewers.add(viewer);
      // Made now, since the state may be about to change in place.
      views?.of(viewer);
    }
    scene.before = { seq: table.seq, viewers, views };
  },

  hasSeen(watcher: Watcher, viewer: Viewer, before: Before | undefined): boolean {
    if (before === undefined || !hearsChanges(watcher.line) || !before.viewers.has(viewer)) return false;
    return watcher.shownAt === before.seq && watcher.shownAs === viewer;
  },

  since({ seq, views: before }: Before, table: Table): (viewer: Viewer) => JsonOf<Changes> | undefined {
    // A move is nearly always made on a copy. A state that was changed in place can say no more what was the same in it.
    const isKept = before?.state !== table.state && table.seq === seq + 1;
    const views = viewsOf(table, isKept ? before : undefined);
    const changes = changesTeller();
    return (viewer) => changes(before?.of(viewer) ?? null, views?.of(viewer) ?? null);
  },
};

function hearsChanges({ version = 1 }: Line): boolean {
  return version >= CHANGES_VERSION;
}

/** What viewers see; nothing before the deal. */
function viewsOf(
  { game, state }: Table,
  before: Views<unknown, unknown> | undefined,
): Views<unknown, unknown> | undefined {
  if (state === null) return undefined;
  return game.views?.(state, before) ?? viewsApart(game, state);
}

/** Of a game that shares nothing between them. */
function viewsApart(game: Table['game'], state: unknown): Views<unknown, unknown> {
  const known = new Map<Viewer, unknown>();
  return {
    state,
    of(viewer) {
      if (!known.has(viewer)) known.set(viewer, game.view(state, viewer));
      return known.get(viewer);
    },
  };
}
