import { GameUnknown } from '@samsara/table';
import type { Config } from '../config/config.ts';
import { LogAway } from '../database/failure.ts';
import type { Hub } from '../hub/hub.ts';
import type { StandingWatch } from '../hub/standing.ts';
import type { Order } from '../moderation/order.ts';
import type { NameRules } from '../names/names.ts';
import type { Logger } from '../operation/logger.ts';
import type { Metrics } from '../operation/metrics.ts';
import { noteMilestones } from '../operation/milestones.ts';
import type { OutsideGames } from '../outside-games/outside-games.ts';
import { keepOf } from '../privacy/keep.ts';
import { openHub } from '../tables/open-hub.ts';
import { keepOrder } from './keep-order.ts';
import type { OpenedStore } from './open-store.ts';

const AWAY_EVERY_MS = 5000;
const DAY_MS = 86_400_000;

export interface TablesParts {
  readonly config: Config;
  readonly store: OpenedStore;
  readonly order: Order;
  readonly standings: StandingWatch;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly names: NameRules;
  readonly outsideGames: Pick<OutsideGames, 'rules'>;
}

/** Opens the tables on an opened store; what happens there is noted and counted for operators. */
export async function openTables(parts: TablesParts): Promise<Hub> {
  const { config, store, order, standings, logger, metrics, names, outsideGames } = parts;
  const { log, board, bus, now, players, people } = store;
  const threads = config.SAMSARA_BOT_THREADS;
  const { unfinished } = keepOf(config);
  const hub = await openHub({
    log: noteMilestones(log, logger),
    board,
    bus,
    now,
    nameOf: players.name,
    rename: players.rename,
    holidaysOf: players.holidaysOf,
    plans: { at: players.plansAt, keep: players.keepPlans },
    blocksOf: people.apartFrom,
    whyNotNamed: names.whyNotAmong,
    standings,
    botDelay: config.SAMSARA_BOT_DELAY_MS,
    ...(config.SAMSARA_MAX_TABLES > 0 && { manyAwake: config.SAMSARA_MAX_TABLES / 2 }),
    paced: config.SAMSARA_MESSAGES_PER_SECOND > 0,
    perMinute: (kind) => order.limit(PER_MINUTE[kind]) ?? config[PER_MINUTE[kind]],
    ...(threads !== null && threads > 0 && { botThreads: threads }),
    outsideRules: outsideGames.rules,
    report: reportTo(logger),
    abandonedAfterMs: unfinished === null ? null : unfinished * DAY_MS,
  });
  metrics.watch(hub);
  return keepOrder(hub, order);
}

const PER_MINUTE = { talk: 'SAMSARA_TALK_PER_MINUTE', wish: 'SAMSARA_WISHES_PER_MINUTE' } as const;

/** A database that is away concerns all tables: that is said once in a while, and not for each. */
function reportTo(logger: Logger): (error: unknown, table: string) => void {
  let quietUntil = 0;
  return (error, table) => {
    if (error instanceof GameUnknown) return logger.warning('game-unknown', { table, game: error.game });
    const isAway = error instanceof LogAway;
    if (isAway && performance.now() < quietUntil) return;
    if (isAway) quietUntil = performance.now() + AWAY_EVERY_MS;
    logger.failure(error, isAway || table === '' ? undefined : table);
  };
}
