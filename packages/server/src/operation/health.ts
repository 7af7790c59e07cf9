import { promises } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { House } from '@samsara/protocol';
import type { Config } from '../config/config.ts';

export type Health = Pick<House, 'database' | 'loop' | 'memory_bytes' | 'disk'>;

const RESOLUTION_MS = 20;
const FORGET_MS = 60_000;
const NS_PER_MS = 1e6;

/** Watches how the process and what it stands on are, until it is told to stop. */
export function watchHealth(
  config: Config,
  check: () => Promise<void>,
): { readonly now: () => Promise<Health>; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const timer = setInterval(() => delay.reset(), FORGET_MS);
  timer.unref();
  const late = (percentile: number) =>
    Math.max(0, Math.round(delay.percentile(percentile) / NS_PER_MS) - RESOLUTION_MS);
  return {
    async now() {
      return {
        database: {
          kind: config.DATABASE_URL === null ? 'embedded' : 'postgres',
          write_ms: await timeOf(check),
        },
        loop: { p50_ms: late(50), p99_ms: late(99) },
        memory_bytes: process.memoryUsage.rss(),
        disk: await diskOf(config.SAMSARA_DATA_DIR),
      };
    },
    stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
}

async function timeOf(check: () => Promise<void>): Promise<number | null> {
  const start = performance.now();
  try {
    await check();
    return Math.round(performance.now() - start);
  } catch {
    return null;
  }
}

async function diskOf(folder: string): Promise<House['disk']> {
  try {
    const { bavail, blocks, bsize } = await promises.statfs(folder);
    return { free_bytes: bavail * bsize, all_bytes: blocks * bsize };
  } catch {
    return null;
  }
}
