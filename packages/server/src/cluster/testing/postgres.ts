import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promises as timers } from 'node:timers';
import { freePort } from './free-port.ts';
import { type GuardedFolder, guardedFolder } from './guarded-folder.ts';
import { postgresUser } from './postgres-programs.ts';
import { type Ending, PostgresServer } from './postgres-server.ts';

export interface PostgresOptions {
  /** With a second server that has every commit on its disk before it counts. */
  readonly standby?: boolean;
  /** Settings of the server; without any it is as safe as one in service. */
  readonly settings?: Readonly<Record<string, string>>;
}

const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  synchronous_commit: 'on',
  max_connections: '200',
  shared_buffers: '64MB',
  wal_keep_size: '256MB',
  wal_retrieve_retry_interval: '200ms',
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
};

const ATTACH_MS = 60_000;

/** Starts a real PostgreSQL in a folder that does not outlive this process. */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const folder = guardedFolder('postgres', postgresUser);
  const postgres = new Postgres(folder, { ...SETTINGS, ...options.settings });
  try {
    await postgres.begin();
    if (options.standby) await postgres.addStandby();
    return postgres;
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

let shared: Promise<Postgres> | undefined;

/** The one that all test files of this process share, with databases of their own; it ends with the process. */
export function sharedPostgres(): Promise<Postgres> {
  shared ??= startPostgres();
  return shared;
}

/** A PostgreSQL of our own that can be restarted, crash and fail over. */
export class Postgres {
  readonly #folder: GuardedFolder;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #password = randomBytes(16).toString('hex');
  readonly #servers: PostgresServer[] = [];
  #databases = 0;
  #first: PostgresServer | undefined;
  #standby: PostgresServer | undefined;

  constructor(folder: GuardedFolder, settings: Readonly<Record<string, string>>) {
    this.#folder = folder;
    this.#settings = settings;
  }

  async begin(): Promise<void> {
    this.#first = await this.#makeServer();
    await this.#first.create();
    await this.#first.start();
  }

  /** The port of the server that writes; after a fail-over it is another one. */
  get port(): number {
    return this.#primary.port;
  }

  url(database = 'postgres', port = this.port): string {
    return `postgres://samsara:${this.#password}@127.0.0.1:${port}/${database}`;
  }

  /** The address of a new empty database. */
  async newDatabase(): Promise<string> {
    const name = `samsara_${++this.#databases}`;
    await this.#primary.ask('postgres', (client) => client.query(`create database ${name}`));
    return this.url(name);
  }

  /** Gives the rows of a statement, on a connection of its own. */
  async query(statement: string, database = 'postgres'): Promise<Record<string, unknown>[]> {
    return this.#primary.ask(database, async (client) => (await client.query(statement)).rows);
  }

  /** How often transactions waited for each other in a circle: nodes that write in the same order never do. */
  deadlocks(): number {
    const logged = this.#servers.map((server) => server.logged()).join('');
    return logged.split('deadlock detected').length - 1;
  }

  down(how: Ending): Promise<void> {
    return this.#primary.end(how);
  }

  up(): Promise<void> {
    return this.#primary.start();
  }

  async restart(how: Ending): Promise<void> {
    await this.down(how);
    await this.up();
  }

  /** From now on a commit counts only when a second server has it too. Resolves when that is so. */
  async addStandby(): Promise<void> {
    const primary = this.#primary;
    const standby = await this.#makeServer();
    await copyWhileRunning(primary, standby);
    await standby.start();
    await primary.ask('postgres', async (client) => {
      await client.query(`alter system set synchronous_standby_names = '*'`);
      await client.query('select pg_reload_conf()');
      const since = performance.now();
      for (;;) {
        const { rows } = await client.query('select sync_state from pg_stat_replication');
        if (rows.some(({ sync_state }) => sync_state === 'sync')) return;
        if (performance.now() - since > ATTACH_MS) throw new Error('the standby does not follow');
        await timers.setTimeout(50);
      }
    });
    this.#standby = standby;
  }

  /** The server that writes loses its power for ever, and the standby takes its place, alone. */
  async failOver(): Promise<void> {
    if (this.#standby === undefined) throw new Error('there is no standby');
    await this.#primary.endForEver('power-cut');
    await this.#standby.ask('postgres', (client) => client.query('select pg_promote(true, 60)'));
    this.#first = this.#standby;
    this.#standby = undefined;
  }

  async stop(): Promise<void> {
    await Promise.all([this.#standby?.endForEver('crash'), this.#first?.endForEver('crash')]);
    await this.#folder.remove();
  }

  get #primary(): PostgresServer {
    if (this.#first === undefined) throw new Error('PostgreSQL has not been started');
    return this.#first;
  }

  async #makeServer(): Promise<PostgresServer> {
    const data = join(this.#folder.path, `server-${this.#servers.length + 1}`);
    const server = new PostgresServer(data, await freePort(), this.#password, this.#settings);
    this.#servers.push(server);
    return server;
  }
}

/** A standby's folder is a copy of the running server's, from which it catches up by the log of changes. */
async function copyWhileRunning(from: PostgresServer, to: PostgresServer): Promise<void> {
  const label = await from.ask('postgres', async (client) => {
    await client.query(`select pg_backup_start('standby', true)`);
    await copyFolder(from.data, to.data);
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    return String(rows[0].labelfile);
  });
  for (const left of ['postmaster.pid', 'postmaster.opts', 'standby.signal'])
    rmSync(join(to.data, left), { force: true });
  to.write(join(to.data, 'backup_label'), label);
  to.write(join(to.data, 'standby.signal'), '');
  const settings = join(to.data, 'postgresql.auto.conf');
  const follows = `host=127.0.0.1 port=${from.port} user=samsara password=${from.password} application_name=standby`;
  to.write(
    settings,
    `${readFileSync(settings, 'utf8')}primary_conninfo = '${follows}'\nsynchronous_standby_names = ''\n`,
  );
}

/** Files may change and vanish meanwhile: the log of changes makes up for it. */
function copyFolder(from: string, to: string): Promise<void> {
  const child = spawn('cp', ['-a', from, to], { ...postgresUser, stdio: 'ignore' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', () => resolve());
  });
}
