import { afterEach, beforeEach, expect, test } from 'vitest';
import { Party } from './testing/party.ts';

let party: Party;
beforeEach(async () => {
  party = await Party.begin();
});
afterEach(async () => {
  await party.end();
  expect(party.errors).toEqual([]);
});

test('a chosen face is told to everybody and outlives a restart; whoever chose none has none', async () => {
  const table = await party.make('Zoe', {
    game: 'karma',
    face: 11,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'novice' }],
  });
  const mira = await party.visit('mira');
  await mira.watch(table);
  await mira.ask({ type: 'sit', table, name: 'Mira', face: 4 });
  const guest = await party.visit('guest');
  await guest.watch(table);
  await guest.ask({ type: 'sit', table, name: 'Lou' });
  await guest.until(() => guest.at(table).info.seats[2].kind === 'person');
  const faces = [11, 4, undefined, undefined];
  expect(guest.at(table).info.seats.map(({ face }) => face)).toEqual(faces);
  await party.restart();
  const again = await party.visit('Zoe');
  await again.watch(table);
  expect(again.at(table).info.seats.map(({ face }) => face)).toEqual(faces);
});
