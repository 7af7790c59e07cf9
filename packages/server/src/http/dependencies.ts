import type { IncomingMessage } from 'node:http';
import type { Me } from '@samsara/protocol';
import type { PlayerId } from '@samsara/table';
import type { Config } from '../config/config.ts';
import type { Deals } from '../deals/deals.ts';
import type { Prover } from '../deals/prover.ts';
import type { Hub } from '../hub/hub.ts';
import type { Log } from '../log/log.ts';
import type { LimitName } from '../moderation/limits.ts';
import type { Moderation } from '../moderation/moderation.ts';
import type { Order } from '../moderation/order.ts';
import type { NameRules } from '../names/names.ts';
import type { NoticeStore } from '../notices/in-database.ts';
import type { Notices } from '../notices/notices.ts';
import type { Health } from '../operation/health.ts';
import type { Logger } from '../operation/logger.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { Certificate } from '../operation/tls.ts';
import type { OutsideGames } from '../outside-games/outside-games.ts';
import type { People } from '../people/people.ts';
import type { Players } from '../players/players.ts';
import type { PrivacyStore } from '../privacy/in-database.ts';
import type { Reports } from '../reports/reports.ts';
import type { Identity } from './identity.ts';
import { Limit } from './limits.ts';
import type { OperatorDoor } from './operator-door.ts';
import type { SecurityLog } from './security-log.ts';
import type { Sessions } from './sessions.ts';
import type { Shares } from './shares.ts';
import type { Tickets } from './tickets.ts';

/** What the requests are answered with. */
export interface Dependencies {
  readonly config: Config;
  /** With which the server ends TLS itself; null where it does not. */
  readonly certificate: Certificate | null;
  readonly hub: Hub;
  readonly log: Pick<Log, 'promises' | 'index' | 'endedOf'>;
  readonly players: Players;
  readonly people: People;
  readonly reports: Reports;
  readonly names: Pick<NameRules, 'whyNot'>;
  /** Somebody was invited to a table: `by` is what the one who invites is called there. */
  readonly invited: Invited;
  readonly deals: Deals;
  readonly notices: NoticesKept;
  readonly privacy: {
    readonly store: PrivacyStore;
    /** Deletes a person; true when their tables have forgotten them, else that goes on. */
    readonly forget: (player: PlayerId) => Promise<boolean>;
  };
  /** Those that the operator has added to ours. */
  readonly outsideGames: Pick<OutsideGames, 'shown' | 'modules'>;
  readonly prover: Pick<Prover, 'prove'>;
  readonly identity: Identity;
  readonly sessions: Sessions;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly security: SecurityLog;
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
  readonly moderation: Moderation;
  readonly order: Order;
  readonly operatorDoor: OperatorDoor;
  /** This node, and when it started. */
  readonly node: string;
  readonly started: number;
  /** How the process and what it stands on are. */
  readonly health: () => Promise<Health>;
  /** A limit as it holds just now. */
  readonly limit: (name: LimitName) => number;
}

/** What people are told while their page is closed. */
export interface NoticesKept {
  readonly told: Pick<Notices, 'refresh' | 'test' | 'invited'>;
  readonly kept: NoticeStore;
  /** The key that subscriptions are made for. */
  readonly key: string;
}
/** Hears of an invitation that is kept. */
export type Invited = (invitation: {
  readonly player: PlayerId;
  readonly by: string;
  readonly code: string;
  readonly game: string;
}) => void;

export interface Limits {
  /** All requests of an address, those for files of the page included. */
  readonly everything: Limit;
  /** Those that are more than reading a file. */
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
  /** The same while many addresses do so. */
  readonly fewMisses: Limit;
  /** Those of all addresses together. */
  readonly allMisses: Limit;
  /** Messages that somebody sends to themselves. */
  readonly tests: Limit;
  /** Invitations of a person, and new groups. */
  readonly invitations: Limit;
  readonly groups: Limit;
  /** Files of everything about a person. */
  readonly exports: Limit;
  /** Reports and blocks of a person. */
  readonly reports: Limit;
  readonly blocks: Limit;
  /** People of an address who delete themselves: all tables are looked through for each. */
  readonly deletions: Limit;
  /** Carry codes and passkeys tried from an address. */
  readonly attempts: Limit;
}

