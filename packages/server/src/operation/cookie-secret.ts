import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OWNER_ONLY } from '../database/private-file.ts';

/** The name under which a data folder keeps the secret. */
export const COOKIE_SECRET = 'cookie-secret';

/** The secret that signs the cookies: kept in the data folder for the server alone, and made when it is missing. */
export function cookieSecret(dataDir: string): string {
  const file = join(dataDir, COOKIE_SECRET);
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: OWNER_ONLY, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new Error(`${file} holds no secret; delete it to have a new one made`);
  return secret;
}
