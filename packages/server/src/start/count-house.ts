import type { Hub } from '../hub/hub.ts';
import type { Moderation } from '../moderation/moderation.ts';
import type { Metrics } from '../operation/metrics.ts';

const EVERY_MS = 60_000;

/** Writes once a minute how much was going on, by the hour; the rest is told when it ends. */
export function countHouse(
  { moderation, node }: { readonly moderation: Moderation; readonly node: string },
  hub: Pick<Hub, 'counts' | 'connected'>,
  metrics: Pick<Metrics, 'refusals'>,
  everyMs = EVERY_MS,
): () => Promise<void> {
  let told = { moves: 0, refusals: 0 };
  const count = async () => {
    const { playing, moves } = hub.counts();
    const now = { moves, refusals: metrics.refusals() };
    const sums = { moves: now.moves - told.moves, refusals: now.refusals - told.refusals };
    told = now;
    await moderation.count(node, sums, { tables: playing, people: hub.connected().size });
  };
  const timer = setInterval(() => void count().catch(() => {}), everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await count().catch(() => {});
  };
}
