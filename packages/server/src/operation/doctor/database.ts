import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NewerDatabase, openForReading, versionOf } from '../../database/database.ts';
import { LogAway, UnsafeDatabase } from '../../database/failure.ts';
import { MIGRATIONS } from '../../database/migrations.ts';
import { DATABASE } from '../folder.ts';
import { type Finding, found } from './finding.ts';

/** Clocks differ by so much without anybody noticing. */
const TOLERATED_MS = 2000;
/** A node has seven connections, and one more while it starts. */
const CONNECTIONS_OF_A_NODE = 8;

/** The file that a server has for itself; opened for reading, also beside a server that runs. */
export function lookAtFile(dataDir: string, now: number): Finding[] {
  const file = join(dataDir, DATABASE);
  if (!existsSync(file)) return [];
  try {
    const database = openForReading(file);
    try {
      const version = versionOf(database);
      if (version === 0) return [];
      const older = version < MIGRATIONS.length ? [found('database-older', { name: file })] : [];
      const [row] = database.prepare('select at from heartbeat').all() as { at: number }[];
      return [...older, ...judgeClock(row?.at, now)];
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof NewerDatabase) return [found('database-newer', { name: file })];
    return [found('database-spoilt', { file, why: error instanceof Error ? error.message : String(error) })];
  }
}

/** Nothing can have been written in the future. */
function judgeClock(written: number | undefined, now: number): Finding[] {
  if (written === undefined || written <= now + TOLERATED_MS) return [];
  return [found('clock-behind', { seconds: Math.round((written - now) / 1000) })];
}

/** The PostgreSQL that nodes share. */
export async function lookAtPostgres(url: string): Promise<Finding[]> {
  const { examinePostgres } = await import('../../database/postgres/examine.ts');
  try {
    const seen = await examinePostgres(url);
    return [
      ...(seen.form === 'newer' ? [found('database-newer', { name: 'PostgreSQL' })] : []),
      ...(seen.form === 'older' ? [found('database-older', { name: 'PostgreSQL' })] : []),
      ...(Math.abs(seen.aheadMs) > TOLERATED_MS
        ? [found('clock-differs', { seconds: Math.round(seen.aheadMs / 1000) })]
        : []),
      ...(seen.freeConnections < CONNECTIONS_OF_A_NODE
        ? [found('few-connections', { free: seen.freeConnections, needed: CONNECTIONS_OF_A_NODE })]
        : []),
      ...(seen.hasStandby ? [] : [found('database-alone')]),
    ];
  } catch (error) {
    if (error instanceof UnsafeDatabase)
      return [found('database-unsafe', { settings: error.settings.join(', ') })];
    if (error instanceof LogAway) return [found('database-away', { why: error.message })];
    throw error;
  }
}
