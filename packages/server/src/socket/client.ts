import type { Writable } from 'node:stream';
import {
  LARGEST_MESSAGE,
  type MessageText,
  messageText,
  parseClientMessage,
  type RefusalReason,
} from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import type { RawData, WebSocket } from 'ws';
import type { Caller, Guesses, Hub, Line } from '../hub/hub.ts';
import { Bucket } from '../limits/bucket.ts';
import { cutOff, type Goodbye, letGo } from './cut-off.ts';
import type { SocketCounts, SocketSettings } from './options.ts';
import { Outbox } from './outbox.ts';
import { Pace } from './pace.ts';
import { type Alive, pulse } from './pulse.ts';
import { refusalIn } from './refusal-in.ts';

/** Whoever leaves more than this unread gets no pong. */
const LITTLE_BUFFERED = 65_536;
/** What was on its way when goodbye was said; more is not read. */
const MOST_AFTER_GOODBYE = 100;
/** A person with several sockets has so many times the rate of one. */
const SOCKETS_AT_ONCE = 3;

interface Person {
  sockets: number;
  readonly bucket: Bucket;
}

/** The sockets of each person, and their common limit. */
const people = new Map<PlayerId, Person>();

/**
 * A socket that is connected with the tables. There are many thousands, so that it keeps no functions of its own and has
 * no timer.
 */
export class Client implements Line, Alive {
  readonly player: PlayerId;
  readonly version: number;
  readonly guesses?: Guesses;
  readonly address?: string;
  readonly #socket: WebSocket;
  readonly #now: () => number;
  readonly #counts: SocketCounts | undefined;
  readonly #person: Person;
  readonly #pace: Pace;
  readonly #outbox: Outbox;
  readonly #caller: Caller;
  readonly #pingEveryMs: number;
  /** Where in the common pulse it is. */
  readonly #part: number;
  #heard = true;
  #asked = false;
  #afterGoodbye = 0;

  /** Undefined where this person may have no more sockets. */
  static admit(
    socket: WebSocket,
    stream: Writable,
    player: PlayerId,
    hub: Hub,
    settings: SocketSettings,
  ): Client | undefined {
    const { perSecond, burst, now, socketsPerPlayer } = settings;
    const person = personOf(player, perSecond * SOCKETS_AT_ONCE, burst * SOCKETS_AT_ONCE, now());
    return person.sockets < socketsPerPlayer
      ? new Client(socket, stream, player, person, hub, settings)
      : undefined;
  }

  private constructor(
    socket: WebSocket,
    stream: Writable,
    player: PlayerId,
    person: Person,
    hub: Hub,
    {
      build,
      version,
      now,
      perSecond,
      burst,
      mostBuffered,
      pingEveryMs,
      guesses,
      address,
      counts,
    }: SocketSettings,
  ) {
    person.sockets++;
    this.player = player;
    this.version = version;
    if (guesses !== undefined) this.guesses = guesses;
    if (address !== undefined) this.address = address;
    this.#socket = socket;
    this.#now = now;
    this.#counts = counts;
    this.#person = person;
    this.#pace = new Pace(perSecond, burst, person.bucket, now());
    this.#outbox = new Outbox(socket, stream, mostBuffered, this);
    this.#caller = hub.connect(this);
    this.#pingEveryMs = pingEveryMs;
    this.#part = pulse(pingEveryMs).add(this);
    this.send(messageText({ type: 'welcome', version, build, now: now() }));
  }

  send(message: MessageText): void {
    const refused = refusalIn(message);
    if (refused !== undefined) this.#counts?.refused(refused);
    this.#outbox.send(message);
  }

  hear(raw: RawData, isBinary: boolean): void {
    this.#heard = true;
    this.#asked = false;
    const wait = this.#count();
    if (wait === undefined) return;
    if (isBinary) return this.#cut('unsupported');
    if (byteLength(raw) > LARGEST_MESSAGE) return this.#cut('too-big');
    if (wait > 0) return this.#refuse({ code: 'too-fast', retry_ms: wait });
    const parsed = parseClientMessage(raw.toString());
    if (parsed.ok) this.#caller.receive(parsed.value);
    else this.#refuse(parsed.reason);
  }

  hearPing(data: Buffer): void {
    if (this.#count() !== 0) return;
    if (this.#socket.bufferedAmount > LITTLE_BUFFERED) this.#cut('slow');
    else this.#socket.pong(data);
  }

  hearPong(): void {
    this.#asked = false;
    this.#count();
  }

  /** Asks whoever has been silent for a sign of life; whoever was asked and stayed silent is dropped. */
  beat(): void {
    if (this.#asked) {
      this.#counts?.closed('silent');
      return this.#socket.terminate();
    }
    if (!this.#heard) {
      this.#asked = true;
      this.#socket.ping();
    }
    this.#heard = false;
  }

  failed(error: Error): void {
    const reason = goodbyeOf(error);
    if (reason !== undefined) this.#counts?.closed(reason);
  }

  shutOut(): void {
    this.#cut('banned');
  }

  /** It reads too slowly. */
  tooSlow(): void {
    this.#counts?.closed('slow');
    letGo(this.#socket);
  }

  hangUp(): void {
    pulse(this.#pingEveryMs).remove(this, this.#part);
    this.#outbox.forget();
    this.#caller.hangUp();
    if (--this.#person.sockets === 0) people.delete(this.player);
  }

  #refuse(reason: RefusalReason): void {
    this.send(messageText({ type: 'refused', id: null, table: null, reason }));
  }

  #cut(reason: Goodbye): void {
    this.#counts?.closed(reason);
    cutOff(this.#socket, reason);
  }

  /** Milliseconds to wait before one more message, ping or pong may come in; undefined once the socket is cut off. */
  #count(): number | undefined {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) {
      if (++this.#afterGoodbye > MOST_AFTER_GOODBYE) socket.pause();
      return undefined;
    }
    const wait = this.#pace.count(this.#now());
    if (wait === undefined) this.#cut('policy');
    return wait;
  }
}

/** What the library says goodbye for by itself, by the names of its errors; a connection that broke is nobody's goodbye. */
function goodbyeOf(error: Error): Goodbye | 'bad-frame' | undefined {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (!code.startsWith('WS_ERR')) return undefined;
  if (code === 'WS_ERR_TOO_MANY_BUFFERED_PARTS') return 'policy';
  return code.endsWith('_LENGTH') && code.startsWith('WS_ERR_UNSUPPORTED') ? 'too-big' : 'bad-frame';
}

function personOf(player: PlayerId, perSecond: number, burst: number, now: number): Person {
  let person = people.get(player);
  if (person === undefined) {
    person = { sockets: 0, bucket: new Bucket(perSecond, burst, now) };
    people.set(player, person);
  }
  return person;
}

function byteLength(raw: RawData): number {
  return Array.isArray(raw) ? raw.reduce((sum, part) => sum + part.byteLength, 0) : raw.byteLength;
}
