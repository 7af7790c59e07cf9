import { GAMES } from '@samsara/engine/games';
import { expect, test } from 'vitest';
import { PEOPLE_ENTRIES } from '../people/state/deeds.ts';
import type { Entry } from './entries.ts';
import { NotUnderstood, tableAfter } from './fold.ts';
import { PLAY_ENTRIES } from './play-deeds.ts';

const OPENING = {
  type: 'open',
  game: 'karma',
  options: { players: 2 },
  settings: { public: false, spectators: null, chat: 'off', absence: { after_s: 60, stand_in: 'nobody' } },
  host: 'ann',
  seats: [
    { player: 'ann', name: 'Ann', level: null },
    { player: null, name: 'Bo', level: 'casual' },
  ],
  seed: '7e'.repeat(32),
  round: 1,
  made: 1,
  chat: [],
};
const READY = { type: 'ready', seat: 0, entropy: '5a'.repeat(16) };
const START = { type: 'start' };
const HAND_OVER = { type: 'hand-over', seat: 0, level: 'novice' };

function entries(...bodies: readonly object[]): Entry[] {
  return bodies.map((body, i) => {
    const seq = i + 1;
    return {
      table: 'T',
      seq,
      command: `c${seq}`,
      actor: 'ann',
      body: JSON.stringify(body),
      at: seq,
      link: '',
    };
  });
}

test('what belongs to playing makes the same table on a device and on a server', () => {
  const played = entries(OPENING, READY, START, HAND_OVER, { type: 'agreed', to: 'pause', spent: 0 });
  const [device, server] = [PLAY_ENTRIES, PEOPLE_ENTRIES].map((handlers) => ({
    ...tableAfter(played, GAMES.karma, handlers),
    handlers: null,
  }));
  expect(device).toMatchObject({ phase: 'paused', seats: [{ level: 'novice' }, { level: 'casual' }] });
  expect(device).toEqual(server);
});

test.each([
  [{ type: 'sit', seat: 1, name: 'Kim' }],
  [{ type: 'vote', seat: 0, to: 'remove', about: 1, agree: true }],
  [{ type: 'say', seat: 0, name: 'Ann', what: { phrase: 'hello' } }],
])('what only people do who are apart is not understood on a device: %j', (deed) => {
  expect(() => tableAfter(entries(OPENING, deed), GAMES.karma, PLAY_ENTRIES)).toThrow(NotUnderstood);
});

test('a device does not open what was lifted from another one', () => {
  const lift = { type: 'lift', opening: { at: 1, body: OPENING }, entries: [] };
  expect(() => tableAfter(entries(lift), GAMES.karma, PLAY_ENTRIES)).toThrow(NotUnderstood);
});
