import {
  LARGEST_MESSAGE,
  messageText,
  PROTOCOL_VERSION,
  parseClientMessage,
  type RefusalReason,
} from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import type { RawData, WebSocket } from 'ws';
import type { Guesses, Hub } from '../hub/hub.ts';
import { Bucket } from '../limits/bucket.ts';
import { CLOSE, cutOff, endSoon, letGo } from './cut-off.ts';
import { Outbox } from './outbox.ts';
import { Pace } from './pace.ts';

/** Limits of one socket and one person; the defaults are for people. */
export interface SocketOptions {
  readonly build?: string;
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
}

const DEFAULTS = {
  build: 'development',
  now: Date.now,
  perSecond: 20,
  burst: 60,
  mostBuffered: 1_048_576,
  socketsPerPlayer: 20,
  pingEveryMs: 20_000,
} as const satisfies Required<Omit<SocketOptions, 'guesses'>>;

/** Whoever leaves more than this unread gets no pong. */
const LITTLE_BUFFERED = 65_536;
/** What was on its way when goodbye was said; more is not read. */
const MOST_AFTER_GOODBYE = 100;
/** A person with several sockets has so many times the rate of one. */
const SOCKETS_AT_ONCE = 3;

/** The sockets of each person, and their common limit. */
const people = new Map<PlayerId, { sockets: number; bucket: Bucket }>();

/** Connects a socket with the tables. Whoever it belongs to has been found out before. */
export function attachSocket(
  socket: WebSocket,
  player: PlayerId,
  hub: Hub,
  options: SocketOptions = {},
): void {
  const { build, now, perSecond, burst, mostBuffered, socketsPerPlayer, pingEveryMs } = {
    ...DEFAULTS,
    ...options,
  };
  // First of all: an error that nobody hears ends the whole process.
  socket.on('error', () => endSoon(socket));
  const person = personOf(player, perSecond * SOCKETS_AT_ONCE, burst * SOCKETS_AT_ONCE, now());
  if (person.sockets >= socketsPerPlayer) return cutOff(socket, CLOSE.policy);
  person.sockets++;
  const pace = new Pace(perSecond, burst, person.bucket, now());
  const outbox = new Outbox(socket, mostBuffered, () => letGo(socket));
  const { guesses } = options;
  const caller = hub.connect({
    player,
    send: (message) => outbox.send(message),
    ...(guesses !== undefined && { guesses }),
  });
  const stopPinging = keepAlive(socket, pingEveryMs);
  const count = countIncoming(socket, pace, now);

  function refuse(reason: RefusalReason): void {
    outbox.send(messageText({ type: 'refused', id: null, table: null, reason }));
  }

  socket.on('message', (raw: RawData, isBinary: boolean) => {
    const wait = count();
    if (wait === undefined) return;
    if (isBinary) return cutOff(socket, CLOSE.unsupported);
    if (byteLength(raw) > LARGEST_MESSAGE) return cutOff(socket, CLOSE.tooBig);
    if (wait > 0) return refuse({ code: 'too-fast', retry_ms: wait });
    const parsed = parseClientMessage(raw.toString());
    if (parsed.ok) caller.receive(parsed.value);
    else refuse(parsed.reason);
  });
  socket.on('ping', (data: Buffer) => {
    if (count() !== 0) return;
    if (socket.bufferedAmount > LITTLE_BUFFERED) cutOff(socket, CLOSE.slow);
    else socket.pong(data);
  });
  socket.on('pong', count);
  socket.on('close', () => {
    stopPinging();
    caller.hangUp();
    if (--person.sockets === 0) people.delete(player);
  });
  outbox.send(messageText({ type: 'welcome', version: PROTOCOL_VERSION, build, now: now() }));
}

/** Milliseconds to wait before one more message, ping or pong may come in; undefined once the socket is cut off. */
function countIncoming(socket: WebSocket, pace: Pace, now: () => number): () => number | undefined {
  let afterGoodbye = 0;
  return () => {
    if (socket.readyState !== socket.OPEN) {
      if (++afterGoodbye > MOST_AFTER_GOODBYE) socket.pause();
      return undefined;
    }
    const wait = pace.count(now());
    if (wait === undefined) cutOff(socket, CLOSE.policy);
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
function keepAlive(socket: WebSocket, everyMs: number): () => void {
  let heard = true;
  let asked = false;
  socket.on('message', () => {
    heard = true;
    asked = false;
  });
  socket.on('pong', () => {
    asked = false;
  });
  const timer = setInterval(() => {
    if (asked) return socket.terminate();
    if (!heard) {
      asked = true;
      socket.ping();
    }
    heard = false;
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

function byteLength(raw: RawData): number {
  return Array.isArray(raw) ? raw.reduce((sum, part) => sum + part.byteLength, 0) : raw.byteLength;
}
