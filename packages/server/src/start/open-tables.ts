import type { Config } from '../config/config.ts';
import { LogAway } from '../database/failure.ts';
import type { Hub } from '../hub/hub.ts';
import type { Logger } from '../operation/logger.ts';
import type { Metrics } from '../operation/metrics.ts';
import { noteMilestones } from '../operation/milestones.ts';
import { countRefusals } from '../operation/refusal-count.ts';
import { openHub } from '../tables/open-hub.ts';
import type { OpenedStore } from './open-store.ts';

const AWAY_EVERY_MS = 5000;

/** Opens the tables on an opened store; what happens there is noted and counted for operators. */
export async function openTables(
  config: Config,
  store: OpenedStore,
  logger: Logger,
  metrics: Metrics,
): Promise<Hub> {
  const { log, board, bus, now, players } = store;
  const threads = config.SAMSARA_BOT_THREADS;
  const hub = await openHub({
    log: noteMilestones(log, logger),
    board,
    bus,
    now,
    nameOf: players.name,
    rename: players.rename,
    holidaysOf: players.holidaysOf,
    botDelay: config.SAMSARA_BOT_DELAY_MS,
    paced: config.SAMSARA_MESSAGES_PER_SECOND > 0,
    ...(threads !== null && threads > 0 && { botThreads: threads }),
    report: reportTo(logger),
  });
  metrics.watch(hub);
  return countRefusals(hub, metrics.refused);
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
