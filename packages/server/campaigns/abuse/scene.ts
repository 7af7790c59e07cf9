import { Agent } from 'node:http';
import { below, fastRandom, type Random } from '@samsara/engine';
import { sleep } from '../sizes.ts';
import type { BadGuest } from './bad-guest.ts';
import type { BadSocket } from './bad-socket.ts';
import { Tally } from './tally.ts';

/** Where a bad guest comes from: an address of its own, or what a proxy says that the server trusts. */
export interface From {
  readonly local: string;
  readonly forwarded?: string;
}

export interface Where {
  readonly origin: string;
  readonly tables: readonly string[];
  readonly hidden: readonly string[];
}

/** Three machines of their own, and as many as this behind the proxy. */
const FEW = 3;
const MANY = 400;
/** Connections that a machine keeps for its requests. */
const KEPT_OPEN = 24;
/** Whoever has stopped waits so long for answers. */
const LAST_ANSWERS_MS = 700;

/** Where an attack happens, how fast it may be, and what comes of it. */
export class Scene {
  readonly origin: string;
  readonly tally = new Tally();
  /** Tables at which honest people play, which everybody may find in the lobby. */
  readonly tables: readonly string[];
  /** Tables of honest people that nobody may find. */
  readonly hidden: readonly string[];
  readonly #agents = new Map<string, Agent>();
  readonly #sockets = new Set<BadSocket>();
  readonly #guests: BadGuest[] = [];
  readonly #closings: (() => void)[] = [];
  readonly #spacingMs: number;
  readonly #random: Random;
  #next = performance.now();
  #isOver = false;

  constructor({ origin, tables, hidden }: Where, perSecond: number, seed: number) {
    this.origin = origin;
    this.tables = tables;
    this.hidden = hidden;
    this.#random = fastRandom(seed);
    this.#spacingMs = 1000 / perSecond;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** A number from 0 up to below `most`. */
  below(most: number): number {
    return below(this.#random, most);
  }

  oneOf<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }

  /** Letters out of an alphabet. */
  letters(alphabet: string, length: number): string {
    return Array.from({ length }, () => alphabet[this.below(alphabet.length)]).join('');
  }

  /** One of few addresses, of many, or of the endless ones of a single network. */
  from(): From {
    const kind = this.below(4);
    if (kind <= 1) return this.machine();
    const nth = this.below(MANY);
    if (kind === 2) return { local: '127.0.0.1', forwarded: `198.18.${nth >> 8}.${nth & 255}` };
    const inside = Array.from({ length: 4 }, () => this.below(65_536).toString(16)).join(':');
    return { local: '127.0.0.1', forwarded: `2001:db8:7:7:${inside}` };
  }

  /** One of few addresses of its own. */
  machine(): From {
    return { local: `127.0.0.${2 + this.below(FEW)}` };
  }

  remember(guest: BadGuest): void {
    this.#guests.push(guest);
  }

  /** Somebody who was let in. */
  somebody(): BadGuest | undefined {
    return this.#guests.length === 0 ? undefined : this.oneOf(this.#guests);
  }

  agent({ local }: From): Agent {
    const known = this.#agents.get(local);
    if (known !== undefined) return known;
    const made = new Agent({ keepAlive: true, maxSockets: KEPT_OPEN, localAddress: local });
    this.#agents.set(local, made);
    return made;
  }

  /** One more act: all attackers of this process share one pace, so that a run can be repeated. */
  async turn(): Promise<void> {
    this.tally.acts++;
    const now = performance.now();
    this.#next = Math.max(this.#next + this.#spacingMs, now - 100);
    if (this.#next > now + 1) await sleep(this.#next - now);
  }

  /** So many of the same at once, until the attack is over. */
  async crowd(size: number, act: (nth: number) => Promise<void>): Promise<void> {
    const one = async (nth: number) => {
      while (!this.#isOver) await act(nth);
    };
    await Promise.all(Array.from({ length: size }, (_, nth) => one(nth)));
  }

  hold(socket: BadSocket): void {
    this.#sockets.add(socket);
    socket.onEnd = () => this.#sockets.delete(socket);
  }

  /** Something that is done when the attack is over. */
  atEnd(close: () => void): void {
    this.#closings.push(close);
  }

  async end(attacks: Promise<unknown>): Promise<void> {
    this.#isOver = true;
    await Promise.race([attacks, sleep(LAST_ANSWERS_MS * 3)]);
    await sleep(LAST_ANSWERS_MS);
    for (const socket of [...this.#sockets]) socket.end();
    for (const close of this.#closings) close();
    for (const agent of this.#agents.values()) agent.destroy();
  }
}
