import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { readOptions } from '../kernel/options.ts';
import { commitmentTo, dealt } from './fairness.ts';
import { readRecord } from './read.ts';
import { addMove, endRecord, SEATS_VERSION, startRecord } from './record.ts';
import { peopleNamed, withNames } from './renamed.ts';
import { replay } from './replay.ts';
import { addSeatChange } from './seat-changes.ts';
import { verifyRecord } from './verify.ts';
import { writeRecord } from './written.ts';

const CORPUS = new URL('corpus/', import.meta.url);
const FILES = readdirSync(CORPUS).filter((file) => file.endsWith('.json'));

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(new URL(file, CORPUS), 'utf8');
  const record = readRecord(text);

  test('with the same names is the same record', () => {
    expect(writeRecord(withNames(record, (name) => name))).toBe(text);
  });

  test('with other names is the same game, and can be verified as before', () => {
    const renamed = withNames(record, () => '—');
    const { fairness, options, end } = record;
    expect(renamed).toMatchObject({ fairness, options, end, game: record.game, version: record.version });
    expect(renamed.moves.map(([line]) => line)).toEqual(record.moves.map(([line]) => line));
    expect(verifyRecord(GAMES, writeRecord(renamed)).ok).toBe(verifyRecord(GAMES, text).ok);
  });
});

test('whoever came later is renamed too, and bots are not', () => {
  const [id] = Object.keys(GAMES);
  const game = GAMES[id];
  const seed = '3c'.repeat(32);
  const entropy = ['5a'.repeat(16), 'a5'.repeat(16)];
  const fairness = { commitment: commitmentTo(seed), serverSeed: seed, entropy };
  const seats = [
    { name: 'Ann', kind: 'person' },
    { name: 'Bo', kind: 'bot:casual' },
  ] as const;
  const options = readOptions(game, { players: 2 }) as object;
  const record = startRecord(game as never, options, seats, fairness, SEATS_VERSION);
  const state = dealt(game, record);
  addSeatChange(record, { seat: 1, kind: 'person', name: 'Zoë' });
  const seat = game.deciding(state)[0];
  addMove(record, seat, game.notation(game.legalMoves(state, seat)[0]));
  addSeatChange(record, { seat: 1, kind: 'bot:novice', name: 'Zoë' });
  endRecord(record, game, replay(game, record), 'aborted');
  expect(peopleNamed(record)).toEqual(['Ann', 'Zoë']);
  const renamed = withNames(record, (name) => (name === 'Zoë' ? '—' : name));
  expect(renamed.seats).toEqual(seats);
  expect([renamed.moves[0][0], renamed.moves[2][0]]).toEqual([
    'seat 1 person %E2%80%94',
    'seat 1 bot:novice Zo%C3%AB',
  ]);
  expect(verifyRecord(GAMES, writeRecord(renamed))).toMatchObject({ ok: true });
});
