import {
  botEntropy,
  commitmentsDigest,
  commitmentTo,
  dealt,
  endRecord,
  type GameRecord,
  readOptions,
  shareAt,
  shareCommitment,
  startRecord,
} from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { expect, test } from 'vitest';
import type { KeptCommitment } from '../connection/kept-commitments.ts';
import { examine, isLeftOut } from './examine.ts';

const [game] = Object.values(GAMES);
const SEED = '0b'.repeat(32);
const PROMISE = commitmentTo(SEED);
const SECRETS = ['5a'.repeat(32), 'a5'.repeat(32)];
const COMMITMENTS = SECRETS.map((secret, seat) => shareCommitment(PROMISE, seat, secret));

/** Two people commit themselves; whoever is left out has what the rule says. */
function played(anew: readonly (readonly number[])[]): GameRecord {
  const options = readOptions<{ players: number }>(game as never, { players: 2 });
  const entropy = SECRETS.map((secret, seat) =>
    anew.flat().includes(seat) ? botEntropy(PROMISE, seat) : shareAt(PROMISE, seat, secret, anew.length + 1),
  );
  const exchange = { commitments: COMMITMENTS, plain: [], anew, broken: 0 };
  const fairness = { commitment: PROMISE, serverSeed: SEED, entropy, exchange };
  const seats = ['Ann', 'Bob'].map((name) => ({ name, kind: 'person' as const }));
  const record = startRecord(game, options, seats, fairness);
  endRecord(record, game, dealt(game, { options, fairness }), 'aborted');
  return record;
}

function kept(anew: readonly (readonly number[])[], commitments = COMMITMENTS): KeptCommitment {
  const shown = { digest: commitmentsDigest(PROMISE, commitments), anew, broken: 0 };
  const promise = { number: 17, commitment: PROMISE, link: 'f'.repeat(64) };
  return { play: 'ABC234-1', ...promise, seat: 0, entropy: SECRETS[0], sealed: { shown } };
}

test('a game is compared with the commitments that this device saw, and with the shares it showed', () => {
  const verdict = examine(game, played([]), kept([]));
  expect(verdict.ok && verdict.checks.slice(-4)).toEqual(['promise', 'share', 'commitments', 'attempts']);
  expect(isLeftOut(played([]), kept([]))).toBe(false);
});

test('a server that told this device something else is found out', () => {
  const lie = [COMMITMENTS[0], 'ab'.repeat(32)];
  expect(examine(game, played([]), kept([], lie))).toMatchObject({ ok: false, wrong: 'other-commitments' });
  expect(examine(game, played([]), kept([[1]]))).toMatchObject({ ok: false, wrong: 'other-attempts' });
});

test('whoever was left out is not told that their share is in it', () => {
  expect(examine(game, played([[0]]), kept([]))).toMatchObject({ ok: true });
  expect(isLeftOut(played([[0]]), kept([]))).toBe(true);
});
