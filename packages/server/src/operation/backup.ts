import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { copyDatabase } from '../database/backup.ts';
import { OWNER_ONLY } from '../database/private-file.ts';
import { COOKIE_SECRET } from './cookie-secret.ts';
import { DATABASE } from './folder.ts';

/**
 * Copies everything into a new file, and beside it the secret without which nobody would be known again. Put both into an
 * empty data folder as `samsara.db` and `cookie-secret` to serve from them.
 */
export async function backUp(config: Config, copy: string): Promise<void> {
  const secret = await copied(config, copy);
  // One that the operator has set belongs to the operator.
  if (secret === undefined || config.SAMSARA_COOKIE_SECRET !== null) return;
  writeFileSync(secretBeside(copy), secret, { mode: OWNER_ONLY, flag: 'wx', flush: true });
}

/** Are these names still free? */
export function isNewCopy(copy: string): boolean {
  return !existsSync(copy) && !existsSync(secretBeside(copy));
}

function secretBeside(copy: string): string {
  return `${copy}.${COOKIE_SECRET}`;
}

async function copied(config: Config, copy: string): Promise<string | undefined> {
  if (config.DATABASE_URL !== null) {
    const { copyPostgres } = await import('../database/postgres/backup.ts');
    return (await copyPostgres(config.DATABASE_URL, copy)).cookieSecret;
  }
  copyDatabase(join(config.SAMSARA_DATA_DIR, DATABASE), copy);
  const kept = join(config.SAMSARA_DATA_DIR, COOKIE_SECRET);
  return existsSync(kept) ? readFileSync(kept, 'utf8').trim() : undefined;
}
