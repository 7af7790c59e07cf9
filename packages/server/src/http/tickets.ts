import { randomBytes } from 'node:crypto';
import type { PlayerId } from '../players/players.ts';

const TICKET_MS = 30_000;

/** Lets a socket in: once, soon, and for one person. */
export class Tickets {
  readonly #now: () => number;
  /** In the order in which they were given out, so that the oldest come first. */
  readonly #given = new Map<string, { player: PlayerId; until: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  give(player: PlayerId): string {
    this.#forgetOld();
    const ticket = randomBytes(24).toString('base64url');
    this.#given.set(ticket, { player, until: this.#now() + TICKET_MS });
    return ticket;
  }

  /** Uses a ticket up. Whose was it? */
  take(ticket: string): PlayerId | undefined {
    this.#forgetOld();
    const found = this.#given.get(ticket);
    this.#given.delete(ticket);
    return found?.player;
  }

  #forgetOld(): void {
    for (const [ticket, { until }] of this.#given) {
      if (until > this.#now()) return;
      this.#given.delete(ticket);
    }
  }
}
