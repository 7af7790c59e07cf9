import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../src/cluster/testing/free-port.ts';
import { guardedFolder } from '../src/cluster/testing/guarded-folder.ts';
import { type Nats, startNats } from '../src/cluster/testing/nats.ts';
import { type Postgres, startPostgres } from '../src/cluster/testing/postgres.ts';
import { ServerProcess, UNLIMITED } from './server-process.ts';
import { retryWhileAway } from './sizes.ts';
import { type Filter, TcpProxy } from './tcp-proxy.ts';

export interface ClusterOptions {
  /** The file every node runs. */
  readonly entry: string;
  readonly nodes: number;
  readonly bus: 'nats' | 'notify';
  readonly standby?: boolean;
  /** What is done to the hints that a node hears, over the bus there is: without NATS it is the other one. */
  readonly hints?: Readonly<Record<'nats' | 'notify', Filter>>;
  /** Nothing stands between the nodes and the others: for measuring. */
  readonly direct?: boolean;
  /** Of PostgreSQL. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** One node, and the lines it reaches the others by. */
export interface Node {
  readonly origin: string;
  readonly database: TcpProxy;
  readonly bus: TcpProxy | undefined;
  server: ServerProcess | undefined;
}

/** Several nodes on one PostgreSQL and one bus, all in processes of their own; each connection leads through a proxy. */
export class Cluster {
  readonly nodes: readonly Node[];
  readonly postgres: Postgres;
  readonly nats: Nats | undefined;
  readonly database: string;
  readonly #options: ClusterOptions;
  readonly #folder = guardedFolder('cluster', undefined);
  readonly #secret = randomBytes(32).toString('hex');

  private constructor(
    options: ClusterOptions,
    postgres: Postgres,
    nats: Nats | undefined,
    database: string,
    nodes: readonly Node[],
  ) {
    this.#options = options;
    this.postgres = postgres;
    this.nats = nats;
    this.database = database;
    this.nodes = nodes;
  }

  static async start(options: ClusterOptions): Promise<Cluster> {
    const nats = options.bus === 'nats' ? await startNats() : undefined;
    const postgres = await startPostgres({
      standby: options.standby ?? false,
      settings: options.settings ?? {},
    });
    const database = new URL(await postgres.newDatabase()).pathname.slice(1);
    const nodes: Node[] = [];
    for (let i = 0; i < options.nodes; i++) nodes.push(await makeNode(options, postgres, nats));
    const cluster = new Cluster(options, postgres, nats, database, nodes);
    try {
      for (const i of nodes.keys()) await cluster.startNode(i);
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return cluster;
  }

  get origins(): string[] {
    return this.nodes.map(({ origin }) => origin);
  }

  /** Whoever supervises a node starts it again when it does not find its database. */
  async startNode(i: number): Promise<void> {
    const node = this.nodes[i];
    const env = {
      ...UNLIMITED,
      SAMSARA_DATA_DIR: join(this.#folder.path, `node-${i}`),
      SAMSARA_COOKIE_SECRET: this.#secret,
      SAMSARA_ALLOWED_ORIGINS: this.origins.join(),
      ...this.#lines(node),
    };
    const port = Number(new URL(node.origin).port);
    node.server = await retryWhileAway(() => ServerProcess.start([this.#options.entry, 'serve'], port, env));
    writeFileSync(join(this.#folder.path, `node-${i}.pid`), String(node.server.pid));
  }

  /** How a node reaches the database and the bus. */
  #lines({ database, bus }: Node): Record<string, string> {
    const { postgres, nats } = this;
    const direct = this.#options.direct ?? false;
    return {
      DATABASE_URL: postgres.url(this.database, direct ? postgres.port : database.port),
      ...(nats !== undefined && { NATS_URL: nats.url(direct || bus === undefined ? nats.port : bus.port) }),
    };
  }

  serverOf(i: number): ServerProcess {
    const { server } = this.nodes[i];
    if (server === undefined) throw new Error(`node ${i} does not run`);
    return server;
  }

  /** The server that writes has another port now: every node's line leads there. */
  async failOver(): Promise<void> {
    await this.postgres.failOver();
    for (const { database } of this.nodes) database.pointTo(this.postgres.port);
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map(({ server }) => server?.kill()));
    await Promise.all(this.nodes.flatMap(({ database, bus }) => [database.close(), bus?.close()]));
    await Promise.all([this.postgres.stop(), this.nats?.stop()]);
    await this.#folder.remove();
  }
}

/** Hints come over NATS, or over the node's line to PostgreSQL. */
async function makeNode(
  { hints }: ClusterOptions,
  postgres: Postgres,
  nats: Nats | undefined,
): Promise<Node> {
  return {
    origin: `http://127.0.0.1:${await freePort()}`,
    database: await TcpProxy.open(postgres.port, nats === undefined ? hints?.notify : undefined),
    bus: nats === undefined ? undefined : await TcpProxy.open(nats.port, hints?.nats),
    server: undefined,
  };
}
