import { GAMES } from '@samsara/engine/games';
import type { MomentShown } from '@samsara/protocol';
import {
  comingShown,
  DelayedView,
  gameFor,
  isRunning,
  openTable,
  PEOPLE_ENTRIES,
  refuse,
  Scene,
  tableShown,
} from '@samsara/table';
import type { Answer } from '../hub/hub.ts';
import type { Log } from '../log/log.ts';
import { playOfTable } from './offering.ts';

/**
 * A table as any spectator could see it after one of its entries: what the log holds of it, folded up to there. Where spectators see a
 * running game late, it can be looked at no earlier than they could.
 */
export async function momentOf(
  log: Pick<Log, 'read' | 'promise'>,
  code: string,
  wanted: number | null,
): Promise<Answer<MomentShown>> {
  const entries = await log.read(code, 0);
  if (entries.length === 0) return refuse('no-such-table');
  const sceneAt = (last: number) => {
    const scene = new Scene(openTable(entries[0], gameFor(GAMES, entries[0]), PEOPLE_ENTRIES));
    for (const entry of entries.slice(1)) if (entry.seq <= last) scene.advance(entry);
    return scene;
  };
  const live = sceneAt(Number.POSITIVE_INFINITY);
  const delay = live.table.settings.spectators ?? 0;
  const isLate = delay > 0 && isRunning(live.table.phase);
  const last = isLate ? (await DelayedView.behind(log, live, delay)).scene.table.seq : live.table.seq;
  const first = entries[0].seq;
  const { table } = sceneAt(Math.min(Math.max(wanted ?? last, first), last));
  const info = tableShown(table, {
    promise: await playOfTable(log, live.table),
    terms: null,
    present: table.seats.map(() => true),
    spectators: 0,
    evening: undefined,
    more: comingShown(table),
  });
  const view = table.state === null ? null : table.game.view(table.state, 'onlooker');
  return { ok: true, value: { seq: table.seq, first, last, info, chat: [...table.chat], view } };
}
