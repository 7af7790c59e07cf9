import { PROTOCOL_VERSION, parseClientMessage, type RefusalReason } from '@samsara/protocol';
import type { PlayerId } from '../players/players.ts';
import type { Caller, Hub, Line } from '../tables/hub.ts';
import { refusedMessage } from '../tables/messages.ts';
import { Bucket } from './bucket.ts';
import { CLOSE } from './frames.ts';
import { Outbox } from './outbox.ts';
import type { Listener, Wire } from './wire.ts';

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
}

const DEFAULTS = {
  build: 'development',
  now: Date.now,
  perSecond: 20,
  burst: 60,
  mostBuffered: 1_048_576,
  socketsPerPlayer: 20,
} as const satisfies Required<SocketOptions>;

/** So many refusals in a row for being too fast are no accident. */
const MOST_TOO_FAST = 200;
/** A person with several sockets has so many times the rate of one. */
const SOCKETS_AT_ONCE = 3;

/** The sockets of one person, and their common limit. */
interface Person {
  sockets: number;
  readonly bucket: Bucket;
}

const people = new Map<PlayerId, Person>();

/** Connects a wire with the tables. Whoever it belongs to has been found out before. */
export function attachSocket(wire: Wire, player: PlayerId, hub: Hub, options: SocketOptions = {}): void {
  const { build, now, perSecond, burst, mostBuffered, socketsPerPlayer } = { ...DEFAULTS, ...options };
  const person = personOf(player, perSecond * SOCKETS_AT_ONCE, burst * SOCKETS_AT_ONCE, now());
  if (person.sockets >= socketsPerPlayer) return wire.close(CLOSE.policy);
  person.sockets++;
  const bucket = new Bucket(perSecond, burst, now());
  const connected = new Connected(wire, player, person, bucket, mostBuffered, now);
  connected.begin(hub);
  connected.send(JSON.stringify({ type: 'welcome', version: PROTOCOL_VERSION, build, now: now() }));
}

/** One client that is connected. */
class Connected implements Line, Listener {
  readonly player: PlayerId;
  private readonly wire: Wire;
  private readonly outbox: Outbox;
  private readonly person: Person;
  private readonly bucket: Bucket;
  private readonly now: () => number;
  private caller: Caller | undefined;
  private tooFast = 0;

  constructor(
    wire: Wire,
    player: PlayerId,
    person: Person,
    bucket: Bucket,
    mostBuffered: number,
    now: () => number,
  ) {
    this.wire = wire;
    this.player = player;
    this.person = person;
    this.bucket = bucket;
    this.outbox = new Outbox(wire, mostBuffered);
    this.now = now;
  }

  begin(hub: Hub): void {
    this.caller = hub.connect(this);
    this.wire.listen(this);
  }

  send(message: string): void {
    this.outbox.send(message);
  }

  hear(text: string): void {
    if (!this.mayCome()) return;
    const parsed = parseClientMessage(text);
    if (parsed.ok) this.caller?.receive(parsed.value);
    else this.refuse(parsed.reason);
  }

  gone(): void {
    this.caller?.hangUp();
    if (--this.person.sockets === 0) people.delete(this.player);
  }

  private refuse(reason: RefusalReason): void {
    this.send(refusedMessage(null, null, reason));
  }

  /** May one more message come in? */
  private mayCome(): boolean {
    const now = this.now();
    const wait = Math.max(this.bucket.take(now), this.person.bucket.take(now));
    if (wait === 0) {
      this.tooFast = 0;
      return true;
    }
    if (++this.tooFast > MOST_TOO_FAST) this.wire.close(CLOSE.policy);
    else this.refuse({ code: 'too-fast', retry_ms: wait });
    return false;
  }
}

function personOf(player: PlayerId, perSecond: number, burst: number, now: number): Person {
  let person = people.get(player);
  if (person === undefined) {
    person = { sockets: 0, bucket: new Bucket(perSecond, burst, now) };
    people.set(player, person);
  }
  return person;
}
