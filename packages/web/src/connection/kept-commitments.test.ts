import { expect, test } from 'vitest';
import {
  freshEntropy,
  type KeptCommitment,
  playOf,
  readCommitments,
  withCommitment,
} from './kept-commitments.ts';

const commitment = (play: string, entropy = 'aa'): KeptCommitment => ({
  play,
  number: 17,
  commitment: 'c',
  link: 'l',
  seat: 1,
  entropy,
});

test('a game is called by its table and its number there', () => {
  expect(playOf({ code: 'ABC234', round: 2 })).toBe('ABC234-2');
});

test('whoever is ready again has given another share', () => {
  const kept = [commitment('A-1'), commitment('B-1')];
  expect(withCommitment(kept, commitment('A-1', 'bb'))).toEqual([commitment('B-1'), commitment('A-1', 'bb')]);
});

test('the oldest go when there are too many', () => {
  const many = Array.from({ length: 200 }, (_, i) => commitment(`A-${i}`));
  const kept = withCommitment(many, commitment('B-1'));
  expect(kept).toHaveLength(200);
  expect([kept[0].play, kept[199].play]).toEqual(['A-1', 'B-1']);
});

test('what is no promise is left out', () => {
  expect(readCommitments(JSON.stringify([commitment('A-1'), null, { play: 'B-1' }, 'x']))).toEqual([
    commitment('A-1'),
  ]);
  for (const text of [null, '', '{}', 'null', '[']) expect(readCommitments(text)).toEqual([]);
});

test('every share is 32 bytes and another one', () => {
  expect(freshEntropy()).toMatch(/^[0-9a-f]{64}$/);
  expect(freshEntropy()).not.toBe(freshEntropy());
});
