import { readdirSync, readFileSync } from 'node:fs';
import {
  actorAndMove,
  addMove,
  addUndo,
  gameOf,
  readRecord,
  replay,
  startRecord,
  UNDO_VERSION,
} from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { describe, expect, test } from 'vitest';
import { Tape } from './tape.ts';

const CORPUS = new URL('../../../engine/src/record/corpus/', import.meta.url);

describe.each(readdirSync(CORPUS))('the tape of %s', (file) => {
  const record = readRecord(readFileSync(new URL(file, CORPUS), 'utf8'));
  const game = gameOf(GAMES, record);
  const tape = new Tape(game, record);

  test('shows the moments of the record, wound forward and back', () => {
    const views: unknown[] = [];
    replay(game, record, ({ state }) => views.push(game.view(state, 0)));
    const places = [record.moves.length, 1, 17, 40, 2, 33].filter((place) => place <= record.moves.length);
    for (const place of places) expect(tape.viewAt(place, 0)).toEqual(views[place - 1]);
  });

  test('tells what happened in a move', () => {
    const told: unknown[] = [];
    replay(game, record, ({ events }) => told.push(events));
    for (const move of [0, 5, tape.length - 1]) expect(tape.eventsOf(move)).toEqual(told[move]);
    const last = told.slice(3).map((events, i) => ({ moves: i + 4, events }));
    expect(tape.eventsBetween(3, tape.length)).toEqual(last);
  });

  test('lays every hand open when all is open', () => {
    const { seats } = tape.viewAt(3, 'all') as { seats: { hand: unknown }[] };
    expect(seats).toHaveLength(record.seats.length);
    for (const { hand } of seats) expect(hand).not.toBeNull();
  });

  test('finds the moves in which something loud happens, with who did it', () => {
    const ends: unknown[] = [];
    replay(game, record, ({ index, events }) => {
      const end = events.find((event) => (event as { type: string }).type === 'ended');
      if (end !== undefined) ends.push({ move: index + 1, seat: null });
    });
    expect(tape.loudMoves((event) => (event as { type: string }).type === 'ended')).toEqual(ends);
    const [first] = tape.loudMoves((event) => 'seat' in (event as object));
    const told = tape.eventsOf(first.move - 1).find((event) => 'seat' in (event as object));
    expect(first.seat).toBe((told as { seat: number }).seat);
  });
});

test('a tape goes back where a move was taken back, and says whose it was', () => {
  const file = readdirSync(CORPUS).find((each) => each.startsWith('karma-'));
  const { options, seats, fairness, moves } = readRecord(readFileSync(new URL(file ?? '', CORPUS), 'utf8'));
  const game = GAMES.karma;
  const first = actorAndMove(moves[0][0])!;
  const record = startRecord(game, options, seats, fairness, UNDO_VERSION);
  addMove(record, first.actor, first.text);
  addUndo(record, 1);
  addMove(record, first.actor, first.text);
  const tape = new Tape(game, record);
  expect(tape.viewAt(2, 0)).toEqual(tape.viewAt(0, 0));
  expect(tape.viewAt(3, 0)).toEqual(tape.viewAt(1, 0));
  expect(tape.eventsOf(1)).toEqual([]);
  expect([0, 1, 2].map((index) => tape.undoAt(index))).toEqual([
    undefined,
    { seat: first.actor, moves: 1 },
    undefined,
  ]);
});
