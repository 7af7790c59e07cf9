import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promises as timers } from 'node:timers';
import type { Config } from '../config/config.ts';
import { Prover } from '../deals/prover.ts';
import { securityFinder } from '../http/address.ts';
import { applyLimits, type Dependencies, limitsOf } from '../http/dependencies.ts';
import { Identity } from '../http/identity.ts';
import { addressKey } from '../http/limits.ts';
import { GuessesFrom } from '../http/misses.ts';
import { OperatorDoor } from '../http/operator-door.ts';
import { operatorCheck } from '../http/operators.ts';
import { type KnownOrigins, knownOrigins, sharedOrigin } from '../http/origins.ts';
import { SecurityLog } from '../http/security-log.ts';
import { makeHttp } from '../http/server.ts';
import { Sessions } from '../http/sessions.ts';
import { shareLimits } from '../http/shared-limits.ts';
import { Shares } from '../http/shares.ts';
import { Tickets } from '../http/tickets.ts';
import { addSockets, type Sockets } from '../http/upgrade.ts';
import type { Hub } from '../hub/hub.ts';
import type { LimitName } from '../moderation/limits.ts';
import { Order } from '../moderation/order.ts';
import type { NameRules } from '../names/names.ts';
import type { Notices } from '../notices/notices.ts';
import type { Outside } from '../notices/outside.ts';
import { pushKeysFrom } from '../notices/push-keys.ts';
import { BUILD, buildShown } from '../operation/build.ts';
import { watchHealth } from '../operation/health.ts';
import { type Logger, makeLogger } from '../operation/logger.ts';
import { type Metrics, makeMetrics } from '../operation/metrics.ts';
import { sharedCheck } from '../operation/shared-check.ts';
import { Certificate, tlsFiles, validUntil } from '../operation/tls.ts';
import { type OutsideGames, openOutsideGames } from '../outside-games/outside-games.ts';
import { attachSocket } from '../socket/attach.ts';
import type { StartThread } from '../store/writer.ts';
import { closeTable } from './close-table.ts';
import { countHouse } from './count-house.ts';
import { openNames } from './open-names.ts';
import { openNotices } from './open-notices.ts';
import { openPrivacy } from './open-privacy.ts';
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
  /** How often it is looked whether operators have changed something elsewhere. */
  readonly orderEveryMs?: number;
  /** How often the certificate is looked at. */
  readonly lookEveryMs?: number;
  /** Where messages go instead of out into the world. */
  readonly outside?: Outside;
  /** How often it is looked for something to tidy away. */
  readonly tidyEveryMs?: number;
  /** Where something else than a thread of its own is to hold the database in a file. */
  readonly startThread?: StartThread;
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
  const outsideGames = await openOutsideGames(config.SAMSARA_GAMES, undo);
  const { now, startThread } = options;
  const storeOptions = { now, startThread, logger, onCommit: metrics.committed, onFailure };
  const store = await openStore(config, storeOptions, undo);
  const state: State = { draining: false, origins: undefined, shared: null };
  const notices = await openNotices({ config, options, store, logger, metrics, origin: () => state.shared });
  const names = openNames(config);
  const order = await openOrder(options, store, logger, undo);
  const hub = await openTables({
    config,
    store,
    order,
    standings: notices,
    logger,
    metrics,
    names,
    outsideGames,
  });
  undo.push(() => hub.close());
  undo.push(() => notices.stop());
  undo.push(countHouse({ moderation: store.moderation, node: store.board.node }, hub, metrics));
  const certificate = openCertificate(config, options, logger, metrics, undo);
  const parts = {
    config,
    certificate,
    options,
    store,
    order,
    hub,
    notices,
    names,
    outsideGames,
    logger,
    metrics,
    state,
  };
  const dependencies = assemble(parts, undo);
  const app = makeHttp(dependencies);
  const sockets = acceptSockets(app.server, dependencies, buildShown(store.secret));
  await app.listen({ host: config.SAMSARA_HOST, port: config.SAMSARA_PORT });
  const { port } = app.server.address() as AddressInfo;
  state.origins = knownOrigins(config, port);
  state.shared = sharedOrigin(config, port);
  notices.serve(hub);
  const games = outsideGames.shown.map(({ id }) => id);
  logger.note('serving', { port, build: BUILD, ...(games.length > 0 && { games: games.join(', ') }) });

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

