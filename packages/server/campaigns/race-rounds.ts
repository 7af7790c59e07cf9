import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { Entry } from '@samsara/table';
import { verifyChain } from '../src/log/chain.ts';
import type { Appended, Log } from '../src/log/log.ts';
import { entryAfter } from '../src/log/testing/samples.ts';
import { inBatches, sleep } from './sizes.ts';

const WRITERS = 8;

/** Rounds of this many tables are raced at once. */
const TABLES = 128;
const LATEST_MS = 10;
const MOST_TRIES = 20;

/** In every round eight writers offer the same number of a table; exactly one may win, and no number is left out. */
export async function raceRounds(logs: readonly Log[], rounds: number, prefix: string): Promise<void> {
  const tables = Math.min(TABLES, rounds);
  await inBatches(tables, tables, async (i) => {
    const count = Math.floor(rounds / tables) + (i < rounds % tables ? 1 : 0);
    await raceAtTable(logs, `${prefix}${i}`, count);
  });
}

async function raceAtTable(logs: readonly Log[], table: string, rounds: number): Promise<void> {
  const winners: Entry[] = [];
  for (let round = 1; round <= rounds; round++) {
    const offers = Array.from({ length: WRITERS }, (_, writer) =>
      entryAfter(table, winners.at(-1), `writer-${writer}:${round}`),
    );
    const became = await Promise.all(offers.map((entry, writer) => offer(logs, entry, writer + round)));
    const won = offers.filter((_, writer) => became[writer].type === 'committed');
    equal(won.length, 1, `${table} ${round}: ${won.length} writers won`);
    const others = became.filter(({ type }) => type !== 'committed');
    for (const { type } of others)
      equal(type, 'taken', `${table} ${round}: a writer that lost is told ${type}`);
    winners.push(won[0]);
  }
  for (const log of logs) {
    const entries = await log.read(table, 0);
    deepEqual(entries, winners, `${table}: the log holds something else than the winners`);
    equal(verifyChain(entries), undefined);
  }
}

/**
 * Writers come in an order by chance, so that the nodes hear of the tables in different orders. Whoever gets no answer asks
 * again, and learns whether they had won.
 */
async function offer(logs: readonly Log[], entry: Entry, turn: number): Promise<Appended> {
  await sleep(Math.random() * LATEST_MS);
  for (let tries = 1; ; tries++) {
    try {
      const became = await logs[turn % logs.length].append(entry);
      const hadWon = tries > 1 && became.type === 'known' && became.seq === entry.seq;
      return hadWon ? { type: 'committed' } : became;
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
    }
  }
}
