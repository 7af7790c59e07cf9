import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { hasTakenChance } from '../kernel/later/taken-chance.ts';
import { readOptions } from '../kernel/options.ts';
import { commitmentTo, dealt } from './fairness.ts';
import { readRecord } from './read.ts';
import { addMove, endRecord, type GameRecord, startRecord, UNDO_VERSION } from './record.ts';
import { replay } from './replay.ts';
import { addUndo, withoutUndone } from './undone.ts';
import { verifyRecord } from './verify.ts';
import { writeRecord } from './written.ts';

const game = GAMES.karma;
const SEED = '3c'.repeat(32);
const ENTROPY = ['5a'.repeat(16), 'a5'.repeat(16)];

function begun(version?: typeof UNDO_VERSION): GameRecord {
  const options = readOptions(game, { players: 2 }) as object;
  const fairness = { commitment: commitmentTo(SEED), serverSeed: SEED, entropy: ENTROPY };
  const seats = ['Ann', 'Bo'].map((name) => ({ name, kind: 'person' }) as const);
  return startRecord(game as never, options, seats, fairness, version);
}

/** The moves of seat 0 right after the deal: it chooses cards, and nobody sees them. KA-11 */
function choices(record: GameRecord): string[] {
  const state = dealt(game, record);
  return game.legalMoves(state, 0).map((move) => game.notation(move));
}

/** Goes on with the first legal move until something is drawn. */
function playUntilDrawn(record: GameRecord): void {
  for (let i = 0; i < 100; i++) {
    const state = replay(game, record);
    const [seat] = game.deciding(state);
    const [move] = game.legalMoves(state, seat);
    const after = game.clone(state);
    game.apply(after, seat, move);
    addMove(record, seat, game.notation(move));
    if (hasTakenChance(game, state, after)) return;
  }
  throw new Error('nothing was drawn');
}

function verdictOn(record: GameRecord): string {
  endRecord(record, game, replay(game, withoutUndone(record)), 'aborted');
  const verdict = verifyRecord(GAMES, writeRecord(record));
  return verdict.ok ? 'ok' : `${verdict.wrong} ${verdict.place}`;
}

test('a record shows a move, that it was taken back, and what was played instead', () => {
  const record = begun(UNDO_VERSION);
  const [first, second] = choices(record);
  addMove(record, 0, first);
  addUndo(record, 1);
  addMove(record, 0, second);
  expect(verdictOn(record)).toBe('ok');
  const read = readRecord(writeRecord(record));
  expect(read.moves.map(([line]) => line)).toEqual([`0 ${first}`, 'undo 1', `0 ${second}`]);
  const seen: string[] = [];
  const played = replay(game, read, ({ actor, text }) => seen.push(`${actor} ${text}`));
  expect(seen).toEqual([`0 ${first}`, '0 undo 1', `0 ${second}`]);
  const plain = begun();
  addMove(plain, 0, second);
  expect(played).toEqual(replay(game, plain));
  endRecord(plain, game, played, 'aborted');
  expect(withoutUndone(read)).toEqual(plain);
});

test('nobody takes back more than was played', () => {
  const record = begun(UNDO_VERSION);
  addMove(record, 0, choices(record)[0]);
  addUndo(record, 2);
  expect(verdictOn(record)).toBe('illegal-move moves[1]');
});

test('a card that was drawn stays drawn', () => {
  const record = begun(UNDO_VERSION);
  playUntilDrawn(record);
  addUndo(record, 1);
  expect(verdictOn(record)).toBe(`illegal-move moves[${record.moves.length - 1}]`);
});

test('older forms take nothing back, and the newer one is for what was taken back', () => {
  const record = begun();
  expect(() => addUndo(record, 1)).toThrow();
  const newer = begun(UNDO_VERSION);
  addMove(newer, 0, choices(newer)[0]);
  expect(verdictOn(newer)).toBe('malformed version');
});
