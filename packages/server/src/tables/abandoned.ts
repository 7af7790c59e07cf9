import { heirOf } from './check.ts';
import type { LiveTable } from './live-table.ts';

/** Everybody leaves a table that still gathers, if nothing has happened there since and nobody looks at it: that closes it. */
export function closeAbandonedTable(live: LiveTable, since: number): void {
  if (live.table.last >= since) return;
  live.table.seats.forEach(({ player }, seat) => {
    if (player === null) return;
    void live.act(`abandoned:${live.table.round}:${seat}`, 'server', () => {
      const { table } = live;
      if (table.phase !== 'gathering' || isAnybodyThere(live) || table.seats[seat]?.player !== player) {
        return undefined;
      }
      return { ok: true, body: { type: 'leave', seat, level: null, ...heirOf(table, seat) } };
    });
  });
}

/** At this node or another one. */
function isAnybodyThere({ table, audience }: LiveTable): boolean {
  const isSomebodyAtTheirSeat = table.seats.some(
    ({ player }, seat) => player !== null && audience.present[seat],
  );
  return audience.watchers.length > 0 || isSomebodyAtTheirSeat;
}
