import { createHmac, hash, randomBytes } from 'node:crypto';
import type { PlayerId } from '@samsara/table';
import type { WebSocket } from 'ws';
import type { Bus } from '../cluster/bus.ts';
import type { Players, Session } from '../players/players.ts';

export interface SessionsOptions {
  readonly players: Players;
  /** Makes the keys that others are exchanged for. */
  readonly secret: string;
  /** A device that is not heard of for so many days is signed out. */
  readonly days: number;
  readonly now: () => number;
  /** Tells other nodes which sessions have ended. */
  readonly bus: Bus;
  /** How often the sessions of open sockets are looked at. */
  readonly everyMs?: number;
}

/** A session, and what its device has to show for it. */
export interface Opened {
  readonly key: string;
  readonly session: Session;
}

/** Said to the sockets of a device that was signed out. */
const SIGNED_OUT = 4001;

const DAY_MS = 86_400_000;
/** That a device was heard of is written at most so often. */
const SEEN_EVERY_MS = 3_600_000;
/** So long nobody asks the database again. An end elsewhere is heard of sooner, unless the word of it got lost. */
const KNOWN_MS = 30_000;
const LOOK_EVERY_MS = 30_000;
const MOST_KNOWN = 20_000;
const AT_ONCE = 500;
const GOODBYE_MS = 1000;

/** The devices on which people are signed in, and their sockets at this node. */
export class Sessions {
  readonly #options: SessionsOptions;
  readonly #known = new Map<string, { readonly session: Session; readonly at: number }>();
  /** Ended not long ago: what the database said before that does not count. */
  readonly #ended = new Map<string, number>();
  /** Nearly always one, and there are many thousands of sessions. */
  readonly #sockets = new Map<string, readonly WebSocket[]>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: SessionsOptions) {
    this.#options = options;
    options.bus.listen(({ ended = [] }) => {
      for (const id of ended) this.#shut(id);
    });
    this.#timer = setInterval(() => void this.#look().catch(() => {}), options.everyMs ?? LOOK_EVERY_MS);
    this.#timer.unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** A new guest at a device. */
  async openForGuest(device: string): Promise<Opened> {
    const { key, id } = newKey();
    const until = this.#until();
    const player = await this.#options.players.make({ id, device, until });
    return this.#opened(key, { id, player, device, until });
  }

  /** A device becomes this person's. */
  async open(player: PlayerId, device: string): Promise<Opened> {
    const { key, id } = newKey();
    const until = this.#until();
    await this.#options.players.addSession(player, { id, device, until });
    return this.#opened(key, { id, player, device, until });
  }

  /** The session of a key; undefined if it was ended or has expired. */
  async find(key: string): Promise<Session | undefined> {
    const id = idOf(key);
    const known = this.#known.get(id);
    const now = this.#options.now();
    const isFresh = known !== undefined && Math.abs(now - known.at) < KNOWN_MS && known.session.until > now;
    if (isFresh) return known.session;
    const [found] = await this.#options.players.sessions([id]);
    return found === undefined ? undefined : this.#remember(found);
  }

  /** Notes that a device was heard of. Undefined if that was noted not long ago; else until when it is good now. */
  async hear(session: Session): Promise<Session | undefined> {
    const { players, now } = this.#options;
    if (now() - session.seen < SEEN_EVERY_MS) return undefined;
    const heard = { ...session, seen: now(), until: this.#until() };
    if (await players.sessionSeen(session.id, heard.until)) return this.#remember(heard);
    this.#shut(session.id);
    return undefined;
  }

  /** Exchanges a key that may have been read on its way for one that only this server knows. Once, but for what is under way. */
  async exchange(key: string): Promise<Opened | undefined> {
    const next = this.#madeFrom(`again ${key}`);
    const session = await this.#options.players.moveSession(idOf(key), idOf(next));
    this.#known.delete(idOf(key));
    return session && this.#remember(session) && { key: next, session };
  }

  /** Exchanges a cookie that names a person, as they once did; requests that come together get the same session. */
  async exchangeOld(player: PlayerId, device: string, from: string): Promise<Opened | undefined> {
    const key = this.#madeFrom(`old ${player} ${from}`);
    const wanted = { id: idOf(key), device, until: this.#until() };
    const session = await this.#options.players.exchange(player, wanted);
    return session && this.#remember(session) && { key, session };
  }

  /** The device is nobody, or somebody else, from now on. */
  async leave({ id }: Session): Promise<void> {
    await this.#options.players.leaveSession(id);
    this.#tellEnded([id]);
  }

  /** Ends sessions of a person. They are signed out when this resolves. */
  async end(player: PlayerId, ids: readonly string[]): Promise<void> {
    await this.#options.players.endSessions(player, ids);
    this.#tellEnded(ids);
  }

  /** Keeps a socket until its session ends. */
  hold({ id }: Session, socket: WebSocket): void {
    this.#sockets.set(id, (this.#sockets.get(id) ?? []).concat(socket));
    if (this.#ended.has(id)) this.#shut(id);
  }

  /** The socket is closed. */
  letGo(id: string, socket: WebSocket): void {
    const left = this.#sockets.get(id)?.filter((other) => other !== socket) ?? [];
    if (left.length === 0) this.#sockets.delete(id);
    else this.#sockets.set(id, left);
  }

  #until(): number {
    return this.#options.now() + this.#options.days * DAY_MS;
  }

  #opened(key: string, { id, player, device, until }: Omit<Session, 'made' | 'seen'>): Opened {
    const now = this.#options.now();
    // Written out all sessions have one shape; a copy with more keys brings a new one each time, which takes more room than it does.
    const session = { id, player, device, made: now, seen: now, until };
    this.#remember(session);
    return { key, session };
  }

  #remember(session: Session): Session | undefined {
    if (this.#ended.has(session.id)) return undefined;
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(session.id, { session, at: this.#options.now() });
    return session;
  }

  #madeFrom(what: string): string {
    return createHmac('sha256', this.#options.secret)
      .update(`session ${what}`)
      .digest('base64url')
      .slice(0, 32);
  }

  #tellEnded(ids: readonly string[]): void {
    for (const id of ids) this.#shut(id);
    if (ids.length > 0) this.#options.bus.publish({ ended: ids });
  }

  #shut(id: string): void {
    this.#known.delete(id);
    this.#ended.set(id, performance.now());
    for (const socket of this.#sockets.get(id) ?? []) {
      socket.close(SIGNED_OUT);
      setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
    }
  }

  /** Looks whether those with open sockets are still signed in: they may have expired, or the word of an end got lost. */
  async #look(): Promise<void> {
    const old = performance.now() - 2 * KNOWN_MS;
    for (const [id, at] of this.#ended) if (at < old) this.#ended.delete(id);
    const ids = [...this.#sockets.keys()];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      const live = new Map((await this.#options.players.sessions(some)).map((each) => [each.id, each]));
      for (const id of some) {
        const session = live.get(id);
        if (session === undefined) this.#shut(id);
        else await this.hear(session);
      }
    }
  }
}

function newKey(): { key: string; id: string } {
  const key = randomBytes(24).toString('base64url');
  return { key, id: idOf(key) };
}

/** Whoever reads the database, or the list of a person's devices, learns no key. */
function idOf(key: string): string {
  return hash('sha256', `session ${key}`, 'base64url');
}
