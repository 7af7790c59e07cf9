import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import { join } from 'node:path';
import type { Entry } from '@samsara/table';
import { NO_LINK, promiseLink, verifyChain, verifyPromises } from '../../log/chain.ts';
import type { Log } from '../../log/log.ts';
import { endedOf, entryAfter, fill, indexOf } from '../../log/testing/samples.ts';

/** Where a log is tried out: empty at first, and with a time that can be set. */
export interface Place {
  /** Opens what is in this place, as often as wanted, one after the other. */
  open(): Promise<Log>;
  /** Opens a copy that `backup` has made. */
  openCopy(file: string): Promise<Log>;
  readonly folder: string;
  now: number;
}

export interface LogCase {
  readonly says: string;
  run(place: Place): Promise<void>;
}

const WRITERS = 8;
const EACH = 12;

/** What every kind of log must do. */
export const LOG_CASES: readonly LogCase[] = [
  {
    says: 'of writers that race for a number exactly one wins, and no number is left out',
    async run(place) {
      const log = await place.open();
      const wins = await Promise.all(Array.from({ length: WRITERS }, (_, writer) => race(log, writer)));
      deepEqual(wins, Array(WRITERS).fill(EACH));
      const entries = await log.read('RACE22', 0);
      deepEqual(
        entries.map(({ seq }) => seq),
        Array.from({ length: WRITERS * EACH }, (_, place) => place + 1),
      );
      equal(new Set(entries.map(({ command }) => command)).size, WRITERS * EACH);
      equal(verifyChain(entries), undefined);
      await log.close();
    },
  },
  {
    says: 'a command that is sent several times counts once and gets the same number',
    async run(place) {
      const log = await place.open();
      let last: Entry | undefined;
      for (const times of [1, 2, 3, 4, 5]) {
        const entry = entryAfter('TWICE2', last, `ann:${times}`);
        const became = await Promise.all(Array.from({ length: times }, () => log.append(entry)));
        equal(became.filter(({ type }) => type === 'committed').length, 1);
        for (const one of became) if (one.type !== 'committed') deepEqual(one, { type: 'known', seq: times });
        last = entry;
      }
      const again = entryAfter('TWICE2', last, 'ann:2');
      deepEqual(await log.append(again), { type: 'known', seq: 2 });
      equal((await log.read('TWICE2', 0)).length, 5);
      await log.close();
    },
  },
  {
    says: 'what cannot be appended does not harm what is appended with it',
    async run(place) {
      const log = await place.open();
      const [first] = await fill(log, 'FULL22', 1);
      const became = await Promise.all([
        log.append(entryAfter('FULL22', undefined, 'bob:1'), { index: indexOf('FULL22', { card: 'lost' }) }),
        log.append(entryAfter('OTHER2', undefined, 'bob:1'), { index: indexOf('OTHER2') }),
        log.append(entryAfter('FULL22', first, 'bob:2')),
      ]);
      deepEqual(
        became.map(({ type }) => type),
        ['taken', 'committed', 'committed'],
      );
      equal(await log.index('FULL22'), undefined);
      deepEqual(await log.index('OTHER2'), indexOf('OTHER2'));
      await log.close();
    },
  },
  {
    says: 'entries are read in order from any number, and found by their command',
    async run(place) {
      const log = await place.open();
      const entries = await fill(log, 'READ22', 5);
      deepEqual(await log.read('READ22', 0), entries);
      deepEqual(await log.read('READ22', 3), entries.slice(3));
      deepEqual(await log.read('READ22', 5), []);
      deepEqual(await log.read('NONE22', 0), []);
      deepEqual(await log.heads(['NONE22', 'READ22']), [['READ22', 5]]);
      equal(await log.find('READ22', 'ann:4'), 4);
      equal(await log.find('READ22', 'ann:6'), undefined);
      equal(await log.find('NONE22', 'ann:4'), undefined);
      await log.close();
    },
  },
  {
    says: 'promises are numbered and tied together, and the same game is promised once',
    async run(place) {
      const log = await place.open();
      const commitment = (n: number) => String(n).padStart(64, '0');
      const made = await Promise.all([1, 2, 3].map((n) => log.promise(`PLAY2${n}-1`, commitment(n))));
      deepEqual(await log.promise('PLAY22-1', commitment(9)), made[1]);
      deepEqual(await log.promises(1, 10), made);
      deepEqual(await log.promises(2, 1), [made[1]]);
      equal(made[0].link, promiseLink(NO_LINK, 1, commitment(1)));
      equal(verifyPromises(made), undefined);
      equal(verifyPromises([made[0], made[2]]), 3);
      await log.append(entryAfter('PLAY22', undefined, 'ann:1'), { ended: endedOf('PLAY22') });
      deepEqual(
        (await log.promises(1, 10)).map(({ ended }) => ended),
        [null, 'finished', null],
      );
      await log.close();
    },
  },
  {
    says: 'tables are found by what they are, games by who played them',
    async run(place) {
      const log = await place.open();
      const put = (table: string, more: Parameters<typeof indexOf>[1]) =>
        log.append(entryAfter(table, undefined, 'ann:1'), { index: indexOf(table, more) });
      await put('AAAAAA', { made: 1, last: 9 });
      await put('BBBBBB', { made: 2, phase: 'gathering', players: ['bob'] });
      await put('CCCCCC', { made: 3, last: 12, public: false });
      deepEqual((await log.running()).sort(), ['AAAAAA', 'CCCCCC']);
      deepEqual(
        (await log.tablesOf('ann', 10)).map(({ table }) => table),
        ['CCCCCC', 'AAAAAA'],
      );
      await put('GGGGGG', { last: 7, phase: 'gathering', players: ['bob'] });
      await put('FFFFFF', { last: 8, phase: 'gathering', players: ['bob'] });
      deepEqual(await log.abandoned(9, 10), ['GGGGGG', 'FFFFFF']);
      deepEqual(await log.abandoned(9, 1), ['GGGGGG']);
      deepEqual(await log.abandoned(7, 10), []);
      deepEqual(await log.abandoned(10, 10), ['GGGGGG', 'FFFFFF', 'AAAAAA']);
      await put('DDDDDD', { last: 20, phase: 'over' });
      await put('EEEEEE', { last: 21, phase: 'closed' });
      deepEqual(
        (await log.tablesOf('ann', 1)).map(({ table }) => table),
        ['CCCCCC'],
      );
      const left = indexOf('AAAAAA', { players: ['bob'], phase: 'over' });
      const ended = endedOf('AAAAAA');
      const [first] = await log.read('AAAAAA', 0);
      await log.append(entryAfter('AAAAAA', first, 'ann:2'), { index: left, ended });
      deepEqual(
        (await log.tablesOf('ann', 10)).map(({ table }) => table),
        ['CCCCCC'],
      );
      const { record, ...rest } = ended;
      deepEqual(await log.endedOf('ann', 10), [rest]);
      deepEqual(await log.endedOf('bob', 10), []);
      const { ended: _, ...result } = rest;
      const { commitment } = await log.promise('AAAAAA-1', '5'.repeat(64));
      deepEqual(await log.resultsOf('ann', 10), [{ ...result, commitment }]);
      deepEqual(await log.resultsOf('ann', 0), []);
      await log.forgetPlayed('bob');
      equal((await log.resultsOf('ann', 10)).length, 1);
      await log.forgetPlayed('ann');
      deepEqual(await log.resultsOf('ann', 10), []);
      deepEqual(await log.endedOf('ann', 10), []);
      equal(await log.record('AAAAAA-1'), record);
      equal(await log.record('AAAAAA-2'), undefined);
      deepEqual(await log.ended('AAAAAA-1'), rest);
      equal(await log.ended('AAAAAA-2'), undefined);
      await log.close();
    },
  },
  {
    says: 'a table goes on from a later entry when those before it are left out',
    async run(place) {
      const log = await place.open();
      const entries = await fill(log, 'LONG22', 6);
      await log.compact('LONG22', entries[3]);
      deepEqual(await log.read('LONG22', 0), entries.slice(3));
      equal(verifyChain(await log.read('LONG22', 0)), undefined);
      deepEqual(await log.append(entryAfter('LONG22', entries[5], 'ann:7')), { type: 'committed' });
      await rejects(log.compact('LONG22', { ...entries[4], link: entries[3].link }));
      equal((await log.read('LONG22', 0)).length, 4);
      await log.close();
    },
  },
  {
    says: 'entries that are packed are read and found as before, and their links fit',
    async run(place) {
      const log = await place.open();
      const entries = await fill(log, 'PACK22', 6);
      await log.pack('PACK22', [2, 3]);
      await log.pack('PACK22', [5]);
      await log.pack('PACK22', []);
      deepEqual(await log.read('PACK22', 0), entries);
      deepEqual(await log.read('PACK22', 2), entries.slice(2));
      deepEqual(await log.read('PACK22', 6), []);
      equal(await log.find('PACK22', 'ann:5'), 5);
      equal(await log.find('PACK22', 'ann:7'), undefined);
      const last = entryAfter('PACK22', entries[5], 'ann:7');
      deepEqual(await log.append(last), { type: 'committed' });
      equal(verifyChain(await log.read('PACK22', 0)), undefined);
      await log.compact('PACK22', last);
      deepEqual(await log.read('PACK22', 0), [last]);
      await log.close();
    },
  },
  {
    says: 'everything is there after closing and opening again, and the time between was an outage',
    async run(place) {
      place.now = 1000;
      const before = await place.open();
      const entries = await fill(before, 'STAY22', 3);
      const promise = await before.promise('STAY22-1', '0'.repeat(64));
      deepEqual(await before.outages(), []);
      place.now = 5000;
      await before.close();
      place.now = 9000;
      const after = await place.open();
      deepEqual(await after.read('STAY22', 0), entries);
      deepEqual(await after.promises(1, 10), [promise]);
      deepEqual(await after.outages(), [{ from: 5000, to: 9000 }]);
      await after.alive(20_000, 17_000);
      deepEqual(await after.outages(), [
        { from: 5000, to: 9000 },
        { from: 17_000, to: 20_000 },
      ]);
      await after.close();
    },
  },
  {
    says: 'a backup made while entries are written holds everything committed before, and every link fits',
    async run(place) {
      const log = await place.open();
      const entries = await fill(log, 'SAFE22', 30);
      const copied = log.backup(join(place.folder, 'copy'));
      const more = fill(log, 'MORE22', 60);
      await copied;
      await more;
      const copy = await place.openCopy(join(place.folder, 'copy'));
      deepEqual(await copy.read('SAFE22', 0), entries);
      equal(verifyChain(await copy.read('MORE22', 0)), undefined);
      deepEqual(await copy.append(entryAfter('SAFE22', entries[29], 'ann:31')), { type: 'committed' });
      await copy.close();
      await rejects(log.backup(join(place.folder, 'copy')));
      await log.close();
    },
  },
  {
    says: 'nothing is accepted once it is closed, and half a character never',
    async run(place) {
      const log = await place.open();
      await rejects(log.append(entryAfter('HALF22', undefined, 'ann:1', '"\ud800"')));
      deepEqual(await log.append(entryAfter('HALF22', undefined, 'ann:1', '"🂡"')), { type: 'committed' });
      await log.close();
      await rejects(log.append(entryAfter('LATE22', undefined, 'ann:1')));
    },
  },
];

/** Appends as one of several writers that know nothing of each other. How many were committed? */
async function race(log: Log, writer: number): Promise<number> {
  let last: Entry | undefined;
  let won = 0;
  while (won < EACH) {
    const became = await log.append(entryAfter('RACE22', last, `writer-${writer}:${won}`));
    if (became.type === 'committed') won += 1;
    last = (await log.read('RACE22', last?.seq ?? 0)).at(-1) ?? last;
  }
  return won;
}

async function rejects(promised: Promise<unknown>): Promise<void> {
  const became = await promised.then(
    () => 'resolved',
    () => 'rejected',
  );
  equal(became, 'rejected');
}
