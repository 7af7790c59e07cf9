import { promises as timers } from 'node:timers';
import type { Entry } from '@samsara/table';
import type pg from 'pg';
import { LogAway, LogFailure } from '../../database/failure.ts';
import { isAway, isCollision, type Lane, messageOf } from '../../database/postgres/lane.ts';
import type { Appended, Head, Notes } from '../log.ts';
import { byTableAndNumber, type CommitWatch, isWellFormed } from '../offers.ts';
import { FIND_COMMANDS, type Offered, TOUCH, writeStatement } from './append-sql.ts';

interface Offer extends Offered {
  readonly since: number;
  readonly resolve: (became: Appended) => void;
  readonly reject: (error: Error) => void;
}

export interface AppenderOptions {
  /** Milliseconds from one batch to the next at least. */
  readonly spacing: number;
  readonly onCommit: CommitWatch;
  /** Told what was committed, after it was. */
  readonly onAppended: (heads: readonly Head[]) => void;
}

/** More rows are not written in one go. */
const MOST_ROWS = 1000;
/** What has waited longer was decided by what is no longer so: whoever offers it looks again first. */
const STALE_MS = 2000;
const MOST_COLLISIONS = 20;
/** When nobody knows whether a batch was committed, it is asked for this long. */
const UNKNOWN_MS = 8000;
const ASK_EVERY_MS = 100;

/** Commits entries in groups: whatever arrives while one is being committed goes into the next one together. */
export class Appender {
  readonly #lane: Lane;
  readonly #options: AppenderOptions;
  #offers: Offer[] = [];
  #busy = false;
  #away = false;
  #timer: NodeJS.Timeout | undefined;
  #lastBatch = 0;
  #closed = false;
  #whenIdle: (() => void) | undefined;

  constructor(lane: Lane, options: AppenderOptions) {
    this.#lane = lane;
    this.#options = options;
  }

  append(entry: Entry, notes: Notes | undefined): Promise<Appended> {
    if (!isWellFormed(entry)) return Promise.reject(new Error('an entry holds half a character'));
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new LogFailure('the log is closed'));
      if (this.#away) return reject(new LogAway('the database is away'));
      this.#offers.push({ entry, notes, since: performance.now(), resolve, reject });
      this.#schedule();
    });
  }

  /** Resolves when everything that was handed over is committed. */
  async close(): Promise<void> {
    this.#closed = true;
    if (this.#busy || this.#offers.length > 0) {
      await new Promise<void>((resolve) => (this.#whenIdle = resolve));
    }
  }

  #schedule(): void {
    if (this.#busy || this.#timer !== undefined || this.#offers.length === 0) return;
    const wait = this.#lastBatch + this.#options.spacing - performance.now();
    // Everything that comes in one turn of the event loop goes together.
    this.#timer = setTimeout(() => void this.#send(), Math.max(0, wait));
  }

  async #send(): Promise<void> {
    this.#timer = undefined;
    this.#busy = true;
    const batch = this.#takeBatch();
    this.#lastBatch = performance.now();
    try {
      if (batch.length > 0) await this.#write(batch);
    } catch (error) {
      await this.#failed(batch, error);
    }
    this.#busy = false;
    this.#schedule();
    if (!this.#busy && this.#offers.length === 0) this.#whenIdle?.();
  }

  /** What can be written in one go, in the order that all nodes keep. */
  #takeBatch(): Offer[] {
    const now = performance.now();
    const batch: Offer[] = [];
    const chosen = new Set<string>();
    const later: Offer[] = [];
    for (const offer of this.#offers) {
      const { table, command } = offer.entry;
      // The same command twice must get two answers, and what is written beside a table's entries is written once.
      const isDouble = chosen.has(keyOf(table, command)) || chosen.has(table);
      const clashes = isDouble || (offer.notes !== undefined && chosen.has(keyOf(table, '')));
      if (now - offer.since > STALE_MS) offer.reject(new LogAway('the database was too slow'));
      else if (clashes || batch.length >= MOST_ROWS) later.push(offer);
      else {
        batch.push(offer);
        chosen.add(keyOf(table, command)).add(keyOf(table, ''));
        if (offer.notes !== undefined) chosen.add(table);
      }
    }
    this.#offers = later;
    return batch.sort(byTableAndNumber);
  }

  async #write(batch: readonly Offer[]): Promise<void> {
    const start = performance.now();
    const became = await this.#lane.run((client) => writeAgainIfHindered(client, batch));
    this.#options.onCommit(batch.length, performance.now() - start);
    this.#settle(batch, became);
  }

  #settle(batch: readonly Offer[], became: readonly Appended[]): void {
    const committed = batch.filter((_, place) => became[place].type === 'committed');
    for (const [place, offer] of batch.entries()) offer.resolve(became[place]);
    if (committed.length > 0) {
      this.#options.onAppended(committed.map(({ entry }) => [entry.table, entry.seq]));
    }
  }

  async #failed(batch: readonly Offer[], error: unknown): Promise<void> {
    if (error instanceof LogAway) return this.#findOut(batch, error);
    if (batch.length === 1) return batch[0].reject(new LogFailure(messageOf(error)));
    // Where something in the batch cannot be written, the rest of it must not suffer.
    for (const offer of batch) await this.#write([offer]).catch((alone) => this.#failed([offer], alone));
  }

  /** The connection is gone, and nobody knows whether it was committed. Whatever waits looks again first. */
  async #findOut(batch: readonly Offer[], error: LogAway): Promise<void> {
    this.#away = true;
    for (const offer of this.#offers.splice(0)) offer.reject(error);
    const end = performance.now() + UNKNOWN_MS;
    while (performance.now() < end) {
      try {
        this.#settleFound(batch, await this.#lane.transact((client) => linksOf(client, batch)), error);
        this.#away = false;
        return;
      } catch (again) {
        if (!(again instanceof LogAway)) break;
        await timers.setTimeout(ASK_EVERY_MS);
      }
    }
    for (const offer of batch) offer.reject(error);
    this.#away = false;
  }

  #settleFound(batch: readonly Offer[], found: ReadonlyMap<string, Found>, error: LogAway): void {
    const committed: Head[] = [];
    for (const { entry, resolve, reject } of batch) {
      const known = found.get(keyOf(entry.table, entry.command));
      if (known === undefined) reject(error);
      else if (known.link !== entry.link) resolve({ type: 'known', seq: known.seq });
      else {
        resolve({ type: 'committed' });
        committed.push([entry.table, entry.seq]);
      }
    }
    if (committed.length > 0) this.#options.onAppended(committed);
  }
}

