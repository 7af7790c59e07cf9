import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PlayerId, Players } from '../players/players.ts';
import { Refused } from './refusals.ts';

export const COOKIE = 'samsara';
const YEAR_SECONDS = 365 * 24 * 3600;

/** Finds out who asks, by a signed cookie that no script can read. */
export class Identity {
  readonly #players: Players;
  readonly #secret: string;
  readonly #isSecure: boolean;

  constructor(players: Players, secret: string, isSecure: boolean) {
    this.#players = players;
    this.#secret = secret;
    this.#isSecure = isSecure;
  }

  /** Who sent this cookie; undefined without one, with a forged one, or when nobody of that id is known. */
  async find(cookie: string | undefined): Promise<PlayerId | undefined> {
    const player = this.#open(cookie ?? '');
    return player !== undefined && (await this.#players.exists(player)) ? player : undefined;
  }

  /** Who asks, or a refusal. */
  async of(request: FastifyRequest): Promise<PlayerId> {
    const player = await this.find(request.cookies[COOKIE]);
    if (player === undefined) throw new Refused('no-ticket');
    return player;
  }

  /** Makes this device that player's. */
  give(reply: FastifyReply, player: PlayerId): void {
    reply.setCookie(COOKIE, `${player}.${this.#sign(player)}`, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#isSecure,
      maxAge: YEAR_SECONDS,
    });
  }

  #open(cookie: string): PlayerId | undefined {
    const dot = cookie.lastIndexOf('.');
    const player = cookie.slice(0, dot);
    const given = Buffer.from(cookie.slice(dot + 1));
    const right = Buffer.from(this.#sign(player));
    return dot > 0 && given.length === right.length && timingSafeEqual(given, right) ? player : undefined;
  }

  #sign(player: PlayerId): string {
    return createHmac('sha256', this.#secret).update(`player ${player}`).digest('base64url');
  }
}
