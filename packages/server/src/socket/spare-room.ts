import type { WebSocket } from 'ws';

/** The list in which the library holds what has come in until it is read. */
interface Receiving {
  readonly _receiver?: { _buffers?: unknown[] };
}

/**
 * Gives back the room of that list, which is empty nearly always: from the first piece on it has room for seventeen, and with
 * each that is taken out and put in for more, at thousands of sockets. Where the library has no such list nothing happens.
 */
export function giveBackRoom(socket: WebSocket): void {
  const { _receiver: receiver } = socket as Receiving;
  if (receiver?._buffers?.length === 0) receiver._buffers = [];
}
