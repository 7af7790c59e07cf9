import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Players, Session } from '../players/players.ts';

const TICKET_MS = 30_000;

/**
 * Lets a socket in: once, soon, and from one device of a person. A ticket is signed, so that any node can read what another has given
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

  give(session: Session): string {
    const drawn = randomBytes(12).toString('base64url');
    const said = `${drawn}.${this.#now() + TICKET_MS}.${this.#owner(drawn, session)}`;
    return `${said}.${this.#sign(said)}`;
  }

  /** Uses a ticket up. Was it good, and this session's? */
  async take(ticket: string, session: Session | undefined): Promise<boolean> {
    const [drawn, until, owner, signature, ...rest] = ticket.split('.');
    if (signature === undefined || rest.length > 0) return false;
    if (!isEqual(signature, this.#sign(`${drawn}.${until}.${owner}`))) return false;
    if (Number(until) <= this.#now() || !(await this.#players.useTicket(drawn, Number(until)))) return false;
    return session !== undefined && isEqual(owner, this.#owner(drawn, session));
  }

  /** Whose ticket it is, for those who know the session already. */
  #owner(drawn: string, { id }: Session): string {
    return this.#sign(`${drawn} for ${id}`);
  }

  #sign(said: string): string {
    return createHmac('sha256', this.#secret).update(`ticket ${said}`).digest('base64url');
  }
}

function isEqual(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