/** The certificate with which this server ends TLS itself, if it does. */
function openCertificate(
  config: Config,
  { lookEveryMs }: ServeOptions,
  logger: Logger,
  metrics: Metrics,
  undo: Undo,
): Certificate | null {
  const files = tlsFiles(config);
  if (files === null) return null;
  const certificate = new Certificate(files, logger, lookEveryMs);
  undo.push(() => certificate.close());
  metrics.watchCertificate(() => validUntil(certificate.pair));
  return certificate;
}

/** What changes while the server runs. */
interface State {
  draining: boolean;
  /** Known once it listens. */
  origins: KnownOrigins | undefined;
  /** Where others find the server. */
  shared: string | null;
}

interface Parts {
  readonly config: Config;
  readonly certificate: Certificate | null;
  readonly options: ServeOptions;
  readonly store: OpenedStore;
  readonly order: Order;
  readonly hub: Hub;
  readonly notices: Notices;
  readonly names: NameRules;
  readonly outsideGames: OutsideGames;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly state: State;
}

/** What the requests are answered with. */
function assemble(parts: Parts, undo: Undo): Dependencies {
  const { config, certificate, options, store, order, hub, notices, logger, metrics, state } = parts;
  const { log, players, people, deals, now, secret, board, bus, moderation, reports } = store;
  const check = sharedCheck(store.check);
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
  const worker = openPrivacy({ config, options, store, hub, sessions, logger, metrics });
  undo.push(() => worker.stop());
  const prover = new Prover();
  undo.push(() => prover.close());
  const limits = limitsOf(config, now);
  if (!board.isAlone) undo.push(shareLimits(bus, limits));
  const limit = (name: LimitName) => order.limit(name) ?? config[name];
  followOrder(parts, () => applyLimits(limits, limit));
  const health = watchHealth(config, check);
  undo.push(() => health.stop());
  return {
    config,
    certificate,
    hub,
    log,
    players,
    people,
    reports,
    names: parts.names,
    outsideGames: parts.outsideGames,
    invited: (invitation) => notices.invited(invitation),
    deals,
    notices: { told: notices, kept: store.notices, key: pushKeysFrom(secret).publicKey },
    privacy: { store: store.privacy, forget: (player) => worker.forget(player) },
    prover,
    identity: new Identity({ sessions, secret, isSecure, days }),
    sessions,
    metrics,
    logger,
    security: new SecurityLog(logger, secret, now),
    build: BUILD,
    check,
    isDraining: () => state.draining,
    now,
    isAllowed: (origin) => state.origins?.allows(origin) ?? false,
    isHost: (host) => state.origins?.isHost(host) ?? false,
    isOperator: operatorCheck(config),
    tickets: new Tickets(players, secret, now),
    shares: new Shares(secret),
    limits,
    moderation,
    order,
    operatorDoor: new OperatorDoor({ moderation, secret, now, isSecure }),
    node: board.node,
    started: now(),
    health: health.now,
    limit,
  };
}

function openOrder(options: ServeOptions, store: OpenedStore, logger: Logger, undo: Undo): Promise<Order> {
  const { moderation, now, board } = store;
  const everyMs = options.orderEveryMs;
  const report = (error: unknown) => logger.failure(error);
  const opened = Order.open({
    moderation,
    now,
    node: board.node,
    report,
    ...(everyMs !== undefined && { everyMs }),
  });
  return opened.then((order) => {
    undo.push(() => order.stop());
    return order;
  });
}

/** What operators have decided is done at once, and whenever they change it. */
function followOrder({ order, hub, logger, store }: Parts, changeLimits: () => void): void {
  const { moderation } = store;
  const follow = () => {
    changeLimits();
    hub.rest(order.isResting());
    for (const closing of order.closings())
      void closeTable(moderation, hub, closing).catch((error) => logger.failure(error));
  };
  order.listen(follow);
  follow();
}

function acceptSockets(server: Server, dependencies: Dependencies, build: string): Sockets {
  const { hub, limits, metrics } = dependencies;
  return addSockets(server, dependencies, (socket, stream, player, address, version) => {
    const guesses = new GuessesFrom(limits, addressKey(address));
    attachSocket(socket, stream, player, hub, {
      ...socketOptions(dependencies.limit),
      build,
      version,
      guesses,
      counts: metrics,
      address,
    });
  });
}

function socketOptions(limit: Dependencies['limit']) {
  const without = Number.MAX_SAFE_INTEGER;
  const perSecond = limit('SAMSARA_MESSAGES_PER_SECOND') || without;
  return {
    perSecond,
    burst: Math.min(perSecond * 3, without),
    socketsPerPlayer: limit('SAMSARA_SOCKETS_PER_PERSON') || without,
  };
}
