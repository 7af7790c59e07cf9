import type { Comparison, PlayedTable } from './played-table.ts';
import { inBatches, sleep } from './sizes.ts';

/** Games that are ended at the same time. */
const AT_ONCE = 25;

/** Of the games that have ended meanwhile. */
const comparisons: Comparison[] = [];

/** Plays tables until it is told to stop, each once in so many seconds; `answered` hears how long each answer took. */
export function keepPlaying(
  tables: readonly PlayedTable[],
  seconds: number,
  answered: (ms: number) => void,
): () => Promise<void> {
  let running = true;
  const pause = seconds * 1000;
  const begun = performance.now();
  const drive = async (table: PlayedTable, i: number) => {
    table.onAcknowledged = (_move, ms) => answered(ms);
    // Fixed from the start: where this process stands still for a moment, those who were due must not come together from then on.
    let next = begun + (pause * i) / tables.length;
    await sleep(next - performance.now());
    while (running) {
      if (table.phase === 'over') await goOn(table);
      else await table.move();
      next += pause;
      await sleep(Math.max(0, next - performance.now()));
    }
  };
  const drives = tables.map(drive);
  return async () => {
    running = false;
    await Promise.all(drives);
  };
}

/** The next game. Comparing the last one would hold up everybody who waits for an answer, so it comes after the play. */
async function goOn(table: PlayedTable): Promise<void> {
  comparisons.push(await table.rematch());
}

/** Ends every game by agreement, so that its record is revealed, and compares; gives the number of views it looked at. */
export async function checkAll(tables: readonly PlayedTable[]): Promise<number> {
  let compared = 0;
  for (const compare of comparisons) compared += compare();
  await inBatches(tables.length, AT_ONCE, async (i) => {
    await tables[i].abort();
    const views = await tables[i].checkViews();
    compared += views;
  });
  return compared;
}
