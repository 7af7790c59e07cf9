import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promises as timers } from 'node:timers';
import { Client } from 'pg';
import { postgresPrograms, postgresUser } from './postgres-programs.ts';

/** How a server ends: as one that is shut down, as one that crashes, or as one whose power is cut. */
export type Ending = 'clean' | 'crash' | 'power-cut';
const SIGNALS = { clean: 'SIGINT', crash: 'SIGQUIT', 'power-cut': 'SIGKILL' } as const;

const START_TRIES = 5;
const WAIT_MS = 20;
const READY_MS = 60_000;

/** One PostgreSQL server in a process of its own, with its own folder, on loopback. */
export class PostgresServer {
  readonly data: string;
  readonly port: number;
  readonly password: string;
  readonly #settings: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;

  constructor(data: string, port: number, password: string, settings: Readonly<Record<string, string>>) {
    this.data = data;
    this.port = port;
    this.password = password;
    this.#settings = settings;
  }

  url(database: string): string {
    return `postgres://samsara:${this.password}@127.0.0.1:${this.port}/${database}`;
  }

  /** Makes an empty database cluster. */
  async create(): Promise<void> {
    const secret = `${this.data}.password`;
    this.write(secret, `${this.password}\n`);
    await run('initdb', [
      ...['--pgdata', this.data, '--username=samsara', `--pwfile=${secret}`],
      ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions'],
    ]);
  }

  /** A file that belongs to the server's user. */
  write(file: string, text: string): void {
    writeFileSync(file, text, { mode: 0o600 });
    if (postgresUser !== undefined) chownSync(file, postgresUser.uid, postgresUser.gid);
  }

  /** Starts it and waits until it can be asked. Right after a power cut the old one may still hold its memory. */
  async start(): Promise<void> {
    for (let tries = 1; ; tries++) {
      this.#spawn();
      if (await this.#isReady()) return;
      if (tries === START_TRIES) throw new Error(`PostgreSQL does not start:\n${this.logged().slice(-4000)}`);
      await timers.setTimeout(500);
    }
  }

  async end(how: Ending): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.ref();
    child.kill(SIGNALS[how]);
    await gone;
    this.#child = undefined;
  }

  /** It never starts again: nobody must take another process for it by the id it left. */
  async endForEver(how: Ending): Promise<void> {
    await this.end(how);
    rmSync(join(this.data, 'postmaster.pid'), { force: true });
  }

  /** Runs something on a connection of its own. */
  async ask<T>(database: string, task: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ connectionString: this.url(database) });
    client.on('error', () => {});
    await client.connect();
    try {
      return await task(client);
    } finally {
      await client.end();
    }
  }

  #spawn(): void {
    const log = openSync(`${this.data}.log`, 'a');
    const settings = Object.entries({ ...this.#settings, port: String(this.port) });
    const child = spawn(
      join(postgresPrograms(), 'postgres'),
      ['-D', this.data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      // In a group of its own, Ctrl-C reaches it through us alone.
      { ...postgresUser, stdio: ['ignore', log, log], detached: true },
    );
    child.unref();
    closeSync(log);
    this.#child = child;
  }

  async #isReady(): Promise<boolean> {
    const since = performance.now();
    while (performance.now() - since < READY_MS) {
      if (this.#child?.exitCode !== null) return false;
      const answers = await this.ask('postgres', (client) => client.query('select 1')).then(
        () => true,
        () => false,
      );
      if (answers) return true;
      await timers.setTimeout(WAIT_MS);
    }
    return false;
  }

  /** What it wrote into its log. */
  logged(): string {
    const log = `${this.data}.log`;
    return existsSync(log) ? readFileSync(log, 'utf8') : '';
  }
}

function run(program: string, args: readonly string[]): Promise<void> {
  const child = spawn(join(postgresPrograms(), program), args, {
    ...postgresUser,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${program}: ${said}`))));
  });
}
