import type { PlayedGame, Viewer } from '@samsara/engine';
import type { Frame } from '@samsara/protocol';
import { type Entry, frameText, openTable, PLAY_ENTRIES, Scene, viewOf } from '@samsara/table/device';

/** So much of the past stands in the log. */
const MOST_PAST = 120;

/** What this viewer saw of the game up to an entry. */
export function pastFrames(
  game: PlayedGame,
  entries: readonly Entry[],
  viewer: Viewer,
  seq: number,
): Frame[] {
  const { scene, happenings } = upTo(game, entries, seq);
  return happenings
    .filter(({ isMove }) => isMove)
    .slice(-MOST_PAST)
    .map((happening) => JSON.parse(frameText(scene.table, happening, viewer)) as Frame);
}

/** The table as this viewer saw it after an entry. */
export function viewAt(game: PlayedGame, entries: readonly Entry[], viewer: Viewer, seq: number): unknown {
  return viewOf(upTo(game, entries, seq).scene.table, viewer);
}

function upTo(game: PlayedGame, [opening, ...entries]: readonly Entry[], seq: number) {
  const scene = new Scene(openTable(opening, game, PLAY_ENTRIES));
  const happenings = entries.filter((entry) => entry.seq <= seq).map((entry) => scene.advance(entry));
  return { scene, happenings };
}
