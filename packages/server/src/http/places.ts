import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ClosedFor } from '../operation/metrics.ts';

const HELD = Symbol('held');

/** A place that a connection has until it closes, and what it has besides. */
interface Held {
  readonly places: Places;
  readonly key: string;
  readonly more: Held | undefined;
}

type Connection = Duplex & { [HELD]?: Held };

/** How many of something each key has just now, and no more than `most`; with 0 there is no limit. */
export class Places {
  readonly #most: number;
  readonly #taken = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes a place until the connection closes; false where none is left. */
  hold(connection: Connection, key: string): boolean {
    const taken = this.#taken.get(key) ?? 0;
    if (this.#most > 0 && taken >= this.#most) return false;
    this.#taken.set(key, taken + 1);
    const more = connection[HELD];
    connection[HELD] = { places: this, key, more };
    // There are many thousands of connections: they share this listener, and each has it once.
    if (more === undefined) connection.on('close', freeAll);
    return true;
  }

  free(key: string): void {
    const left = (this.#taken.get(key) ?? 1) - 1;
    if (left === 0) this.#taken.delete(key);
    else this.#taken.set(key, left);
  }
}

function freeAll(this: Connection): void {
  for (let held = this[HELD]; held !== undefined; held = held.more) held.places.free(held.key);
  delete this[HELD];
}

/**
 * Closes what is more than an address may have open, before anything is read from it. What comes from a proxy is not
 * counted here, since everybody comes from there.
 */
export function limitConnections(
  server: Server,
  most: number,
  keyOf: (socket: Socket) => string | undefined,
  closed: (reason: ClosedFor) => void,
): void {
  const places = new Places(most);
  server.on('connection', (socket: Socket) => {
    const key = keyOf(socket);
    if (key === undefined || places.hold(socket, key)) return;
    closed('crowded');
    socket.destroy();
  });
}
