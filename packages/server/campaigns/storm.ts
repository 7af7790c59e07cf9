import type { PlayedTable } from './played-table.ts';
import { sleep } from './sizes.ts';
import { fingerprint } from './told-and-recorded.ts';

/** Sockets that are let in must be back within this time after a restart. */
const WITHIN_MS = 20_000;
const TRIES = 200;

/** Everybody comes back at once after a restart; each must see what they saw before, or what came after it. */
export async function reconnectStorm(
  tables: readonly PlayedTable[],
  say: (line: string) => void,
): Promise<{ sockets: number; ms: number }> {
  const before = tables.map(({ told }) => told.map(({ view }) => fingerprint(view)));
  const since = performance.now();
  await Promise.all(
    tables.flatMap((table) =>
      table.guests.map(async (guest, seat) => {
        guest.hangUp();
        await comeBack(table, seat);
      }),
    ),
  );
  const ms = performance.now() - since;
  let wrong = 0;
  tables.forEach(({ told, table, faults }, i) => {
    told.forEach(({ view }, seat) => {
      if (fingerprint(view) === before[i][seat]) return;
      wrong++;
      faults.push(`${table}: seat ${seat} sees something else after the restart`);
    });
  });
  const sockets = tables.reduce((sum, { guests }) => sum + guests.length, 0);
  say(`${sockets} sockets back in ${(ms / 1000).toFixed(1)} s after the restart, ${wrong} with a wrong view`);
  if (ms > WITHIN_MS) tables[0].faults.push(`the sockets took ${Math.round(ms)} ms to come back`);
  return { sockets, ms };
}

/** Tries until the server lets the guest in, then follows the table again. */
export async function comeBack(table: PlayedTable, seat: number): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await table.guests[seat].connect(table.table);
      break;
    } catch (error) {
      if (tries === TRIES) throw error;
      await sleep(50 + Math.random() * 100 * Math.min(tries, 10));
    }
  }
  await table.watch(seat);
  table.sendAgain(seat);
}
