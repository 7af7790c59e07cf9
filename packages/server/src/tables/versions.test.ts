import { GAMES } from '@samsara/engine/games';
import type { ServerMessage } from '@samsara/protocol';
import { DEFAULT_SETTINGS } from '@samsara/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from './testing/client.ts';
import { company, play } from './testing/company.ts';
import { Party } from './testing/party.ts';

let party: Party;
beforeEach(async () => {
  party = await Party.begin();
});
afterEach(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

const MOVES = 40;
/** In STOP everybody is asked in turn, so that no clock moves. */
const OPTIONS: Record<string, Record<string, string>> = { stop: { reaction: 'poll' } };

/** The same person, or the same kind of spectator, at two devices of which one still has an earlier page open. */
async function twoPages(player: string, table: string): Promise<readonly [Client, Client]> {
  const pages = [await party.visit(player), await party.visit(player, undefined, 1)] as const;
  for (const page of pages) await page.watch(table);
  return pages;
}

test.each(Object.keys(GAMES))(
  'in %s whoever is told changes sees what is sent whole to an earlier page, seat or spectator',
  async (game) => {
    const settings = { ...DEFAULT_SETTINGS, spectators: 3 };
    const { table, people } = await company(party, ['ann', 'bob', 'cat'], {
      game,
      settings,
      options: OPTIONS[game] ?? {},
    });
    const pairs = [await twoPages('ann', table), await twoPages('eve', table)];
    await play(people, table, MOVES);
    await people[0].ask({ type: 'say', table, what: { text: 'Well played' } });
    // Spectators hear it when they have seen the moves before it.
    await play(people, table, settings.spectators + 1);
    for (const [now, earlier] of pairs) {
      await now.until(() => now.at(table).chat.length > 0);
      await earlier.until(() => earlier.at(table).seq === now.at(table).seq);
      expect(now.at(table).view).toEqual(earlier.at(table).view);
      expect(now.at(table).frames).toEqual(earlier.at(table).frames);
      expect(whole(earlier)).toHaveLength(earlier.all('frames').length);
      // Since the page was opened.
      expect(whole(now)).toEqual([]);
    }
    const said = pairs[0][0].all('frames').filter(({ frames }) => frames[0].said !== undefined);
    expect(said.map(({ changes }) => changes)).toEqual([undefined]);
    const [now, earlier] = pairs[0].map((page) => JSON.stringify(page.all('frames')).length);
    expect(now).toBeLessThan(earlier / 3);
  },
);

function whole(client: Client): ServerMessage[] {
  return client.all('frames').filter(({ view }) => view !== undefined);
}

test('whoever comes back is told the whole view, and changes from there on', async () => {
  const { table, people } = await company(party, ['ann', 'bob'], { game: 'karma' });
  await play(people, table, 6);
  const { seq } = people[0].at(table);
  await play(people, table, 6);
  const back = await party.visit('ann');
  await back.watch(table, { after: seq });
  expect(whole(back)).toHaveLength(1);
  const earlier = await party.visit('ann', undefined, 1);
  await earlier.watch(table);
  await play(people, table, 6);
  for (const page of [back, earlier]) await page.until(() => page.at(table).seq === people[0].at(table).seq);
  expect(back.at(table).view).toEqual(earlier.at(table).view);
  expect(whole(back)).toHaveLength(1);
});
