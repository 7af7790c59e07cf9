import type { AddressInfo } from 'node:net';
import { promises as timers } from 'node:timers';
import type { Config } from '../config.ts';
import { securityFinder } from '../http/address.ts';
import { type House, limitsOf } from '../http/house.ts';
import { Identity } from '../http/identity.ts';
import { addressKey, type Limit } from '../http/limits.ts';
import { type KnownOrigins, knownOrigins } from '../http/origins.ts';
import { makeHttp } from '../http/server.ts';
import { Sessions } from '../http/sessions.ts';
import { shareLimits } from '../http/shared-limits.ts';
import { Shares } from '../http/shares.ts';
import { Tickets } from '../http/tickets.ts';
import { addSockets } from '../http/upgrade.ts';
import { LogAway } from '../log/failure.ts';
import { attachSocket } from '../socket/attach.ts';
import type { Guesses } from '../tables/hub.ts';
import { openHub } from '../tables/index.ts';
import { BUILD, buildShown } from './build.ts';
import { type Figures, makeFigures } from './figures.ts';
import { type Logger, makeLogger } from './logger.ts';
import { noteMilestones } from './milestones.ts';
import { operatorCheck } from './operators.ts';
import { countRefusals } from './refusal-count.ts';
import { sharedCheck } from './shared-check.ts';
import { type Kept, openStore, type Undo } from './store.ts';

/** A server that runs. */
export interface Running {
  readonly port: number;
  readonly logger: Logger;
  /** Lets everything that was accepted be written, tells the clients to come back, and ends. */
  stop(): Promise<void>;
}

/** What may be otherwise in a test. */
export interface Surroundings {
  readonly now?: () => number;
  /** Nothing can be written any more. */
  readonly onFailure?: (error: Error) => void;
  /** How often the sessions of open sockets are looked at. */
  readonly sessionsEveryMs?: number;
}

/** Sockets have so long to take their last messages, and then to say goodbye. */
const LAST_WORDS_MS = 50;
const GOODBYE_MS = 1000;
const AWAY_EVERY_MS = 5000;

/** Starts everything: the log, the tables, the requests, the sockets. */
export async function serve(config: Config, surroundings: Surroundings = {}): Promise<Running> {
  const undo: Undo = [];
  try {
    return await open(config, surroundings, undo);
  } catch (error) {
    await close(undo);
    throw error;
  }
}

async function close(undo: Undo): Promise<void> {
  for (let next = undo.pop(); next !== undefined; next = undo.pop()) await next();
}

async function open(config: Config, surroundings: Surroundings, undo: Undo): Promise<Running> {
  const { now: given, onFailure, sessionsEveryMs } = surroundings;
  const logger = makeLogger(config.SAMSARA_LOG_LEVEL);
  const figures = makeFigures();
  const kept = await openStore(
    config,
    {
      now: given,
      logger,
      onCommit: figures.committed,
      onFailure: (error) => {
        logger.failure(error);
        onFailure?.(error);
      },
    },
    undo,
  );
  const { log, players, check, now, secret, board, bus } = kept;
  const { name: nameOf, rename } = players;
  const hub = await openTables(config, { log, board, bus, now, nameOf, rename, logger, figures });
  undo.push(() => hub.close());
  let draining = false;
  let origins: KnownOrigins | undefined;
  const isSecure = securityFinder(config.SAMSARA_PUBLIC_ORIGIN, config.SAMSARA_TRUST_PROXY);
  const days = config.SAMSARA_SESSION_DAYS;
  const sessions = new Sessions({
    players,
    secret,
    days,
    now,
    bus,
    ...(sessionsEveryMs !== undefined && { everyMs: sessionsEveryMs }),
  });
  undo.push(() => sessions.close());
  const limits = limitsOf(config, now);
  if (!board.isAlone) undo.push(shareLimits(bus, limits));
  const house: House = {
    config,
    hub,
    log,
    players,
    identity: new Identity({ sessions, secret, isSecure, days }),
    sessions,
    figures,
    logger,
    build: BUILD,
    check: sharedCheck(check),
    isDraining: () => draining,
    now,
    isAllowed: (origin) => origins?.allows(origin) ?? false,
    isHost: (host) => origins?.isHost(host) ?? false,
    isOperator: operatorCheck(config),
    tickets: new Tickets(players, secret, now),
    shares: new Shares(secret),
    limits,
  };
  const app = makeHttp(house);
  const build = buildShown(secret);
  const sockets = addSockets(app.server, house, (socket, player, address) => {
    const guesses = guessesOf(limits.misses, addressKey(address));
    attachSocket(socket, player, hub, { ...socketOptions(config), build, guesses });
  });
  await app.listen({ host: config.SAMSARA_HOST, port: config.SAMSARA_PORT });
  const { port } = app.server.address() as AddressInfo;
  origins = knownOrigins(config, port);
  logger.note('serving', { port, build: BUILD });

  async function stop(): Promise<void> {
    draining = true;
    logger.note('draining', hub.counts());
    await hub.drain();
    // What was said last leaves when this turn of the event loop is over.
    await timers.setTimeout(LAST_WORDS_MS);
    sockets.close();
    await Promise.race([app.close(), timers.setTimeout(GOODBYE_MS)]);
    sockets.cutOff();
    await close(undo);
    logger.note('stopped');
  }
  return { port, logger, stop };
}

interface Needs extends Pick<Kept, 'log' | 'board' | 'bus' | 'now'> {
  readonly nameOf: (player: string) => Promise<string | null>;
  readonly rename: (player: string, name: string) => Promise<void>;
  readonly logger: Logger;
  readonly figures: Figures;
}

async function openTables(config: Config, { log, logger, figures, ...rest }: Needs) {
  const threads = config.SAMSARA_BOT_THREADS;
  const hub = await openHub({
    ...rest,
    log: noteMilestones(log, logger),
    botDelay: config.SAMSARA_BOT_DELAY_MS,
    paced: config.SAMSARA_MESSAGES_PER_SECOND > 0,
    ...(threads !== null && threads > 0 && { botThreads: threads }),
    report: reportTo(logger),
  });
  figures.watch(hub);
  return countRefusals(hub, figures.refused);
}

/** A database that is away concerns all tables: that is said once in a while, and not for each. */
function reportTo(logger: Logger): (error: unknown, table: string) => void {
  let quietUntil = 0;
  return (error, table) => {
    const isAway = error instanceof LogAway;
    if (isAway && performance.now() < quietUntil) return;
    if (isAway) quietUntil = performance.now() + AWAY_EVERY_MS;
    logger.failure(error, isAway || table === '' ? undefined : table);
  };
}

function guessesOf(misses: Limit, key: string): Guesses {
  return { wait: () => misses.wait(key), missed: () => misses.owe(key) };
}

function socketOptions(config: Config) {
  const without = Number.MAX_SAFE_INTEGER;
  const perSecond = config.SAMSARA_MESSAGES_PER_SECOND || without;
  return {
    perSecond,
    burst: Math.min(perSecond * 3, without),
    socketsPerPlayer: config.SAMSARA_SOCKETS_PER_PERSON || without,
  };
}
