import type { Writable } from 'node:stream';
import type { MessageText } from '@samsara/protocol';
import type { WebSocket } from 'ws';
import { textFrame } from './text-frame.ts';

/** Bytes that may wait for all slow readers together; while there are more, each may leave a little unread and no more. */
const MOST_FOR_ALL = 64 * 1_048_576;
const LITTLE = 65_536;

/** Bytes that waited when each outbox was last emptied. */
let waitingForAll = 0;

/** As much of a socket as is needed here. */
type Sending = Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount'>;

interface Reader {
  /** More waits for it than may. */
  tooSlow(): void;
}

/** What waits to be sent over one socket: everything of one turn of the event loop goes out as one message. */
export class Outbox {
  readonly #socket: Sending;
  readonly #stream: Pick<Writable, 'write'>;
  readonly #mostBytes: number;
  readonly #reader: Reader;
  #waiting: MessageText | undefined;
  #more: MessageText[] | undefined;
  #unread = 0;

  /** `stream` is what the socket itself writes to: nothing is compressed, so that whatever it sends keeps its order. */
  constructor(socket: Sending, stream: Pick<Writable, 'write'>, mostBytes: number, reader: Reader) {
    this.#socket = socket;
    this.#stream = stream;
    this.#mostBytes = mostBytes;
    this.#reader = reader;
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
    this.#note(socket.bufferedAmount);
    const most = waitingForAll > MOST_FOR_ALL ? Math.min(LITTLE, this.#mostBytes) : this.#mostBytes;
    if (this.#unread > most) return this.#reader.tooSlow();
    const text = more === undefined ? waiting : `[${waiting},${more.join(',')}]`;
    this.#stream.write(textFrame(text));
  }

  /** The socket is closed: nothing waits there. */
  forget(): void {
    this.#note(0);
  }

  #note(unread: number): void {
    waitingForAll += unread - this.#unread;
    this.#unread = unread;
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
