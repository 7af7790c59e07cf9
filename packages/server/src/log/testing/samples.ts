import type { Entry } from '@samsara/table';
import { linkOf } from '../chain.ts';
import type { EndedPlay, Log, TableIndex } from '../log.ts';

const MADE = 1_700_000_000_000;

/** An entry that follows `previous`, or a table's first. */
export function entryAfter(table: string, previous: Entry | undefined, command: string, body = '{}'): Entry {
  const seq = (previous?.seq ?? 0) + 1;
  const entry = { table, seq, command, actor: 'ann', body, at: MADE + seq };
  return { ...entry, link: linkOf(previous?.link ?? '', entry) };
}

/** Appends so many entries one after the other. */
export async function fill(log: Log, table: string, count: number): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let n = 1; n <= count; n += 1) {
    const entry = entryAfter(table, entries.at(-1), `ann:${n}`);
    await log.append(entry);
    entries.push(entry);
  }
  return entries;
}

export function indexOf(table: string, more: Partial<TableIndex> = {}): TableIndex {
  return {
    table,
    game: 'a-game',
    public: true,
    phase: 'playing',
    players: ['ann', 'bob'],
    made: MADE,
    last: MADE,
    card: '{"seats":2}',
    ...more,
  };
}

export function endedOf(table: string, more: Partial<EndedPlay> = {}): EndedPlay {
  return {
    play: `${table}-1`,
    table,
    game: 'a-game',
    ended: 'finished',
    at: MADE,
    players: ['ann', null],
    record: '{"moves":["häufeln – ≤ 3 🂡"]}',
    card: '{"won":0}',
    ...more,
  };
}
