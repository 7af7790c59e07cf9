import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ClosedFor } from '../operation/metrics.ts';

/** How many of something each key has just now, and no more than `most`; with 0 there is no limit. */
export class Places {
  readonly #most: number;
  readonly #taken = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes a place; gives what frees it again, or undefined where none is left. */
  take(key: string): (() => void) | undefined {
    const taken = this.#taken.get(key) ?? 0;
    if (this.#most > 0 && taken >= this.#most) return undefined;
    this.#taken.set(key, taken + 1);
    let isFree = false;
    return () => {
      if (isFree) return;
      isFree = true;
      const left = (this.#taken.get(key) ?? 1) - 1;
      if (left === 0) this.#taken.delete(key);
      else this.#taken.set(key, left);
    };
  }
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
    if (key === undefined) return;
    const free = places.take(key);
    if (free !== undefined) {
      socket.once('close', free);
      return;
    }
    closed('crowded');
    socket.destroy();
  });
}
