import type { Config } from '../config.ts';
import type { Log } from '../log/log.ts';
import type { Figures } from '../operation/figures.ts';
import type { Logger } from '../operation/logger.ts';
import type { PlayerId, Players } from '../players/players.ts';
import type { Hub } from '../tables/hub.ts';
import type { Identity } from './identity.ts';
import { Limit } from './limits.ts';
import type { Tickets } from './tickets.ts';

/** What the requests are answered with. */
export interface House {
  readonly config: Config;
  readonly hub: Hub;
  readonly log: Pick<Log, 'promises'>;
  readonly players: Players;
  readonly identity: Identity;
  readonly figures: Figures;
  readonly logger: Logger;
  readonly build: string;
  /** Resolves if something can be written just now. */
  readonly check: () => Promise<void>;
  readonly isDraining: () => boolean;
  readonly now: () => number;
  /** From which requests may change something. */
  readonly isAllowed: (origin: string | undefined) => boolean;
  readonly tickets: Tickets;
  readonly limits: Limits;
}

export interface Limits {
  readonly address: Limit;
  readonly person: Limit;
  /** New guests of an address. */
  readonly guests: Limit;
  /** New tables of a person. */
  readonly tables: Limit;
  /** Carry codes and passkeys tried from an address. */
  readonly attempts: Limit;
}

const MINUTE = 60;
const HOUR = 3600;
const ATTEMPTS_PER_MINUTE = 20;

export function limitsOf(config: Config, now: () => number): Limits {
  return {
    address: new Limit(config.SAMSARA_ADDRESS_REQUESTS_PER_MINUTE, MINUTE, now),
    person: new Limit(config.SAMSARA_PERSON_REQUESTS_PER_MINUTE, MINUTE, now),
    guests: new Limit(config.SAMSARA_ADDRESS_GUESTS_PER_MINUTE, MINUTE, now),
    tables: new Limit(config.SAMSARA_PERSON_TABLES_PER_HOUR, HOUR, now),
    attempts: new Limit(ATTEMPTS_PER_MINUTE, MINUTE, now),
  };
}

/** How a person is shown to itself. */
export async function me(
  players: Players,
  player: PlayerId,
): Promise<{ name: string | null; passkeys: number }> {
  const [name, passkeys] = await Promise.all([players.name(player), players.passkeysOf(player)]);
  return { name, passkeys: passkeys.length };
}
