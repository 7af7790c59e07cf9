import type { Config } from '../config/config.ts';
import type { Sessions } from '../http/sessions.ts';
import type { Hub } from '../hub/hub.ts';
import type { Logger } from '../operation/logger.ts';
import type { Metrics } from '../operation/metrics.ts';
import { keepOf } from '../privacy/keep.ts';
import { PrivacyWorker } from '../privacy/worker.ts';
import type { OpenedStore } from './open-store.ts';

export interface PrivacyParts {
  readonly config: Config;
  readonly options: { readonly tidyEveryMs?: number };
  readonly store: OpenedStore;
  readonly hub: Hub;
  readonly sessions: Sessions;
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** Starts what forgets people who want it, and tidies away what is older than the operator wants it to be. */
export function openPrivacy({ config, options, store, hub, sessions, logger, metrics }: PrivacyParts) {
  const everyMs = options.tidyEveryMs;
  return new PrivacyWorker({
    store: store.privacy,
    hub,
    keep: keepOf(config),
    now: store.now,
    signedOut: (player, ids) => sessions.end(player, ids),
    count: metrics.tidied,
    report: (error) => logger.failure(error),
    ...(everyMs !== undefined && { everyMs }),
  });
}
