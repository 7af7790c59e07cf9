import {
  botEntropy,
  commitmentsDigest,
  commitmentTo,
  dealt,
  endRecord,
  readOptions,
  shareAt,
  shareCommitment,
  startRecord,
  writeRecord,
} from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { expect, test } from 'vitest';
import { fileWith, samsara } from '../testing/samsara.ts';
import { samsaraHere } from '../testing/samsara-here.ts';

const game = GAMES.karma;
const SEED = '3c'.repeat(32);
const PROMISE = commitmentTo(SEED);
const SECRETS = ['5a'.repeat(32), 'a5'.repeat(32)];
const COMMITMENTS = SECRETS.map((secret, seat) => shareCommitment(PROMISE, seat, secret));

/** Bo did not show his share, and Ann showed her second one. */
function leftOut(): string {
  const options = readOptions(game, { players: 2 }) as object;
  const seats = ['Ann', 'Bo'].map((name) => ({ name, kind: 'person' }) as const);
  const entropy = [shareAt(PROMISE, 0, SECRETS[0], 2), botEntropy(PROMISE, 1)];
  const exchange = { commitments: COMMITMENTS, plain: [], anew: [[1]], broken: 0 };
  const fairness = { commitment: PROMISE, serverSeed: SEED, entropy, exchange };
  const record = startRecord(game, options, seats, fairness);
  endRecord(record, game, dealt(game, record), 'aborted');
  return writeRecord(record);
}

const text = leftOut();
const DIGEST = commitmentsDigest(PROMISE, COMMITMENTS);

test('it is said who gave a share, who did not, and that it was begun anew', async () => {
  const { code, out } = await samsara(['verify', fileWith(text), '--commitments', DIGEST]);
  expect(code).toBe(0);
  expect(out).toContain('every share is the one its seat had committed itself to before any was shown');
  expect(out).toContain('the commitments are those that were shown before the deal');
  expect(out).toContain('Shares were given by Ann.');
  expect(out).toContain('Left out, because the share did not come in time: Bo.');
  expect(out).toContain('The shares were begun anew once.');
  expect((await samsaraHere(['verify', fileWith(text), '--lang', 'de'])).out).toContain(
    'Beiträge gaben: Ann.',
  );
});

test('other commitments than those that were seen get a no, and what is no digest is bad input', async () => {
  const other = await samsaraHere(['verify', fileWith(text), '--commitments', 'ab'.repeat(32)]);
  expect(other.code).toBe(1);
  expect(other.out).toContain('these are not the commitments that were shown before the deal');
  expect((await samsaraHere(['verify', fileWith(text), '--commitments', 'ab'])).code).toBe(2);
});
