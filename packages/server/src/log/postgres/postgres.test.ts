import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type Postgres, startPostgres } from '../../cluster/testing/postgres.ts';
import { LOG_CASES } from '../conformance.ts';
import { openEmbedded } from '../embedded.ts';
import { openPostgres } from './open.ts';

let postgres: Postgres;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'samsara-postgres-log-'));
  postgres = await startPostgres();
}, 120_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the log in PostgreSQL', () => {
  test.each(LOG_CASES)('$says', async ({ run }) => {
    const url = await postgres.newDatabase();
    const place = {
      folder,
      now: 1000,
      open: async () => (await openPostgres({ url, now: () => place.now, spacing: 1 })).log,
      openCopy: async (file: string) => (await openEmbedded({ file, now: () => place.now, spacing: 1 })).log,
    };
    await run(place);
  });
});
