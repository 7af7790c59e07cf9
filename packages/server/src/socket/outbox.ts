import type { MessageText } from '@samsara/protocol';
import type { WebSocket } from 'ws';

const AS_TEXT = { binary: false } as const;

/** What waits to be sent over one socket: everything of one turn of the event loop goes out as one message. */
export class Outbox {
  readonly #socket: WebSocket;
  readonly #mostBytes: number;
  readonly #tooSlow: () => void;
  #waiting: MessageText | undefined;
  #more: MessageText[] | undefined;

  constructor(socket: WebSocket, mostBytes: number, tooSlow: () => void) {
    this.#socket = socket;
    this.#mostBytes = mostBytes;
    this.#tooSlow = tooSlow;
  }

  send(message: MessageText): void {
    if (this.#waiting === undefined) {
      this.#waiting = message;
      flushSoon(this);
    } else if (this.#more === undefined) this.#more = [message];
    else this.#more.push(message);
  }

  flush(): void {
    const socket = this.#socket;
    const waiting = this.#waiting;
    const more = this.#more;
    this.#waiting = undefined;
    this.#more = undefined;
    if (waiting === undefined || socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > this.#mostBytes) return this.#tooSlow();
    const text = more === undefined ? waiting : `[${waiting},${more.join(',')}]`;
    // As bytes, because a text takes a slower way through the socket.
    socket.send(Buffer.from(text), AS_TEXT);
  }
}

let full: Outbox[] = [];

/** All outboxes are emptied together: one callback a turn, however many sockets there are. */
function flushSoon(outbox: Outbox): void {
  if (full.push(outbox) === 1) setImmediate(flushAll);
}

function flushAll(): void {
  const outboxes = full;
  full = [];
  for (const outbox of outboxes) outbox.flush();
}
