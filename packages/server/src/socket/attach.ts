import { LARGEST_MESSAGE, PROTOCOL_VERSION, parseClientMessage, type RefusalReason } from '@samsara/protocol';
import type { RawData, WebSocket } from 'ws';
import type { PlayerId } from '../players/players.ts';
import type { Guesses, Hub } from '../tables/hub.ts';
import { refusedMessage } from '../tables/messages.ts';
import { Bucket } from './bucket.ts';
import { Outbox } from './outbox.ts';

/** Limits of one socket and one person; the defaults are for people. */
export interface SocketOptions {
  readonly build?: string;
  readonly now?: () => number;
  /** Messages a second, and how many at once. */
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

/** So many refusals in a row for being too fast are no accident. */
const MOST_TOO_FAST = 200;
/** A person with several sockets has so many times the rate of one. */
const SOCKETS_AT_ONCE = 3;

/** Reasons for closing, as RFC 6455 and the registry number them. */
const CLOSE = { unsupported: 1003, policy: 1008, tooBig: 1009, slow: 1013 } as const;

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
  socket.on('error', () => socket.terminate());
  const person = personOf(player, perSecond * SOCKETS_AT_ONCE, burst * SOCKETS_AT_ONCE, now());
  if (person.sockets >= socketsPerPlayer) return socket.close(CLOSE.policy);
  person.sockets++;
  const bucket = new Bucket(perSecond, burst, now());
  const outbox = new Outbox(socket, mostBuffered, () => socket.close(CLOSE.slow));
  const { guesses } = options;
  const caller = hub.connect({
    player,
    send: (message) => outbox.send(message),
    ...(guesses !== undefined && { guesses }),
  });
  const stopPinging = keepAlive(socket, pingEveryMs);
  let tooFast = 0;

  function refuse(reason: RefusalReason): void {
    outbox.send(refusedMessage(null, null, reason));
  }

  /** May one more message come in? */
  function mayCome(): boolean {
    const wait = Math.max(bucket.take(now()), person.bucket.take(now()));
    if (wait === 0) {
      tooFast = 0;
      return true;
    }
    if (++tooFast > MOST_TOO_FAST) socket.close(CLOSE.policy);
    else refuse({ code: 'too-fast', retry_ms: wait });
    return false;
  }

  socket.on('message', (raw: RawData, isBinary: boolean) => {
    if (socket.readyState !== socket.OPEN) return;
    if (isBinary) return socket.close(CLOSE.unsupported);
    if (byteLength(raw) > LARGEST_MESSAGE) return socket.close(CLOSE.tooBig);
    if (!mayCome()) return;
    const parsed = parseClientMessage(raw.toString());
    if (parsed.ok) caller.receive(parsed.value);
    else refuse(parsed.reason);
  });
  socket.on('close', () => {
    stopPinging();
    caller.hangUp();
    if (--person.sockets === 0) people.delete(player);
  });
  outbox.send(JSON.stringify({ type: 'welcome', version: PROTOCOL_VERSION, build, now: now() }));
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
