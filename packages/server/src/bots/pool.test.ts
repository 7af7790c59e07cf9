import { readOptions } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { expect, test } from 'vitest';
import { Pool } from './pool.ts';

const game = GAMES.karmaka;
const state = game.setup(readOptions(game, { players: 2 }), 1);
const [seat] = game.deciding(state);
const job = { game: 'karmaka', level: 'novice', view: game.view(state, seat), seat, owes: true, seed: 5 };
const legal = game.legalMoves(state, seat).map((move) => game.notation(move));

test('bots think in threads, and what nobody wants any more is left out', async () => {
  const pool = new Pool({ threads: 1 });
  const answers = await Promise.all([
    pool.think(job, () => true),
    pool.think(job, () => false),
    pool.think({ ...job, seed: 6 }, () => true),
  ]);
  expect(legal).toContain(answers[0]);
  expect(answers[1]).toBe(null);
  expect(legal).toContain(answers[2]);
  await pool.close();
});

test('a thread that crashes costs nothing: any legal move is made instead', async () => {
  const pool = new Pool({ threads: 1 });
  const broken = { ...job, level: 'no-such-bot' };
  const [first, second] = await Promise.all([pool.think(broken, () => true), pool.think(job, () => true)]);
  expect(legal).toContain(first);
  expect(legal).toContain(second);
  await pool.close();
});

test('a thread that thinks for too long is replaced, and in the end the job is given back', async () => {
  const pool = new Pool({ threads: 1, longestMs: 20, program: 'bots/testing/endless-worker' });
  await expect(pool.think(job, () => true)).rejects.toThrow('no bot could answer');
  await pool.close();
});
