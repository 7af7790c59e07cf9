import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PlayerId, Players } from '../players/players.ts';

const TICKET_MS = 30_000;

/**
 * Lets a socket in: once, soon, and for one person. A ticket is signed, so that any node can read what another has given
 * out, and only its use is written down.
 */
export class Tickets {
  readonly #players: Pick<Players, 'useTicket'>;
  readonly #secret: string;
  readonly #now: () => number;

  constructor(players: Pick<Players, 'useTicket'>, secret: string, now: () => number) {
    this.#players = players;
    this.#secret = secret;
    this.#now = now;
  }

  give(player: PlayerId): string {
    const said = `${randomBytes(12).toString('base64url')}.${this.#now() + TICKET_MS}`;
    return `${said}.${this.#sign(said, player)}`;
  }

  /** Uses a ticket up. Was it this person's, and good? */
  async take(ticket: string, player: PlayerId): Promise<boolean> {
    const [drawn, until, signature, ...rest] = ticket.split('.');
    if (signature === undefined || rest.length > 0) return false;
    const given = Buffer.from(signature);
    const right = Buffer.from(this.#sign(`${drawn}.${until}`, player));
    if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
    return Number(until) > this.#now() && this.#players.useTicket(drawn, player, Number(until));
  }

  #sign(said: string, player: PlayerId): string {
    return createHmac('sha256', this.#secret).update(`ticket ${said} ${player}`).digest('base64url');
  }
}
