import type { PlayedGame, Viewer } from '@samsara/engine';
import type { Frame, ServerMessage } from '@samsara/protocol';
import {
  type Entry,
  frameText,
  type HostedTable,
  openTable,
  PLAY_ENTRIES,
  type PlayerId,
  Scene,
  viewOf,
  youAre,
} from '@samsara/table/device';
import { LOCAL_CODE } from '../../worker/plan.ts';

type Told = Extract<ServerMessage, { type: 'table' }>;

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

/** Who looks at a table, with whose eyes, and the clock they see. */
interface Look {
  readonly player: PlayerId;
  readonly viewer: Viewer;
  readonly clock: Told['clock'];
}

/** The whole table as somebody saw it after an entry. */
export function tableAt(
  { audience, table }: HostedTable,
  entries: readonly Entry[],
  seq: number,
  { player, viewer, clock }: Look,
): Told {
  const view = viewOf(upTo(table.game, entries, seq).scene.table, viewer);
  const info = audience.shown(table);
  const you = youAre(table, player, viewer);
  return { type: 'table', table: LOCAL_CODE, seq, info, you, chat: [], view, clock };
}

function upTo(game: PlayedGame, [opening, ...entries]: readonly Entry[], seq: number) {
  const scene = new Scene(openTable(opening, game, PLAY_ENTRIES));
  const happenings = entries.filter((entry) => entry.seq <= seq).map((entry) => scene.advance(entry));
  return { scene, happenings };
}
