import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { compareWithLog } from '../../campaigns/ledger.ts';
import { ServerProcess, UNLIMITED } from '../../campaigns/server-process.ts';
import { UpdatePlayers } from '../../campaigns/update-players.ts';
import { freePort } from '../cluster/testing/free-port.ts';

const folder = mkdtempSync(join(tmpdir(), 'samsara-update-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Pages wait two seconds before they come back, and a busy machine takes its time to start a process. */
const LONGEST_GAP_MS = 30_000;

test('a server is replaced while people play: nothing is lost, nothing counts twice, everybody plays on', async () => {
  const port = await freePort();
  const start = () =>
    ServerProcess.start([inject('server')], port, { ...UNLIMITED, SAMSARA_DATA_DIR: folder });
  let server = await start();
  const players = await UpdatePlayers.open(server.origin, 4);
  const gap = await players.through(async () => {
    await server.stop();
    server = await start();
  });
  expect(gap.ms).toBeGreaterThan(0);
  expect(gap.ms).toBeLessThan(LONGEST_GAP_MS);
  expect(await players.settle()).toEqual([]);
  await server.stop();
  expect(players.ledger.length).toBeGreaterThan(players.tables.length);
  expect(await compareWithLog(folder, players.ledger)).toEqual([]);
});
