import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { readOptions } from '../kernel/options.ts';
import { commitmentTo, dealt } from './fairness.ts';
import { readRecord } from './read.ts';
import { addMove, endRecord, type GameRecord, SEATS_VERSION, startRecord } from './record.ts';
import { replay } from './replay.ts';
import { addSeatChange, seatChangeIn, seatsAfter } from './seat-changes.ts';
import { addUndo, withoutUndone } from './undone.ts';
import { verifyRecord } from './verify.ts';
import { writeRecord } from './written.ts';

const game = GAMES.karma;
const SEED = '3c'.repeat(32);

/** A bot's seat that somebody takes after the first move, and gives up again after the second. */
function changing(): GameRecord {
  const options = readOptions(game, { players: 2 }) as object;
  const entropy = ['5a'.repeat(16), 'a5'.repeat(16)];
  const fairness = { commitment: commitmentTo(SEED), serverSeed: SEED, entropy };
  const seats = [
    { name: 'Ann', kind: 'person' },
    { name: 'Bo', kind: 'bot:casual' },
  ] as const;
  const record = startRecord(game as never, options, seats, fairness, SEATS_VERSION);
  const state = dealt(game, record);
  for (const seat of [0, 1]) {
    const [move] = game.legalMoves(state, seat);
    addMove(record, seat, game.notation(move));
    game.apply(state, seat, move);
    if (seat === 0) addSeatChange(record, { seat: 1, kind: 'person', name: 'Zoë & L' });
  }
  addSeatChange(record, { seat: 1, kind: 'bot:novice', name: 'Bo 2' });
  return record;
}

function ended(record: GameRecord): string {
  endRecord(record, game, replay(game, withoutUndone(record)), 'aborted');
  return writeRecord(record);
}

test('a record says who played a seat from which move on', () => {
  const text = ended(changing());
  expect(verifyRecord(GAMES, text)).toMatchObject({ ok: true });
  const read = readRecord(text);
  expect(read.moves[1][0]).toBe('seat 1 person Zo%C3%AB%20%26%20L');
  expect([0, 1, 2, 4].map((lines) => seatsAfter(read, lines)[1].name)).toEqual([
    'Bo',
    'Bo',
    'Zoë & L',
    'Bo 2',
  ]);
  const made: string[] = [];
  replay(game, read, ({ index, actor }) => made.push(`${index} ${actor}`));
  expect(made).toEqual(['0 0', '2 1']);
  expect(withoutUndone(read).moves.map(([line]) => line)).toEqual([read.moves[0][0], read.moves[2][0]]);
});

test('moves may be taken back in it too', () => {
  const record = changing();
  const [first, , second] = record.moves.map(([line]) => line);
  const shorter = { ...record, moves: record.moves.slice(0, 2) };
  addUndo(shorter, 1);
  addMove(shorter, 0, first.slice(2));
  addMove(shorter, 1, second.slice(2));
  expect(verifyRecord(GAMES, ended(shorter))).toMatchObject({ ok: true });
});

test('what names another seat, or a version that is not needed, is refused', () => {
  const record = changing();
  const other = { ...record, moves: record.moves.slice(0, 1) };
  addSeatChange(other, { seat: 2, kind: 'person', name: 'Cy' });
  expect(verifyRecord(GAMES, ended(other))).toMatchObject({
    ok: false,
    wrong: 'malformed',
    place: 'version',
  });
  const none = { ...record, moves: record.moves.slice(0, 1) };
  expect(verifyRecord(GAMES, ended(none))).toMatchObject({ ok: false, wrong: 'malformed', place: 'version' });
});

test.each([
  'seat 1 person',
  'seat 1 oracle Ann',
  'seat 01 person Ann',
  'seat 1 robot Ann',
  'seat 1 person %zz',
  'seat 1 person Zoë',
  'seat 1 person %0A',
])('%j says nothing of the kind', (line) => expect(seatChangeIn(line)).toBe(undefined));
