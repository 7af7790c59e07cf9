import type { Bus } from '../cluster/bus.ts';
import type { Limits } from './dependencies.ts';
import type { Limit } from './limits.ts';

const EVERY_MS = 1000;

/**
 * Whoever asks at several nodes has one limit: nodes tell each other every second what was used up. If that gets lost,
 * somebody may do a little more for a while.
 */
export function shareLimits(bus: Bus, limits: Limits): () => void {
  const named = Object.entries(limits) as [string, Limit][];
  bus.listen(({ spent = [] }) => {
    for (const [name, key, count] of spent) {
      for (const [own, limit] of named) if (own === name) limit.spend(key, count);
    }
  });
  const tell = () => {
    const spent = named.flatMap(([name, limit]) =>
      limit.untold().map(([key, count]) => [name, key, count] as const),
    );
    if (spent.length > 0) bus.publish({ spent });
  };
  tell(); // From now on what is taken is remembered.
  const timer = setInterval(tell, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
