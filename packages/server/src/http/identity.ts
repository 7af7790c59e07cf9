import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { PlayerId } from '@samsara/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf } from '../players/device.ts';
import type { Session } from '../players/players.ts';
import { addressKey } from './limits.ts';
import { Refused } from './refusals.ts';
import type { Opened, Sessions } from './sessions.ts';

const COOKIE = 'samsara';
/** Browsers take a cookie of this name over https only, from this very host, and for all its pages. */
const SECURE_COOKIE = `__Host-${COOKIE}`;

const DAY_SECONDS = 86_400;

export interface IdentityOptions {
  readonly sessions: Sessions;
  readonly secret: string;
  /** Did this request come over https? */
  readonly isSecure: (request: IncomingMessage) => boolean;
  /** How long a cookie is kept; what counts is what the server knows about its session. */
  readonly days: number;
}

/** Finds out who asks, by a signed cookie that no script can read. It names a session: one device of a person. */
export class Identity {
  readonly #options: IdentityOptions;
  readonly #replies = new WeakMap<FastifyRequest, FastifyReply>();
  readonly #found = new WeakMap<FastifyRequest, Promise<Session | undefined>>();

  constructor(options: IdentityOptions) {
    this.#options = options;
  }

  /** From now on cookies can be given with the answers to requests. */
  attachTo(app: FastifyInstance): void {
    app.addHook('onRequest', async (request, reply) => void this.#replies.set(request, reply));
  }

  /** Who asks; undefined without a cookie, with a forged one, or when the device was signed out. */
  async find(request: FastifyRequest): Promise<PlayerId | undefined> {
    return (await this.session(request))?.player;
  }

  /** Who asks, or a refusal. */
  async of(request: FastifyRequest): Promise<PlayerId> {
    const player = await this.find(request);
    if (player === undefined) throw new Refused('no-ticket');
    return player;
  }

  /** From which device. */
  session(request: FastifyRequest): Promise<Session | undefined> {
    const found = this.#found.get(request) ?? this.#look(request);
    this.#found.set(request, found);
    return found;
  }

  /** Whose socket wants to come in. Nothing can be given to it, so only today's cookie counts. */
  async atSocket(request: IncomingMessage): Promise<Session | undefined> {
    const given = onlyOne(request, this.#options.isSecure(request) ? SECURE_COOKIE : COOKIE);
    const key = this.#signed('session', given);
    return key === undefined ? undefined : this.#options.sessions.find(key);
  }

  /** Makes the device a new guest's. */
  async welcome(request: FastifyRequest): Promise<PlayerId> {
    return this.#give(request, await this.#options.sessions.openForGuest(deviceIn(request)));
  }

  /** Makes the device that player's, and no longer anybody else's. */
  async become(request: FastifyRequest, player: PlayerId): Promise<void> {
    const before = await this.session(request);
    if (before?.player === player) return;
    this.#give(request, await this.#options.sessions.open(player, deviceIn(request)));
    if (before !== undefined) await this.#options.sessions.leave(before);
  }

  /** Takes the cookie away from the device. */
  forget(request: FastifyRequest): void {
    this.#found.set(request, Promise.resolve(undefined));
    const secure = this.#options.isSecure(request.raw);
    this.#reply(request).clearCookie(secure ? SECURE_COOKIE : COOKIE, this.#attributes(secure));
  }

  async #look(request: FastifyRequest): Promise<Session | undefined> {
    if (!this.#options.isSecure(request.raw)) return this.#lookAt(request, onlyOne(request.raw, COOKIE));
    const given = onlyOne(request.raw, SECURE_COOKIE);
    if (given !== undefined) {
      if (cookiesIn(request.raw, COOKIE).length > 0) this.#clearPlain(request);
      return this.#lookAt(request, given);
    }
    const plain = onlyOne(request.raw, COOKIE);
    return plain === undefined ? undefined : this.#exchangePlain(request, plain);
  }

  async #lookAt(request: FastifyRequest, given: string | undefined): Promise<Session | undefined> {
    const { sessions } = this.#options;
    const key = this.#signed('session', given);
    if (key === undefined) return this.#exchangeOld(request, given);
    const session = await sessions.find(key);
    const heard = session && (await sessions.hear(session));
    if (heard !== undefined) this.#set(request, key);
    return heard ?? session;
  }

  /** What was given over http may be known to others, so over https it is good for getting something better, and then cleared. */
  async #exchangePlain(request: FastifyRequest, given: string): Promise<Session | undefined> {
    this.#clearPlain(request);
    const key = this.#signed('session', given);
    if (key === undefined) return this.#exchangeOld(request, given);
    const opened = await this.#options.sessions.exchange(key);
    if (opened !== undefined) this.#set(request, opened.key);
    return opened?.session;
  }

  /** Cookies named the person once. */
  async #exchangeOld(request: FastifyRequest, given: string | undefined): Promise<Session | undefined> {
    const player = this.#signed('player', given);
    if (player === undefined) return undefined;
    const from = `${addressKey(request.ip)} ${request.headers['user-agent'] ?? ''}`;
    const opened = await this.#options.sessions.exchangeOld(player, deviceIn(request), from);
    if (opened !== undefined) this.#set(request, opened.key);
    return opened?.session;
  }

  #give(request: FastifyRequest, opened: Opened): PlayerId {
    this.#found.set(request, Promise.resolve(opened.session));
    this.#set(request, opened.key);
    return opened.session.player;
  }

  #set(request: FastifyRequest, key: string): void {
    const secure = this.#options.isSecure(request.raw);
    this.#reply(request).setCookie(secure ? SECURE_COOKIE : COOKIE, `${key}.${this.#sign('session', key)}`, {
      ...this.#attributes(secure),
      maxAge: this.#options.days * DAY_SECONDS,
    });
  }

  #clearPlain(request: FastifyRequest): void {
    this.#reply(request).clearCookie(COOKIE, this.#attributes(true));
  }

  #attributes(secure: boolean) {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  }

  #reply(request: FastifyRequest): FastifyReply {
    const reply = this.#replies.get(request);
    if (reply === undefined) throw new Error('a request that no answer belongs to');
    return reply;
  }

  /** What a cookie names, if the server has signed it. */
  #signed(kind: 'session' | 'player', cookie = ''): string | undefined {
    const dot = cookie.lastIndexOf('.');
    const named = cookie.slice(0, dot);
    const given = Buffer.from(cookie.slice(dot + 1));
    const right = Buffer.from(this.#sign(kind, named));
    return dot > 0 && given.length === right.length && timingSafeEqual(given, right) ? named : undefined;
  }

  #sign(kind: 'session' | 'player', named: string): string {
    return createHmac('sha256', this.#options.secret).update(`${kind} ${named}`).digest('base64url');
  }
}

/** Another page of the same site can put a second cookie beside ours. Nobody can tell which is which, so neither counts. */
function onlyOne(request: IncomingMessage, name: string): string | undefined {
  const given = cookiesIn(request, name);
  if (given.length > 1) throw new Refused('two-cookies');
  return given[0];
}

function cookiesIn({ headers }: IncomingMessage, name: string): string[] {
  return (headers.cookie ?? '').split(';').flatMap((part) => {
    const [given, ...value] = part.split('=');
    return given.trim() === name && value.length > 0 ? [value.join('=').trim()] : [];
  });
}

function deviceIn(request: FastifyRequest): string {
  return deviceOf(request.headers['user-agent']);
}
