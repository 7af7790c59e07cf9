import { GAMES } from '@samsara/engine/games';
import { afterEach, expect, test } from 'vitest';
import { Prover, ProverBusy } from './prover.ts';
import { playedRecord } from './testing/deal-records.ts';

const day = '2026-11-16';
const [game] = Object.keys(GAMES);
const { record, result, lines } = playedRecord(game, day);
const claim = { game, day, record: JSON.stringify(record) };
const ENDLESS = 'bots/testing/endless-worker';

let prover: Prover;
afterEach(() => prover.close());

test('what is proven is the result and the person’s own moves', async () => {
  prover = new Prover();
  const own = lines.filter((line) => line.startsWith('0 ')).map((line) => line.slice(2));
  expect(own.length).toBe(result.choices);
  const { version } = GAMES[game].meta;
  expect(await prover.prove(claim)).toEqual({ ok: true, gameVersion: version, result, moves: own });
});

test('a record of other rules is told so, that its page can be loaded again', async () => {
  prover = new Prover();
  const older = JSON.stringify({ ...record, gameVersion: record.gameVersion + 1 });
  expect(await prover.prove({ ...claim, record: older })).toEqual({
    ok: false,
    code: 'wrong-version',
    detail: 'gameVersion',
  });
});

test('a thread that crashes costs one proof, and the next one is made by another', async () => {
  prover = new Prover();
  const both = [prover.prove({ ...claim, game: 'no-such-game' }), prover.prove(claim)];
  await expect(both[0]).rejects.toThrow();
  expect(await both[1]).toMatchObject({ ok: true, result });
});

test('what takes too long is given up', async () => {
  prover = new Prover({ longestMs: 20, program: ENDLESS });
  await expect(prover.prove(claim)).rejects.toThrow('took too long');
  await expect(prover.prove(claim)).rejects.toThrow('took too long');
});

test('only so many wait', async () => {
  prover = new Prover({ mostWaiting: 2, program: ENDLESS });
  const three = [1, 2, 3].map(() => prover.prove(claim));
  await expect(prover.prove(claim)).rejects.toThrow(ProverBusy);
  const ended = Promise.allSettled(three);
  await prover.close();
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});
