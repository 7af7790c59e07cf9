import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

export function secretBeside(copy: string): string {
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

/** A copy in a folder of copies is named by when it was made, so that names sort by age. */
const DATED = /^samsara-\d{4}-\d{2}-\d{2}T\d{6}Z\.db$/;

/** The name of a copy that is made now in a folder of copies. */
export function datedCopy(folder: string, now: number): string {
  const at = new Date(now).toISOString().replace(/:/g, '').replace(/\.\d+/, '');
  return join(folder, `samsara-${at}.db`);
}

/** The copies in a folder, the newest first. */
export function copiesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => DATED.test(name))
    .sort()
    .reverse()
    .map((name) => join(folder, name));
}

/** Deletes all copies but the newest ones, with their secrets; gives back which. Nothing else in the folder is touched. */
export function dropOldCopies(folder: string, kept: number): string[] {
  const old = copiesIn(folder).slice(kept);
  for (const copy of old) for (const file of [copy, secretBeside(copy)]) rmSync(file, { force: true });
  return old;
}
