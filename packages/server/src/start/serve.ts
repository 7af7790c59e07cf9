import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promises as timers } from 'node:timers';
import type { Config } from '../config/config.ts';
import { Prover } from '../deals/prover.ts';
import { securityFinder } from '../http/address.ts';
import { type Dependencies, limitsOf } from '../http/dependencies.ts';
import { Identity } from '../http/identity.ts';
import { addressKey, type Limit } from '../http/limits.ts';
import { operatorCheck } from '../http/operators.ts';
import { type KnownOrigins, knownOrigins } from '../http/origins.ts';
import { makeHttp } from '../http/server.ts';
import { Sessions } from '../http/sessions.ts';
import { shareLimits } from '../http/shared-limits.ts';
import { Shares } from '../http/shares.ts';
import { Tickets } from '../http/tickets.ts';
import { addSockets, type Sockets } from '../http/upgrade.ts';
import type { Guesses, Hub } from '../hub/hub.ts';
import { BUILD, buildShown } from '../operation/build.ts';
import { type Logger, makeLogger } from '../operation/logger.ts';
import { type Metrics, makeMetrics } from '../operation/metrics.ts';
import { sharedCheck } from '../operation/shared-check.ts';
import { attachSocket } from '../socket/attach.ts';
import { type OpenedStore, openStore, type Undo } from './open-store.ts';
import { openTables } from './open-tables.ts';

/** A server that runs. */
export interface Running {
  readonly port: number;
  readonly logger: Logger;
  /** Lets everything that was accepted be written, tells the clients to come back, and ends. */
  stop(): Promise<void>;
}

/** What may be otherwise in a test. */
export interface ServeOptions {
  readonly now?: () => number;
  /** Nothing can be written any more. */
  readonly onFailure?: (error: Error) => void;
  /** How often the sessions of open sockets are looked at. */
  readonly sessionsEveryMs?: number;
}

/** Sockets have so long to take their last messages, and then to say goodbye. */
const LAST_WORDS_MS = 50;
const GOODBYE_MS = 1000;

/** Starts everything: the log, the tables, the requests, the sockets. */
export async function serve(config: Config, options: ServeOptions = {}): Promise<Running> {
  const undo: Undo = [];
  try {
    return await open(config, options, undo);
  } catch (error) {
    await close(undo);
    throw error;
  }
}

async function close(undo: Undo): Promise<void> {
  for (let next = undo.pop(); next !== undefined; next = undo.pop()) await next();
}

async function open(config: Config, options: ServeOptions, undo: Undo): Promise<Running> {
  const logger = makeLogger(config.SAMSARA_LOG_LEVEL);
  const metrics = makeMetrics();
  const onFailure = (error: Error) => {
    logger.failure(error);
    options.onFailure?.(error);
  };
  const storeOptions = { now: options.now, logger, onCommit: metrics.committed, onFailure };
  const store = await openStore(config, storeOptions, undo);
  const hub = await openTables(config, store, logger, metrics);
  undo.push(() => hub.close());
  const state: State = { draining: false, origins: undefined };
  const dependencies = assemble({ config, options, store, hub, logger, metrics, state }, undo);
  const app = makeHttp(dependencies);
  const sockets = acceptSockets(app.server, dependencies, buildShown(store.secret));
  await app.listen({ host: config.SAMSARA_HOST, port: config.SAMSARA_PORT });
  const { port } = app.server.address() as AddressInfo;
  state.origins = knownOrigins(config, port);
  logger.note('serving', { port, build: BUILD });

  async function stop(): Promise<void> {
    state.draining = true;
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

/** What changes while the server runs. */
interface State {
  draining: boolean;
  /** Known once it listens. */
  origins: KnownOrigins | undefined;
}

interface Parts {
  readonly config: Config;
  readonly options: ServeOptions;
  readonly store: OpenedStore;
  readonly hub: Hub;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly state: State;
}

/** What the requests are answered with. */
function assemble({ config, options, store, hub, logger, metrics, state }: Parts, undo: Undo): Dependencies {
  const { log, players, deals, check, now, secret, board, bus } = store;
  const days = config.SAMSARA_SESSION_DAYS;
  const everyMs = options.sessionsEveryMs;
  const isSecure = securityFinder(config.SAMSARA_PUBLIC_ORIGIN, config.SAMSARA_TRUST_PROXY);
  const sessions = new Sessions({
    players,
    secret,
    days,
    now,
    bus,
    ...(everyMs !== undefined && { everyMs }),
  });
  undo.push(() => sessions.close());
  const prover = new Prover();
  undo.push(() => prover.close());
  const limits = limitsOf(config, now);
  if (!board.isAlone) undo.push(shareLimits(bus, limits));
  return {
    config,
    hub,
    log,
    players,
    deals,
    prover,
    identity: new Identity({ sessions, secret, isSecure, days }),
    sessions,
    metrics,
    logger,
    build: BUILD,
    check: sharedCheck(check),
    isDraining: () => state.draining,
    now,
    isAllowed: (origin) => state.origins?.allows(origin) ?? false,
    isHost: (host) => state.origins?.isHost(host) ?? false,
    isOperator: operatorCheck(config),
    tickets: new Tickets(players, secret, now),
    shares: new Shares(secret),
    limits,
  };
}

function acceptSockets(server: Server, dependencies: Dependencies, build: string): Sockets {
  const { config, hub, limits } = dependencies;
  return addSockets(server, dependencies, (socket, player, address) => {
    const guesses = guessesOf(limits.misses, addressKey(address));
    attachSocket(socket, player, hub, { ...socketOptions(config), build, guesses });
  });
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