interface Found {
  readonly seq: number;
  readonly link: string;
}

async function writeAgainIfHindered(client: pg.Client, batch: readonly Offered[]): Promise<Appended[]> {
  for (let collisions = 0; ; collisions += 1) {
    try {
      return await write(client, batch);
    } catch (error) {
      if (isAway(error) || !isCollision(error) || collisions >= MOST_COLLISIONS) throw error;
      await timers.setTimeout(Math.random() * 5 * (collisions + 1));
    }
  }
}

async function write(client: pg.Client, batch: readonly Offered[]): Promise<Appended[]> {
  const { rows } = await client.query<{ code: string; command: string }>(writeStatement(batch));
  if (rows.length === batch.length) return batch.map(() => ({ type: 'committed' }));
  const written = new Set(rows.map(({ code, command }) => keyOf(code, command)));
  const isWritten = ({ entry }: Offered) => written.has(keyOf(entry.table, entry.command));
  const found = await find(
    client,
    batch.filter((offer) => !isWritten(offer)),
  );
  return batch.map((offer): Appended => {
    if (isWritten(offer)) return { type: 'committed' };
    const known = found.get(keyOf(offer.entry.table, offer.entry.command));
    return known === undefined ? { type: 'taken' } : { type: 'known', seq: known.seq };
  });
}

/**
 * The same, and sure to stay: the transaction writes something, so its commit waits, as any other does, until standbys have
 * everything before it.
 */
async function linksOf(client: pg.Client, batch: readonly Offered[]): Promise<Map<string, Found>> {
  await client.query(TOUCH);
  return find(client, batch);
}

async function find(client: pg.Client, offers: readonly Offered[]): Promise<Map<string, Found>> {
  const { rows } = await client.query<Found & { code: string; command: string }>({
    name: 'find-commands',
    text: FIND_COMMANDS,
    values: [offers.map(({ entry }) => entry.table), offers.map(({ entry }) => entry.command)],
  });
  return new Map(rows.map(({ code, command, seq, link }) => [keyOf(code, command), { seq, link }]));
}

function keyOf(table: string, command: string): string {
  return `${table} ${command}`;
}
