import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NewTable, PROTOCOL_VERSION } from '@samsara/protocol';
import { WebSocketServer } from 'ws';
import { type Bus, SILENCE } from '../../cluster/bus.ts';
import type { Hub } from '../../hub/hub.ts';
import type { Log } from '../../log/log.ts';
import { attachSocket } from '../../socket/attach.ts';
import { FRAME_LIMITS } from '../../socket/frame-limits.ts';
import type { SocketOptions } from '../../socket/options.ts';
import { openEmbedded } from '../../store/embedded.ts';
import type { Store } from '../../store/store.ts';
import { thisThread } from '../../store/testing/this-thread.ts';
import type { HubOptions } from '../hub-options.ts';
import { openHub } from '../open-hub.ts';
import { Client } from './client.ts';

export type PartyOptions = Omit<Partial<HubOptions>, 'log' | 'board' | 'bus'> & {
  readonly socket?: SocketOptions;
  /** Puts something between the tables and their log. */
  readonly between?: (log: Log) => Log;
  /** A database to go on from; it is copied. */
  readonly from?: string;
  /** Opens something else than a database in a file. */
  readonly store?: () => Promise<Store & { readonly bus: Bus }>;
};

/** A server for tests: a real database file, real sockets, tables without the doors before them. */
export class Party {
  hub!: Hub;
  kept!: Store;
  #bus: Bus = SILENCE;
  #server!: Server;
  #sockets!: WebSocketServer;
  readonly #folder = mkdtempSync(join(tmpdir(), 'samsara-'));
  /** The database. */
  readonly file = join(this.#folder, 'samsara.db');
  readonly #clients: Client[] = [];
  readonly #options: PartyOptions;
  readonly errors: unknown[] = [];

  private constructor(options: PartyOptions) {
    this.#options = options;
  }

  static async begin(options: PartyOptions = {}): Promise<Party> {
    const party = new Party(options);
    if (options.from !== undefined) copyFileSync(options.from, party.file);
    await party.#open();
    return party;
  }

  async end(): Promise<void> {
    await this.#shut();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Everything in memory is gone; what is on disk is all there is. */
  async restart(meanwhile: () => void = () => {}): Promise<void> {
    await this.#shut();
    meanwhile();
    await this.#open();
  }

  /** Connects somebody. The same name is the same person. `version` is that of the protocol. */
  async visit(player: string, patienceMs = 60_000, version = PROTOCOL_VERSION): Promise<Client> {
    const named = new URLSearchParams({ player, version: String(version) });
    const client = new Client(player, `ws://127.0.0.1:${this.port}/?${named}`);
    await client.opened(patienceMs);
    this.#clients.push(client);
    return client;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async make(player: string, wanted: Omit<NewTable, 'name'>): Promise<string> {
    const made = await this.hub.make(player, { name: player, ...wanted });
    if (!made.ok) throw new Error(JSON.stringify(made.reason));
    return made.value.table;
  }

  async #open(): Promise<void> {
    const { socket, from: _, between = (log: Log) => log, store, ...hubOptions } = this.#options;
    const clock = hubOptions.now === undefined ? {} : { now: hubOptions.now };
    // A clock that a test moves has not been set: time goes by.
    const steady = hubOptions.now === undefined ? {} : { ahead: () => 0 };
    const opened = store === undefined ? undefined : await store();
    this.#bus = opened?.bus ?? SILENCE;
    this.kept =
      opened ?? (await openEmbedded({ file: this.file, spacing: 1, startThread: thisThread, ...clock }));
    this.hub = await openHub({
      botDelay: [0, 1],
      botThreads: 1,
      report: (error) => this.errors.push(error),
      holidaysOf: (player) => this.kept.players.holidaysOf(player),
      plans: {
        at: (player, table) => this.kept.players.plansAt(player, table),
        keep: (player, table, plans) => this.kept.players.keepPlans(player, table, plans),
      },
      ...steady,
      ...hubOptions,
      log: between(this.kept.log),
      board: this.kept.board,
      bus: this.#bus,
    });
    this.#server = createServer();
    this.#sockets = new WebSocketServer({ ...FRAME_LIMITS, server: this.#server });
    this.#sockets.on('connection', (webSocket, { url = '', socket: stream }) => {
      const named = new URLSearchParams(url.slice(2));
      attachSocket(webSocket, stream, named.get('player') ?? '', this.hub, {
        version: Number(named.get('version')),
        perSecond: 10_000,
        burst: 10_000,
        ...socket,
      });
    });
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async #shut(): Promise<void> {
    for (const client of this.#clients.splice(0)) client.leave();
    for (const webSocket of this.#sockets.clients) webSocket.terminate();
    await new Promise((resolve) => this.#server.close(resolve));
    await this.hub.close();
    await this.#bus.close();
    await this.kept.log.close();
  }
}