const MINUTE = 60;
const HOUR = 3600;
const ATTEMPTS_PER_MINUTE = 20;
const TESTS_PER_HOUR = 20;
/** Nobody has any in earnest, but what an old page sends is untrue too. */
const UNTRUE_DEALS_PER_HOUR = 20;
const INVITATIONS_PER_HOUR = 60;
const GROUPS_PER_HOUR = 10;
const EXPORTS_PER_HOUR = 6;
const REPORTS_PER_HOUR = 20;
const BLOCKS_PER_HOUR = 60;
const DELETIONS_PER_HOUR = 10;
/** An address may make as many tables as so many people, and send as many untrue results. */
const PEOPLE_AT_AN_ADDRESS = 10;
/** So many more files than requests: a class of 30 that comes for the first time fetches a few thousand at once. */
const FILES_PER_REQUEST = 10;
/** One miss for so many requests that are allowed: 30 a minute by default. */
const REQUESTS_PER_MISS = 100;
/** As many misses as ten addresses may have are no accident any more: from then on each has a few an hour. */
const GUESSING_ADDRESSES = 10;
const FEW_MISSES_PER_HOUR = 10;

/** What the configuration says, or an operator in its place, reaches the limits that follow from it. */
export function applyLimits(limits: Limits, limit: (name: LimitName) => number): void {
  const perAddress = limit('SAMSARA_ADDRESS_REQUESTS_PER_MINUTE');
  limits.everything.set(perAddress * FILES_PER_REQUEST);
  limits.address.set(perAddress);
  limits.misses.set(perAddress / REQUESTS_PER_MISS);
  limits.fewMisses.set(perAddress === 0 ? 0 : FEW_MISSES_PER_HOUR);
  limits.allMisses.set((perAddress / REQUESTS_PER_MISS) * MINUTE * GUESSING_ADDRESSES);
  limits.person.set(limit('SAMSARA_PERSON_REQUESTS_PER_MINUTE'));
  limits.guests.set(limit('SAMSARA_ADDRESS_GUESTS_PER_MINUTE'));
  limits.tables.set(limit('SAMSARA_PERSON_TABLES_PER_HOUR'));
  limits.addressTables.set(limit('SAMSARA_PERSON_TABLES_PER_HOUR') * PEOPLE_AT_AN_ADDRESS);
}

export function limitsOf(config: Config, now: () => number): Limits {
  const perMinute = (most = 0) => new Limit(most, MINUTE, now);
  const perHour = (most = 0) => new Limit(most, HOUR, now);
  const limits = {
    everything: perMinute(),
    address: perMinute(),
    person: perMinute(),
    guests: perMinute(),
    tables: perHour(),
    addressTables: perHour(),
    deals: perHour(UNTRUE_DEALS_PER_HOUR),
    addressDeals: perHour(UNTRUE_DEALS_PER_HOUR * PEOPLE_AT_AN_ADDRESS),
    misses: perMinute(),
    fewMisses: perHour(),
    allMisses: perHour(),
    tests: perHour(TESTS_PER_HOUR),
    invitations: perHour(INVITATIONS_PER_HOUR),
    groups: perHour(GROUPS_PER_HOUR),
    exports: perHour(EXPORTS_PER_HOUR),
    reports: perHour(REPORTS_PER_HOUR),
    blocks: perHour(BLOCKS_PER_HOUR),
    deletions: perHour(DELETIONS_PER_HOUR),
    attempts: perMinute(ATTEMPTS_PER_MINUTE),
  };
  applyLimits(limits, (name) => config[name]);
  return limits;
}

/** How a person is shown to itself. */
export async function me(players: Players, player: PlayerId): Promise<Me> {
  const [name, passkeys] = await Promise.all([players.name(player), players.passkeysOf(player)]);
  return { name, passkeys: passkeys.length };
}
