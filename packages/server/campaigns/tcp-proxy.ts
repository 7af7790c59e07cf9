import { connect, createServer, type Server, type Socket } from 'node:net';
import { Transform, type TransformCallback } from 'node:stream';

/** Changes what flows from the server to a client; makes one for each connection. */
export type Filter = () => Transform;

interface Link {
  readonly client: Socket;
  readonly server: Socket;
}

/** Stands between a program and a server on loopback, and can cut, hold or turn away the connections. */
export class TcpProxy {
  readonly port: number;
  readonly #listener: Server;
  readonly #filter: Filter;
  #target: number;
  readonly #links = new Set<Link>();
  #state: 'open' | 'held' | 'closed' = 'open';

  private constructor(listener: Server, target: number, filter: Filter) {
    this.#listener = listener;
    this.port = (listener.address() as { port: number }).port;
    this.#target = target;
    this.#filter = filter;
    listener.on('connection', (client) => this.#link(client));
  }

  static open(target: number, filter: Filter = unchanged): Promise<TcpProxy> {
    const listener = createServer({ noDelay: true, pauseOnConnect: true });
    return new Promise((resolve, reject) => {
      listener.once('error', reject);
      listener.listen(0, '127.0.0.1', () => resolve(new TcpProxy(listener, target, filter)));
    });
  }

  /** From now on new connections lead to another port; the old ones are cut. */
  pointTo(target: number): void {
    this.#target = target;
    this.cut();
  }

  /** Every connection breaks off, without a goodbye. */
  cut(): number {
    const { size } = this.#links;
    for (const link of [...this.#links]) this.#drop(link);
    return size;
  }

  /** Nothing passes any more, and nobody is told so, as behind a cable that was pulled. */
  hold(): void {
    this.#state = 'held';
    for (const { client, server } of this.#links) {
      client.pause();
      server.pause();
    }
  }

  /** New connections are turned away, and the old ones cut. */
  shut(): void {
    this.#state = 'closed';
    this.cut();
  }

  /** Everything passes again; what was held arrives late. */
  release(): void {
    this.#state = 'open';
    for (const { client, server } of this.#links) {
      client.resume();
      server.resume();
    }
  }

  async close(): Promise<void> {
    this.shut();
    await new Promise((resolve) => this.#listener.close(resolve));
  }

  #link(client: Socket): void {
    if (this.#state === 'closed') {
      client.destroy();
      return;
    }
    const link = { client, server: connect({ port: this.#target, host: '127.0.0.1', noDelay: true }) };
    this.#links.add(link);
    const filter = this.#filter();
    client.on('data', (bytes) => link.server.write(bytes));
    link.server.on('data', (bytes) => filter.write(bytes));
    filter.on('data', (bytes) => client.write(bytes));
    for (const [end, other] of [
      [client, link.server],
      [link.server, client],
    ]) {
      end.on('error', () => this.#drop(link));
      end.on('close', () => {
        this.#links.delete(link);
        other.end();
      });
      if (this.#state === 'held') end.pause();
      else end.resume();
    }
  }

  #drop(link: Link): void {
    if (!this.#links.delete(link)) return;
    link.client.resetAndDestroy();
    link.server.resetAndDestroy();
  }
}

function unchanged(): Transform {
  return new Transform({
    transform: (bytes: Buffer, _encoding: string, done: TransformCallback) => done(null, bytes),
  });
}
