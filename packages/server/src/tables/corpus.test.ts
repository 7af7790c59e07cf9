import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { verifyRecord } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { describe, expect, test } from 'vitest';
import { checkDatabase } from '../operation/check.ts';
import { play } from './testing/company.ts';
import { Party } from './testing/party.ts';

const CORPUS = fileURLToPath(new URL('./corpus/', import.meta.url));
const games = Object.keys(GAMES);

// What is in these files is said in campaigns/corpus.ts, which wrote them.
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
