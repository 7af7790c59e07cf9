import { GAMES } from '@samsara/engine/games';
import {
  type Deed,
  type Entry,
  PEOPLE_ENTRIES,
  recordAtDeal,
  type Table,
  tableAfter,
  withBotNames,
} from '@samsara/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chained } from '../log/chain.ts';
import type { Client } from './testing/client.ts';
import { dealTo } from './testing/company.ts';
import { Party } from './testing/party.ts';

let party: Party;
beforeEach(async () => {
  party = await Party.begin();
});
afterEach(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

const BOT = { kind: 'bot', level: 'novice' } as const;
const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;

async function hostAt(name: string, seats: Parameters<Party['make']>[1]['seats']): Promise<[Client, string]> {
  const table = await party.make(name, { game: 'karma', seats });
  const host = await party.visit(name);
  await host.watch(table);
  return [host, table];
}

const namesAt = (client: Client, table: string) => client.at(table).info.seats.map(({ name }) => name);

test('bots have names that nobody else at the table has, and keep them when the server starts again', async () => {
  const [ada, table] = await hostAt('Ada', [ME, BOT, OPEN, BOT]);
  expect(namesAt(ada, table)).toEqual(['Ada', 'Bruno', null, 'Chloé']);
  await ada.ask({ type: 'seat', table, seat: 2, level: 'casual' });
  await ada.until(() => ada.at(table).info.seats[2].kind === 'bot');
  expect(namesAt(ada, table)).toEqual(['Ada', 'Bruno', 'Dev', 'Chloé']);
  await ada.ask({ type: 'seat', table, seat: 1, level: 'casual' });
  await ada.until(() => ada.at(table).info.seats[1].level === 'casual');
  await party.restart();
  const again = await party.visit('Ada');
  await again.watch(table);
  expect(namesAt(again, table)).toEqual(['Ada', 'Bruno', 'Dev', 'Chloé']);
});

test('a bot gives way to somebody of its name', async () => {
  const [zoe, table] = await hostAt('Zoe', [ME, BOT, BOT, OPEN]);
  const guest = await party.visit('guest');
  await guest.watch(table);
  expect(namesAt(guest, table)).toEqual(['Zoe', 'Ada', 'Bruno', null]);
  await guest.ask({ type: 'sit', table, name: 'bruno' });
  for (const client of [zoe, guest]) {
    await client.until(() => client.at(table).info.seats[3].kind === 'person');
    expect(namesAt(client, table)).toEqual(['Zoe', 'Ada', 'Chloé', 'bruno']);
  }
});

test('whoever leaves a running game is followed by a bot with a name of its own', async () => {
  const [zoe, table] = await hostAt('Zoe', [ME, BOT, OPEN]);
  const ada = await party.visit('guest');
  await ada.watch(table);
  await ada.ask({ type: 'sit', table, name: 'Emi' });
  await dealTo([zoe, ada], table);
  await ada.ask({ type: 'leave', table });
  await zoe.until(() => zoe.at(table).info.seats[2].kind === 'bot');
  expect(namesAt(zoe, table)).toEqual(['Zoe', 'Ada', 'Bruno']);
});

test('bots of logs written before they had names stay as they were', () => {
  const opening: Deed = {
    type: 'open',
    game: 'karma',
    options: { players: 3, edition: 'amigo' },
    settings: {
      public: false,
      spectators: 0,
      chat: 'off',
      absence: { after_s: 60, stand_in: 'bot:casual' },
    },
    host: 'zoe',
    seats: [
      { player: 'zoe', name: 'Zoe', level: null },
      { player: null, name: null, level: 'casual' },
      { player: null, name: null, level: null },
    ],
    seed: '5'.repeat(64),
    round: 1,
    made: 1,
    chat: [],
  };
  const table = folded([opening, { type: 'seat', seat: 2, level: 'novice' }]);
  expect(table.seats.map(({ name }) => name)).toEqual(['Zoe', null, null]);
  expect(recordAtDeal(table).seats.map(({ name }) => name)).toEqual(['Zoe', 'Bot 2', 'Bot 3']);
});

function folded(deeds: readonly Deed[]): Table {
  const entries: Entry[] = [];
  deeds.forEach((deed, i) => {
    const entry = chained(entries.at(-1)?.link ?? '', {
      table: 'ABCDEF',
      seq: i + 1,
      command: `c${i}`,
      actor: 'zoe',
      body: JSON.stringify(deed),
      at: i,
    });
    entries.push(entry);
  });
  return tableAfter(entries, GAMES.karma, PEOPLE_ENTRIES);
}

test('a bot that comes later is not called like somebody whose name only looks the same', () => {
  const cyrillic = { player: 'p', name: '\u0410da', level: null };
  const [, bot] = withBotNames([cyrillic, { player: null, name: null, level: 'casual' }]);
  expect(bot.name).toBe('Bruno');
});
