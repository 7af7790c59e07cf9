import { sha256Hex } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { expect, test } from 'vitest';
import { type Entry, entryAfter } from '../../state/entries.ts';
import { tableAfter } from '../../state/fold.ts';
import { isRemoved, type Table } from '../../state/table.ts';
import { PEOPLE_ENTRIES } from './deeds.ts';

const SETTINGS = {
  public: false,
  spectators: 0,
  chat: 'everything',
  absence: { after_s: 60, stand_in: 'bot:casual' },
} as const;

/** A table at which ann is host, as a log of so many entries makes it. */
function tableWith(...deeds: readonly (readonly [actor: string, body: object])[]): Table {
  const seat = (player: string | null) => ({ player, name: player, level: null });
  const opening = {
    type: 'open',
    game: 'karma',
    options: { players: 2 },
    settings: SETTINGS,
    host: 'ann',
    seats: [seat('ann'), seat(null)],
    seed: '00'.repeat(32),
    round: 1,
    made: 1,
    chat: [],
  };
  const entries: Entry[] = [];
  [['ann', opening] as const, ...deeds].forEach(([actor, body], i) => {
    const seq = i + 1;
    const entry = { table: 'ABCDEF', seq, command: `c${seq}`, actor, body: JSON.stringify(body), at: seq };
    entries.push(entryAfter(entries.at(-1)?.link ?? '', entry, sha256Hex));
  });
  return tableAfter(entries, GAMES.karma, PEOPLE_ENTRIES);
}

const SIT = ['bob', { type: 'sit', seat: 1, name: 'bob' }] as const;
const READY = ['bob', { type: 'ready', seat: 1, entropy: '5a'.repeat(16) }] as const;

test('entries of before nobody stayed removed let whoever was removed come back', () => {
  for (const deed of [
    { type: 'remove', seat: 1, level: null },
    { type: 'seat', seat: 1, level: null },
  ]) {
    expect(isRemoved(tableWith(SIT, ['ann', deed]), 'bob')).toBe(false);
    expect(isRemoved(tableWith(SIT, ['ann', { ...deed, barred: true }]), 'bob')).toBe(true);
  }
});

test('entries of before settings were agreed to leave those ready who were', () => {
  const change = { type: 'change', settings: { ...SETTINGS, chat: 'off' } };
  expect(tableWith(SIT, READY, ['ann', change]).seats[1].entropy).toBe('5a'.repeat(16));
  expect(tableWith(SIT, READY, ['ann', { ...change, again: true }]).seats[1].entropy).toBe(null);
});

test('what somebody does at a table is a sign, and what others do is none', () => {
  const table = tableWith(
    SIT,
    ['clock', { type: 'warn', seat: 1 }],
    ['ann', { type: 'say', seat: 0, name: 'ann', what: { phrase: 'hurry' } }],
  );
  expect(table.seats.map(({ sign, warned }) => [sign, warned])).toEqual([
    [4, null],
    [2, 3],
  ]);
});
