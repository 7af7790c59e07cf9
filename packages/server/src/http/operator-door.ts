import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Moderation, OperatorSession, Role } from '../moderation/moderation.ts';
import { Refused } from './refusals.ts';

const COOKIE = 'samsara-operator';
const SECURE_COOKIE = `__Host-${COOKIE}`;
const KEY_BYTES = 24;
/** That a session is used is written at most so often. */
const USED_EVERY_MS = 60_000;
const LONGEST_SECONDS = 12 * 3600;

export interface DoorOptions {
  readonly moderation: Moderation;
  readonly secret: string;
  readonly now: () => number;
  readonly isSecure: (request: IncomingMessage) => boolean;
}

/**
 * Who keeps order here. Their session has a cookie of its own, which is sent from the server's own pages alone, and it is looked up
 * at every request together with the role: whoever has lost it can do nothing from that moment on.
 */
export class OperatorDoor {
  readonly #options: DoorOptions;

  constructor(options: DoorOptions) {
    this.#options = options;
  }

  /** Opens a session for somebody who has shown a passkey just now. */
  async open(request: FastifyRequest, reply: FastifyReply, player: string): Promise<void> {
    const key = randomBytes(KEY_BYTES).toString('base64url');
    await this.#options.moderation.openSession(player, idOf(key));
    const secure = this.#options.isSecure(request.raw);
    reply.setCookie(secure ? SECURE_COOKIE : COOKIE, `${key}.${this.#sign(key)}`, {
      ...attributes(secure),
      maxAge: LONGEST_SECONDS,
    });
  }

  /** Who asks, if they may do this; throws a refusal. */
  async of(request: FastifyRequest, role: Role = 'moderator'): Promise<OperatorSession> {
    const { moderation, now } = this.#options;
    refuseForeignPage(request);
    const key = this.#keyOf(request);
    const session = key === undefined ? undefined : await moderation.session(idOf(key));
    if (session === undefined) throw new Refused('passkey-needed');
    if (role === 'operator' && session.role !== 'operator') throw new Refused('operators-only');
    if (now() - session.seen >= USED_EVERY_MS) await moderation.sessionUsed(session.id);
    return session;
  }

  async leave(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const key = this.#keyOf(request);
    if (key !== undefined) await this.#options.moderation.endSession(idOf(key));
    const secure = this.#options.isSecure(request.raw);
    reply.clearCookie(secure ? SECURE_COOKIE : COOKIE, attributes(secure));
  }

  #keyOf(request: FastifyRequest): string | undefined {
    const name = this.#options.isSecure(request.raw) ? SECURE_COOKIE : COOKIE;
    const [key, signature = '', ...rest] = (request.cookies[name] ?? '').split('.');
    const [given, right] = [Buffer.from(signature), Buffer.from(this.#sign(key))];
    const isOurs = given.length === right.length && timingSafeEqual(given, right);
    return isOurs && rest.length === 0 ? key : undefined;
  }

  #sign(key: string): string {
    return createHmac('sha256', this.#options.secret).update(`operator ${key}`).digest('base64url');
  }
}

/** Browsers say from which page a request comes: what keeps order is asked by its own page, and by nothing else. */
export function refuseForeignPage({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw new Refused('not-allowed-here');
}

function attributes(secure: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
}

function idOf(key: string): string {
  return hash('sha256', `operator session ${key}`, 'base64url');
}
