import {
  addMove,
  addUndo,
  commitmentTo,
  dealt,
  endRecord,
  readOptions,
  replay,
  startRecord,
  UNDO_VERSION,
  withoutUndone,
  writeRecord,
} from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { expect, test } from 'vitest';
import { fileWith, lastJson, samsara } from '../testing/samsara.ts';
import { samsaraHere } from '../testing/samsara-here.ts';

const game = GAMES.karma;
const SEED = '3c'.repeat(32);

/** Ann chooses her open cards, takes that back and chooses others, before anybody has seen them. KA-11 */
function takenBack(): { text: string; moves: readonly string[] } {
  const options = readOptions(game, { players: 2 }) as object;
  const seats = ['Ann', 'Bo'].map((name) => ({ name, kind: 'person' }) as const);
  const entropy = ['5a'.repeat(16), 'a5'.repeat(16)];
  const fairness = { commitment: commitmentTo(SEED), serverSeed: SEED, entropy };
  const record = startRecord(game, options, seats, fairness, UNDO_VERSION);
  const moves = game.legalMoves(dealt(game, record), 0).map((move) => game.notation(move));
  addMove(record, 0, moves[0]);
  addUndo(record, 1);
  addMove(record, 0, moves[1]);
  endRecord(record, game, replay(game, withoutUndone(record)), 'aborted');
  return { text: writeRecord(record), moves };
}

const { text, moves } = takenBack();

test('a record in which a move was taken back is true; without the undo it is not', async () => {
  expect((await samsaraHere(['verify', fileWith(text)])).code).toBe(0);
  const altered = await samsaraHere(['verify', fileWith(text.replace('undo 1', 'undo 2'))]);
  expect(altered.code).toBe(1);
  expect(altered.out).toMatch(/^no: /);
});

test('a replay tells the move, that it was taken back, and what came instead', async () => {
  const { code, out } = await samsara(['replay', fileWith(text)]);
  expect(code).toBe(0);
  const [first, undo, second] = [`0 ${moves[0]}`, '0 undo 1', `0 ${moves[1]}`].map((line) =>
    out.indexOf(line),
  );
  expect(first).toBeGreaterThan(0);
  expect(undo).toBeGreaterThan(first);
  expect(second).toBeGreaterThan(undo);
  expect(out.slice(undo, second)).toContain('Taken back.');
  const told = lastJson<{ moves: unknown[] }>(await samsaraHere(['replay', fileWith(text), '--json']));
  expect(told.moves).toHaveLength(3);
});
