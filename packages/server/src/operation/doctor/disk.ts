import { randomBytes } from 'node:crypto';
import { closeSync, fdatasyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, found } from './finding.ts';
import { existingAbove } from './folder.ts';

const MIB = 1024 * 1024;
const FULL_BYTES = 200 * MIB;
const NEARLY_FULL_BYTES = 1024 * MIB;
const NEARLY_FULL_SHARE = 0.05;

/** No disk that waits for its platter, its cells or its battery answers so fast; a cache that pretends does. */
const LIES_BELOW_MS = 0.02;
/** People wait for every move that long. */
const SLOW_ABOVE_MS = 100;
const WRITES = 25;

/** What Linux calls the kinds of file systems. */
const KINDS = {
  memory: [0x01021994, 0x858458f6],
  container: [0x794c7630],
  network: [0x6969, 0xff534d42, 0xfe534d42, 0x517b, 0x00c36400, 0x01021997],
} as const;

/** The disk below the data: has it room, is it one, and does it keep what it says it keeps? */
export function lookAtDisk(dataDir: string): Finding[] {
  const folder = existingAbove(dataDir);
  const { type, bsize, blocks, bavail } = statfsSync(folder);
  const kind = judgeKind(folder, type);
  const room = judgeRoom(folder, bavail * bsize, blocks * bsize);
  // Memory is fast without lying about it.
  if (kind.length > 0) return [...kind, ...room];
  return [...room, ...judgeFsync(folder, fsyncTimes(folder))];
}

export function judgeKind(folder: string, type: number): Finding[] {
  const is = (kinds: readonly number[]) => kinds.includes(type);
  if (is(KINDS.memory)) return [found('disk-is-memory', { folder })];
  if (is(KINDS.container)) return [found('disk-of-container', { folder })];
  if (is(KINDS.network)) return [found('disk-over-network', { folder })];
  return [];
}

export function judgeRoom(folder: string, free: number, all: number): Finding[] {
  const about = { folder, free: Math.floor(free / MIB) };
  if (free < FULL_BYTES) return [found('disk-full', about)];
  const isNarrow = free < NEARLY_FULL_BYTES || free < all * NEARLY_FULL_SHARE;
  return isNarrow ? [found('disk-nearly-full', about)] : [];
}

export function judgeFsync(folder: string, times: readonly number[]): Finding[] {
  if (times.length === 0) return [];
  const median = [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];
  const about = { folder, ms: Number(median.toPrecision(2)) };
  if (median < LIES_BELOW_MS) return [found('fsync-lies', about)];
  return median > SLOW_ABOVE_MS ? [found('fsync-slow', about)] : [];
}

/** Milliseconds that it took each time to get 4 KiB onto the disk; none where nothing can be written. */
export function fsyncTimes(folder: string): number[] {
  const file = join(folder, `.doctor-${randomBytes(6).toString('hex')}`);
  const page = Buffer.alloc(4096, 1);
  try {
    const opened = openSync(file, 'wx', 0o600);
    try {
      return Array.from({ length: WRITES }, (_, place) => {
        writeSync(opened, page, 0, page.length, place * page.length);
        const begun = performance.now();
        fdatasyncSync(opened);
        return performance.now() - begun;
      });
    } finally {
      closeSync(opened);
      rmSync(file);
    }
  } catch {
    return [];
  }
}
