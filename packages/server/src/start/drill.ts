import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../config/config.ts';
import { secretBeside } from '../operation/backup.ts';
import { type Checked, checkDatabase } from '../operation/check.ts';
import { COOKIE_SECRET } from '../operation/cookie-secret.ts';
import { DATABASE } from '../operation/folder.ts';
import { serve } from './serve.ts';

export interface Drilled extends Checked {
  /** Did a server start from it and say that it is ready? */
  readonly serves: boolean;
  /** Is the secret beside it, or set by the operator? Otherwise everybody would be a new guest. */
  readonly hasSecret: boolean;
  readonly seconds: number;
}

/**
 * The way back from a backup, walked to its end in a folder of its own: restored, every link worked out again, and served from
 * on loopback. Nothing is sent to anybody, and nothing of it stays.
 */
export async function drill(config: Config, copy: string): Promise<Drilled> {
  const begun = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'samsara-drill-'));
  try {
    copyFileSync(copy, join(folder, DATABASE));
    const secret = secretBeside(copy);
    if (existsSync(secret)) copyFileSync(secret, join(folder, COOKIE_SECRET));
    const hasSecret = existsSync(secret) || config.SAMSARA_COOKIE_SECRET !== null;
    const checked = await checkDatabase(join(folder, DATABASE));
    const serves = await servesFrom(folder, config.SAMSARA_COOKIE_SECRET);
    return { ...checked, serves, hasSecret, seconds: (performance.now() - begun) / 1000 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function servesFrom(folder: string, secret: string | null): Promise<boolean> {
  const config = readConfig({
    SAMSARA_DATA_DIR: folder,
    SAMSARA_HOST: '127.0.0.1',
    SAMSARA_PORT: '0',
    SAMSARA_LOG_LEVEL: 'error',
    SAMSARA_COOKIE_SECRET: secret ?? '',
  });
  const running = await serve(config, { outside: () => Promise.reject(new Error('a drill sends nothing')) });
  try {
    return (await fetch(`http://127.0.0.1:${running.port}/readyz`)).status === 200;
  } finally {
    await running.stop();
  }
}
