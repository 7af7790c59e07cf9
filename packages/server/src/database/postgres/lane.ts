import pg from 'pg';
import { LogAway, LogFailure } from '../failure.ts';

const CONNECT_MS = 2000;
/** Work that takes longer is given up, and its connection with it. */
const LONGEST_MS = 6000;
/** A node that is stopped in the middle of a transaction must not hold up the others. */
const IDLE_MS = 2000;
/** After a failed attempt to connect nobody tries again for so long. */
const BREATHE_MS = 100;
const BIGINT = 20;
/** What PostgreSQL says when the wait for a standby was called off. The code is the same as that of any warning. */
const NOT_WAITED = /synchronous replication/i;

/** Numbers of this program fit into JavaScript's. */
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Where the database is: all its addresses, and the one that was found to be writable last. */
export class DatabaseAddresses {
  readonly urls: readonly string[];
  latest = 0;

  /** One address, or several separated by commas. */
  constructor(urls: string) {
    this.urls = urls.split(',').map((url) => url.trim());
  }
}

/** One connection to the database and the work that waits for it, done in order. It connects again when it has to. */
export class Lane {
  readonly #addresses: DatabaseAddresses;
  readonly #name: string;
  readonly #longestMs: number;
  #client: pg.Client | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #closed = false;
  /** Something was answered as committed that a standby may not have. */
  #isDoubtful = false;
  #failed = { at: Number.NEGATIVE_INFINITY, why: '' };
  /** Told about every new connection before it is used. */
  onConnect: (client: pg.Client) => Promise<void> = async () => {};

  constructor(addresses: DatabaseAddresses, name: string, longestMs = LONGEST_MS) {
    this.#addresses = addresses;
    this.#name = name;
    this.#longestMs = longestMs;
  }

  /** How much is waiting or under way. */
  get load(): number {
    return this.#waiting;
  }

  /** Does one piece of work when its turn comes. Rejects with `LogAway` when the database cannot be reached. */
  run<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const done = this.#last.then(() => this.#do(work)).finally(() => (this.#waiting -= 1));
    this.#last = done.catch(() => {});
    return done;
  }

  /** The same in one transaction. */
  transact<T>(work: (client: pg.Client) => Promise<T>, begin = 'begin'): Promise<T> {
    return this.run(async (client) => {
      await client.query(begin);
      try {
        const value = await work(client);
        await client.query('commit');
        return value;
      } catch (error) {
        if (!isAway(error)) await client.query('rollback');
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    await this.#last;
    this.#closed = true;
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => {});
  }

  async #do<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    if (this.#closed) throw new LogFailure('the log is closed');
    const client = this.#client ?? (await this.#connect());
    try {
      const value = await within(this.#longestMs, work(client));
      if (this.#isDoubtful) throw new LogAway('a commit did not wait for its standby');
      return value;
    } catch (error) {
      if (!isAway(error)) throw error;
      this.#drop(client);
      throw new LogAway(messageOf(error));
    }
  }

  async #connect(): Promise<pg.Client> {
    if (performance.now() < this.#failed.at + BREATHE_MS) throw new LogAway(this.#failed.why);
    const { urls } = this.#addresses;
    let why = '';
    for (let nth = 0; nth < urls.length; nth += 1) {
      const place = (this.#addresses.latest + nth) % urls.length;
      try {
        const client = await this.#open(urls[place]);
        this.#addresses.latest = place;
        return client;
      } catch (error) {
        why = messageOf(error);
      }
    }
    this.#failed = { at: performance.now(), why };
    throw new LogAway(why);
  }

  async #open(connectionString: string): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_MS,
      application_name: `samsara ${this.#name}`,
      statement_timeout: this.#longestMs,
      // What may take long, such as a backup, holds nothing that others wait for.
      idle_in_transaction_session_timeout: this.#longestMs > LONGEST_MS ? this.#longestMs : IDLE_MS,
      keepAlive: true,
      types,
    });
    client.on('error', () => this.#drop(client));
    client.on('notice', ({ message }) => {
      if (NOT_WAITED.test(message ?? '')) this.#isDoubtful = true;
    });
    this.#isDoubtful = false;
    try {
      await client.connect();
      await within(CONNECT_MS, this.#prepare(client));
    } catch (error) {
      destroy(client);
      throw error;
    }
    this.#client = client;
    return client;
  }

  async #prepare(client: pg.Client): Promise<void> {
    const { rows } = await client.query('select pg_is_in_recovery() as follows');
    if (rows[0].follows) throw new Error('this database only follows another one');
    await this.onConnect(client);
  }

  #drop(client: pg.Client): void {
    if (this.#client === client) this.#client = undefined;
    destroy(client);
  }
}

/** Two transactions stood in each other's way: done again, it may succeed. */
export function isCollision(error: unknown): boolean {
  const code = error instanceof pg.DatabaseError ? error.code : undefined;
  return code === '40001' || code === '40P01';
}

/** Whatever is no answer of the database means that it cannot be reached; so do some answers. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return !(error instanceof LogFailure) || error instanceof LogAway;
  // Connections, shutting down, too many connections, cannot be written to any more.
  return /^(?:08|57P0|53300|25006)/.test(error.code ?? '');
}

export function messageOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return message || code || String(error);
}

/** Ends a connection without asking the other side. */
function destroy(client: pg.Client): void {
  const { connection } = client as unknown as { connection?: { stream?: { destroy(): void } } };
  connection?.stream?.destroy();
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LogAway('the database does not answer')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
