import type { Writable } from 'node:stream';
import {
  LARGEST_MESSAGE,
  messageText,
  parseClientMessage,
  type RefusalCode,
  type RefusalReason,
} from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import type { RawData, WebSocket } from 'ws';
import type { Guesses, Hub } from '../hub/hub.ts';
import { Bucket } from '../limits/bucket.ts';
import { cutOff, endSoon, type Goodbye, letGo } from './cut-off.ts';
import { Outbox } from './outbox.ts';
import { Pace } from './pace.ts';

/** Limits of one socket and one person; the defaults are for people. */
export interface SocketOptions {
  readonly build?: string;
  /** Of the protocol. */
  readonly version?: number;
  readonly now?: () => number;
  /** Messages, pings and pongs a second, and how many at once. */
  readonly perSecond?: number;
  readonly burst?: number;
  /** Bytes that may wait for a client that reads too slowly. */
  readonly mostBuffered?: number;
  readonly socketsPerPlayer?: number;
  readonly pingEveryMs?: number;
  /** Of whoever is at the other end. */
  readonly guesses?: Guesses;
  readonly counts?: SocketCounts;
}

/** What operators want to know of refusals and goodbyes. */
export interface SocketCounts {
  refused(code: RefusalCode): void;
  closed(reason: Goodbye | 'silent' | 'bad-frame'): void;
}

const DEFAULTS = {
  build: 'development',
  version: 1,
  now: Date.now,
  perSecond: 20,
  burst: 60,
  mostBuffered: 1_048_576,
  socketsPerPlayer: 20,
  pingEveryMs: 20_000,
} as const satisfies Required<Omit<SocketOptions, 'guesses' | 'counts'>>;

/** Whoever leaves more than this unread gets no pong. */
const LITTLE_BUFFERED = 65_536;
/** What was on its way when goodbye was said; more is not read. */
const MOST_AFTER_GOODBYE = 100;
/** A person with several sockets has so many times the rate of one. */
const SOCKETS_AT_ONCE = 3;

/** The sockets of each person, and their common limit. */
const people = new Map<PlayerId, { sockets: number; bucket: Bucket }>();

/** Connects a socket with the tables. Whoever it belongs to has been found out before. `stream` is the connection under it. */
export function attachSocket(
  socket: WebSocket,
  stream: Writable,
  player: PlayerId,
  hub: Hub,
  options: SocketOptions = {},
): void {
  const { build, version, now, perSecond, burst, mostBuffered, socketsPerPlayer, pingEveryMs } = {
    ...DEFAULTS,
    ...options,
  };
  const { guesses, counts } = options;
  const cut = (reason: Goodbye) => {
    counts?.closed(reason);
    cutOff(socket, reason);
  };
  // First of all: an error that nobody hears ends the whole process.
  socket.on('error', (error) => {
    const reason = goodbyeOf(error);
    if (reason !== undefined) counts?.closed(reason);
    endSoon(socket);
  });
  const person = personOf(player, perSecond * SOCKETS_AT_ONCE, burst * SOCKETS_AT_ONCE, now());
  if (person.sockets >= socketsPerPlayer) return cut('policy');
  person.sockets++;
  const pace = new Pace(perSecond, burst, person.bucket, now());
  const outbox = new Outbox(socket, stream, mostBuffered, () => {
    counts?.closed('slow');
    letGo(socket);
  });
  const caller = hub.connect({
    player,
    version,
    send: (message) => outbox.send(message),
    ...(guesses !== undefined && { guesses }),
  });
  const alive = keepAlive(socket, pingEveryMs, () => counts?.closed('silent'));
  const count = countIncoming(socket, pace, now, () => cut('policy'));

  function refuse(reason: RefusalReason): void {
    counts?.refused(reason.code);
    outbox.send(messageText({ type: 'refused', id: null, table: null, reason }));
  }

  socket.on('message', (raw: RawData, isBinary: boolean) => {
    alive.heard();
    const wait = count();
    if (wait === undefined) return;
    if (isBinary) return cut('unsupported');
    if (byteLength(raw) > LARGEST_MESSAGE) return cut('too-big');
    if (wait > 0) return refuse({ code: 'too-fast', retry_ms: wait });
    const parsed = parseClientMessage(raw.toString());
    if (parsed.ok) caller.receive(parsed.value);
    else refuse(parsed.reason);
  });
  socket.on('ping', (data: Buffer) => {
    if (count() !== 0) return;
    if (socket.bufferedAmount > LITTLE_BUFFERED) cut('slow');
    else socket.pong(data);
  });
  socket.on('pong', () => {
    alive.answered();
    count();
  });
  socket.on('close', () => {
    alive.stop();
    outbox.forget();
    caller.hangUp();
    if (--person.sockets === 0) people.delete(player);
  });
  outbox.send(messageText({ type: 'welcome', version, build, now: now() }));
}

/** Milliseconds to wait before one more message, ping or pong may come in; undefined once the socket is cut off. */
function countIncoming(
  socket: WebSocket,
  pace: Pace,
  now: () => number,
  cutOff: () => void,
): () => number | undefined {
  let afterGoodbye = 0;
  return () => {
    if (socket.readyState !== socket.OPEN) {
      if (++afterGoodbye > MOST_AFTER_GOODBYE) socket.pause();
      return undefined;
    }
    const wait = pace.count(now());
    if (wait === undefined) cutOff();
    return wait;
  };
}

function personOf(player: PlayerId, perSecond: number, burst: number, now: number) {
  let person = people.get(player);
  if (person === undefined) {
    person = { sockets: 0, bucket: new Bucket(perSecond, burst, now) };
    people.set(player, person);
  }
  return person;
}

/** Asks whoever has been silent for a sign of life; whoever was asked and stayed silent is dropped. */
function keepAlive(socket: WebSocket, everyMs: number, dropped: () => void) {
  let heard = true;
  let asked = false;
  const timer = setInterval(() => {
    if (asked) {
      dropped();
      return socket.terminate();
    }
    if (!heard) {
      asked = true;
      socket.ping();
    }
    heard = false;
  }, everyMs);
  timer.unref();
  return {
    heard() {
      heard = true;
      asked = false;
    },
    answered() {
      asked = false;
    },
    stop: () => clearInterval(timer),
  };
}

/** What the library says goodbye for by itself, by the names of its errors; a connection that broke is nobody's goodbye. */
function goodbyeOf(error: Error): Goodbye | 'bad-frame' | undefined {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (!code.startsWith('WS_ERR')) return undefined;
  if (code === 'WS_ERR_TOO_MANY_BUFFERED_PARTS') return 'policy';
  return code.endsWith('_LENGTH') && code.startsWith('WS_ERR_UNSUPPORTED') ? 'too-big' : 'bad-frame';
}

function byteLength(raw: RawData): number {
  return Array.isArray(raw) ? raw.reduce((sum, part) => sum + part.byteLength, 0) : raw.byteLength;
}
