import type { IncomingMessage } from 'node:http';
import type { Me } from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import type { Config } from '../config/config.ts';
import type { Deals } from '../deals/deals.ts';
import type { Prover } from '../deals/prover.ts';
import type { Hub } from '../hub/hub.ts';
import type { Log } from '../log/log.ts';
import type { Logger } from '../operation/logger.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { Players } from '../players/players.ts';
import type { Identity } from './identity.ts';
import { Limit } from './limits.ts';
import type { Sessions } from './sessions.ts';
import type { Shares } from './shares.ts';
import type { Tickets } from './tickets.ts';

/** What the requests are answered with. */
export interface Dependencies {
  readonly config: Config;
  readonly hub: Hub;
  readonly log: Pick<Log, 'promises'>;
  readonly players: Players;
  readonly deals: Deals;
  readonly prover: Pick<Prover, 'prove'>;
  readonly identity: Identity;
  readonly sessions: Sessions;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly build: string;
  /** Resolves if something can be written just now. */
  readonly check: () => Promise<void>;
  readonly isDraining: () => boolean;
  readonly now: () => number;
  /** From which requests may change something. */
  readonly isAllowed: (origin: string | undefined) => boolean;
  /** Is the server called so? */
  readonly isHost: (host: string | undefined) => boolean;
  /** May this request learn what is for operators alone? */
  readonly isOperator: (request: IncomingMessage) => boolean;
  readonly tickets: Tickets;
  readonly shares: Shares;
  readonly limits: Limits;
}

export interface Limits {
  readonly address: Limit;
  readonly person: Limit;
  /** New guests of an address. */
  readonly guests: Limit;
  /** New tables of a person. */
  readonly tables: Limit;
  /** New tables of an address. */
  readonly addressTables: Limit;
  /** Results of a person that were played again and found untrue. */
  readonly deals: Limit;
  /** Those of an address. */
  readonly addressDeals: Limit;
  /** Tables that were named from an address and are not there: whoever does so often is guessing. */
  readonly misses: Limit;
  /** Carry codes and passkeys tried from an address. */
  readonly attempts: Limit;
}

const MINUTE = 60;
const HOUR = 3600;
const ATTEMPTS_PER_MINUTE = 20;
/** Nobody has any in earnest, but what an old page sends is untrue too. */
const UNTRUE_DEALS_PER_HOUR = 20;
/** An address may make as many tables as so many people, and send as many untrue results. */
const PEOPLE_AT_AN_ADDRESS = 10;
/** One miss for so many requests that are allowed: 30 a minute by default. */
const REQUESTS_PER_MISS = 40;

export function limitsOf(config: Config, now: () => number): Limits {
  return {
    address: new Limit(config.SAMSARA_ADDRESS_REQUESTS_PER_MINUTE, MINUTE, now),
    person: new Limit(config.SAMSARA_PERSON_REQUESTS_PER_MINUTE, MINUTE, now),
    guests: new Limit(config.SAMSARA_ADDRESS_GUESTS_PER_MINUTE, MINUTE, now),
    tables: new Limit(config.SAMSARA_PERSON_TABLES_PER_HOUR, HOUR, now),
    addressTables: new Limit(config.SAMSARA_PERSON_TABLES_PER_HOUR * PEOPLE_AT_AN_ADDRESS, HOUR, now),
    deals: new Limit(UNTRUE_DEALS_PER_HOUR, HOUR, now),
    addressDeals: new Limit(UNTRUE_DEALS_PER_HOUR * PEOPLE_AT_AN_ADDRESS, HOUR, now),
    misses: new Limit(config.SAMSARA_ADDRESS_REQUESTS_PER_MINUTE / REQUESTS_PER_MISS, MINUTE, now),
    attempts: new Limit(ATTEMPTS_PER_MINUTE, MINUTE, now),
  };
}

/** How a person is shown to itself. */
export async function me(players: Players, player: PlayerId): Promise<Me> {
  const [name, passkeys] = await Promise.all([players.name(player), players.passkeysOf(player)]);
  return { name, passkeys: passkeys.length };
}
