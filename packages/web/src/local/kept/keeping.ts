import type { KeptAsRecord, KeptGame, KeptRecord, LocalPlan } from '../worker/plan.ts';

/** Games on this device: those that run, one for each game, for practising it and for each deal, and the records of those that have ended. */

const NAME = 'samsara';
const VERSION = 1;
const MOST_RECORDS = 60;

/** Older records, and those that were brought from elsewhere: apart, so that the lobby does not read them. */
const ARCHIVE = 'samsara-archive';
const MOST_ARCHIVED = 2000;

type Store = 'running' | 'finished' | 'archive';

type Kept = KeptGame | KeptAsRecord;
type Planned = Pick<LocalPlan, 'game' | 'practice' | 'deal'>;

/** A game, its practice and its deals for many people do not disturb each other. */
export function runningName({ game, practice, deal }: Planned): string {
  if (deal !== undefined) return `${game} deal ${deal.seed}`;
  return practice ? `${game} practice` : game;
}

export function keepRunning(kept: KeptGame): Promise<boolean> {
  return write('running', (store) => store.put(kept, runningName(kept.plan)));
}

export function forgetRunning(plan: Planned): Promise<boolean> {
  return write('running', (store) => store.delete(runningName(plan)));
}

export async function runningGame(plan: Planned): Promise<Kept | null> {
  return (await read<Kept | undefined>('running', (store) => store.get(runningName(plan)))) ?? null;
}

export async function runningGames(): Promise<Kept[]> {
  return (await read<Kept[]>('running', (store) => store.getAll())) ?? [];
}

export async function keepRecord(kept: KeptRecord): Promise<void> {
  await write('finished', (store) => store.put(kept, kept.play));
  const all = await finishedRecords();
  for (const old of all.slice(MOST_RECORDS)) {
    await archiveRecord(old);
    await write('finished', (store) => store.delete(old.play));
  }
}

/** False where there is no room for one more. */
export async function archiveRecord(kept: KeptRecord): Promise<boolean> {
  const count = await read<number>('archive', (store) => store.count());
  return (count ?? 0) < MOST_ARCHIVED && write('archive', (store) => store.put(kept, kept.play));
}

export async function archivedRecords(): Promise<KeptRecord[]> {
  return (await read<KeptRecord[]>('archive', (store) => store.getAll())) ?? [];
}

/** Forgets all games that have ended. */
export async function forgetRecords(): Promise<void> {
  for (const store of ['finished', 'archive'] as const) await write(store, (records) => records.clear());
}

export async function finishedRecord(play: string): Promise<KeptRecord | null> {
  const find = (store: IDBObjectStore) => store.get(play);
  return (await read<KeptRecord>('finished', find)) ?? (await read<KeptRecord>('archive', find)) ?? null;
}

/** The newest first. */
export async function finishedRecords(): Promise<KeptRecord[]> {
  const all = (await read<KeptRecord[]>('finished', (store) => store.getAll())) ?? [];
  return all.sort((a, b) => b.at - a.at);
}

function open(wanted: Store): Promise<IDBDatabase> {
  const isArchive = wanted === 'archive';
  return new Promise((done, fail) => {
    const request = indexedDB.open(isArchive ? ARCHIVE : NAME, VERSION);
    request.onupgradeneeded = () => {
      for (const store of isArchive ? [wanted] : ['running', 'finished'])
        request.result.createObjectStore(store);
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}

/** Where nothing may be kept, nothing is found: the game goes on without. */
async function read<Found>(
  store: Store,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<Found | undefined> {
  try {
    const database = await open(store);
    return await new Promise((done, fail) => {
      const request = ask(database.transaction(store, 'readonly').objectStore(store));
      request.onsuccess = () => done(request.result as Found);
      request.onerror = () => fail(request.error);
      request.transaction?.addEventListener('complete', () => database.close());
    });
  } catch {
    return undefined;
  }
}

/** False where nothing may be kept. */
async function write(store: Store, change: (store: IDBObjectStore) => IDBRequest): Promise<boolean> {
  try {
    const database = await open(store);
    await new Promise<void>((done, fail) => {
      const transaction = database.transaction(store, 'readwrite');
      change(transaction.objectStore(store));
      transaction.oncomplete = () => done();
      transaction.onerror = () => fail(transaction.error);
      transaction.onabort = () => fail(transaction.error);
    });
    database.close();
    return true;
  } catch {
    return false;
  }
}
