export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Does something `count` times, so many at once; gives the results in order. */
export async function inBatches<T>(
  count: number,
  atOnce: number,
  task: (i: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = new Array(count);
  let next = 0;
  const work = async () => {
    while (next < count) {
      const i = next++;
      results[i] = await task(i);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, work));
  return results;
}

/** The value below which a share of a sorted list lies. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Tries something again while the server is away. */
export async function retryWhileAway<T>(task: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await task();
    } catch (error) {
      if (tries === TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

const TRIES = 100;
const PAUSE_MS = 100;
