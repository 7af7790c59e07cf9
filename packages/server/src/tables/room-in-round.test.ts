import { GAMES } from '@samsara/engine/games';
import type { Command } from '@samsara/protocol';
import { DEFAULT_SETTINGS } from '@samsara/protocol';
import type { Table } from '@samsara/table';
import { hasRoom, hasRoomForAbsence, MOST_BESIDES_MOVES, openTable, PEOPLE_ENTRIES } from '@samsara/table';
import { expect, test } from 'vitest';
import { chained } from '../log/chain.ts';

/** A table of ann and bob at which so much has happened besides ten moves. Ann is ready and wants an end. */
function tableAfter(besides: number): Table {
  const body = JSON.stringify({
    type: 'open',
    game: 'karma',
    options: {},
    settings: DEFAULT_SETTINGS,
    host: 'ann',
    seats: ['ann', 'bob'].map((player) => ({ player, name: player, level: null })),
    seed: '00'.repeat(32),
    round: 1,
    made: 0,
    chat: [],
  });
  const table = openTable(
    chained('', { table: 'ABCDEF', seq: 7, command: 'open', actor: 'ann', body, at: 0 }),
    GAMES.karma,
    PEOPLE_ENTRIES,
  );
  table.moves = 10;
  table.seq = 7 + 10 + besides;
  table.seats[0].entropy = '5a'.repeat(16);
  table.agreed = { ...table.agreed, abort: [0] };
  return table;
}

const of = (command: object) => ({ id: 'c', table: 'ABCDEF', ...command }) as Command;
const SAY = of({ type: 'say', what: { phrase: 'hello' } });
const SIT = of({ type: 'sit', name: 'Cat' });
const READY = of({ type: 'ready', entropy: '5a'.repeat(16) });
const abort = (agree: boolean) => of({ type: 'agree', to: 'abort', agree });
const PAUSE = of({ type: 'agree', to: 'pause', agree: true });
const { talk, wishes, coming } = MOST_BESIDES_MOVES;

test.each([
  ['talk', talk, 'ann', SAY],
  ['a seat', coming, 'cat', SIT],
  ['a wish for a pause', wishes, 'bob', PAUSE],
  ['a wish that is there already', wishes, 'ann', abort(true)],
  ['a wish taken back', wishes, 'ann', abort(false)],
  ['being ready again', wishes, 'ann', READY],
  ['not being ready', wishes, 'ann', of({ type: 'not-ready' })],
  ['other options', wishes, 'ann', of({ type: 'change', options: {} })],
  ['another bot', wishes, 'ann', of({ type: 'seat', seat: 1, level: 'casual' })],
  ['a bot that plays for me', wishes, 'ann', of({ type: 'hand-over', level: 'casual' })],
] as const)('%s has room up to entry %i', (_, most, player, command) => {
  expect(hasRoom(tableAfter(most - 1), player, command)).toBe(true);
  expect(hasRoom(tableAfter(most), player, command)).toBe(false);
});

test.each([
  ['a move', of({ type: 'move', move: 'take' })],
  ['an end', abort(true)],
  ['going on after a pause', of({ type: 'agree', to: 'resume', agree: true })],
  ['being ready', READY],
  ['leaving', of({ type: 'leave' })],
  ['taking back the seat', of({ type: 'take-back' })],
  ['the deal', of({ type: 'start' })],
  ['the next round', of({ type: 'rematch' })],
] as const)('%s always has room', (_, command) => {
  expect(hasRoom(tableAfter(1_000_000), 'bob', command)).toBe(true);
});

test('bots stand in for those who are away as long as wishes have room', () => {
  expect(hasRoomForAbsence(tableAfter(wishes - 1))).toBe(true);
  expect(hasRoomForAbsence(tableAfter(wishes))).toBe(false);
});
