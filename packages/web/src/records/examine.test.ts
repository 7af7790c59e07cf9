import { readFileSync } from 'node:fs';
import { gameOf, readRecord } from '@samsara/engine';
import { GAMES } from '@samsara/engine/games';
import { expect, test } from 'vitest';
import type { KeptCommitment } from '../connection/kept-commitments.ts';
import { replayCatalogue } from '../texts/replay.ts';
import { examine, findingIn, type Listed } from './examine.ts';

const CORPUS = new URL('../../../engine/src/record/corpus/', import.meta.url);
const record = readRecord(readFileSync(new URL('karma-alternative-triples.json', CORPUS), 'utf8'));
const { commitment, entropy } = record.fairness;
const kept: KeptCommitment = {
  play: 'ABC234-1',
  number: 17,
  commitment,
  link: 'f'.repeat(64),
  seat: 1,
  entropy: entropy[1],
};

async function finding(known: KeptCommitment | null, listed: Listed = null): Promise<string> {
  await replayCatalogue.load('en');
  const words = replayCatalogue.current.value;
  if (words === null) throw new Error('no words');
  return findingIn(words, 'en', examine(gameOf(GAMES, record), record, known), known, listed);
}

test('a game that was promised is found to be it, and it is said what was compared', async () => {
  expect(await finding(kept, true)).toMatch(
    /^All is well.*no\. 17, also in the server’s public list.*your own share/,
  );
  expect(await finding(kept, null)).toMatch(/^All is well.*no\. 17\).*could not be asked\.$/);
});

test('without a promise nothing is claimed', async () => {
  expect(await finding(null)).toMatch(/kept no promise/);
});

test('a whole record of another shuffle is found out', async () => {
  const otherPromise = { ...kept, commitment: '0'.repeat(64) };
  expect(await finding(otherPromise, true)).toMatch(/not the shuffle that was promised before the deal$/);
  const otherShare = { ...kept, entropy: entropy[0] };
  expect(await finding(otherShare, true)).toMatch(/not what this seat added to the shuffle$/);
  expect(await finding(kept, false)).toMatch(/does not hold this promise any more\.$/);
});
