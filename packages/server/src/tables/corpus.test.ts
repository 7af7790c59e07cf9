import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifyRecord } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import Libsql from 'libsql';
import { describe, expect, test } from 'vitest';
import { checkDatabase } from '../operation/check.ts';
import { play } from './testing/company.ts';
import { Party } from './testing/party.ts';

const CORPUS = fileURLToPath(new URL('./corpus/', import.meta.url));
const games = Object.keys(GAMES);

// What is in these files is said in campaigns/corpus.ts, which wrote them.
test('games of an earlier version at a table that is listed are everybody’s', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'samsara-corpus-'));
  const from = join(folder, 'listed.db');
  copyFileSync(`${CORPUS}form-3.db`, from);
  const database = new Libsql(from);
  database.exec('update tables set listed = 1');
  database.close();
  const party = await Party.begin({ from });
  const { finished } = await party.hub.gamesOf('ann');
  for (const { play: name } of finished) expect(await party.hub.readersOf(name)).toBe('everybody');
  expect(await party.hub.readersOf('AAAAAA-1')).toEqual([]);
  await party.end();
  rmSync(folder, { recursive: true });
});

describe.each(readdirSync(CORPUS))('the database %s of an earlier version', (name) => {
  const from = `${CORPUS}${name}`;

  test('has links that fit', async () => {
    const { tables, promises, brokenTables, brokenPromise } = await checkDatabase(from);
    expect({ tables, promises, brokenTables, brokenPromise }).toEqual({
      tables: 2 * games.length + 2,
      promises: 2 * games.length + 2,
      brokenTables: [],
      brokenPromise: undefined,
    });
  });

  test('has records that verify, and tables at which the same people play on', async () => {
    const party = await Party.begin({ from });
    const { running, finished } = await party.hub.gamesOf('ann');
    expect(finished.map(({ game }) => game).sort()).toEqual([...games].sort());
    for (const { play: name, seat } of finished) {
      expect(seat).toBe(0);
      const record = await party.hub.record(name);
      expect(record.ok && verifyRecord(GAMES, record.value).ok).toBe(true);
      // Whether a table was listed when its game ended was not noted then: what counts is whether it is.
      expect(await party.hub.readersOf(name)).toEqual(['ann', 'bob']);
    }
    expect(running.map(({ game }) => game).sort()).toEqual([...games, games[0], games[0]].sort());
    expect(running.map(({ phase }) => phase).sort()).toEqual([
      'gathering',
      'paused',
      ...games.map(() => 'playing'),
    ]);
    const people = [await party.visit('ann'), await party.visit('bob')];
    for (const { table, phase } of running) {
      for (const client of people) await client.watch(table, { moves: true });
      if (phase === 'playing') await play(people, table, 3);
      if (phase === 'gathering') expect(people[1].at(table).chat[0].text).toBe('Grüezi');
    }
    expect(party.errors).toEqual([]);
    await party.end();
  });
});
