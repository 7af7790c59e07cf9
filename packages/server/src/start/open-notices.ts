import type { Config } from '../config/config.ts';
import { Notices } from '../notices/notices.ts';
import { type Outside, outside } from '../notices/outside.ts';
import { pushKeysFrom } from '../notices/push-keys.ts';
import type { Logger } from '../operation/logger.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { OpenedStore } from './open-store.ts';

export interface NoticesParts {
  readonly config: Config;
  readonly options: { readonly outside?: Outside };
  readonly store: OpenedStore;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Where people find this server. */
  readonly origin: () => string | null;
}

/** A push service wants somebody to write to; where nobody is named and nothing is public, it is told so. */
const NOBODY = 'mailto:nobody@samsara.invalid';

/** Opens what tells people things while their page is closed; nothing is sent before it serves. */
export function openNotices(parts: NoticesParts): Promise<Notices> {
  const { config, options, store, logger, metrics, origin } = parts;
  const keys = pushKeysFrom(store.secret);
  const publicly = config.SAMSARA_PUBLIC_ORIGIN?.startsWith('https:') ? config.SAMSARA_PUBLIC_ORIGIN : NOBODY;
  const contact = config.SAMSARA_PUSH_CONTACT ?? publicly;
  return Notices.open({
    store: store.notices,
    now: store.now,
    schedule: onTimer,
    outside: options.outside ?? outside(),
    stationery: () => ({ keys, contact, origin: origin() }),
    count: metrics.noticed,
    report: (error) => logger.failure(error),
  });
}

/** Nothing waits for it when the process ends. */
function onTimer(ms: number, what: () => void): () => void {
  const timer = setTimeout(what, ms);
  timer.unref();
  return () => clearTimeout(timer);
}
