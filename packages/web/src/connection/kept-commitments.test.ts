import { expect, test } from 'vitest';
import { freshEntropy, type KeptPromise, playOf, readPromises, withPromise } from './kept-commitments.ts';

const promise = (play: string, entropy = 'aa'): KeptPromise => ({
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
  const kept = [promise('A-1'), promise('B-1')];
  expect(withPromise(kept, promise('A-1', 'bb'))).toEqual([promise('B-1'), promise('A-1', 'bb')]);
});

test('the oldest go when there are too many', () => {
  const many = Array.from({ length: 200 }, (_, i) => promise(`A-${i}`));
  const kept = withPromise(many, promise('B-1'));
  expect(kept).toHaveLength(200);
  expect([kept[0].play, kept[199].play]).toEqual(['A-1', 'B-1']);
});

test('what is no promise is left out', () => {
  expect(readPromises(JSON.stringify([promise('A-1'), null, { play: 'B-1' }, 'x']))).toEqual([
    promise('A-1'),
  ]);
  for (const text of [null, '', '{}', 'null', '[']) expect(readPromises(text)).toEqual([]);
});

test('every share is 32 bytes and another one', () => {
  expect(freshEntropy()).toMatch(/^[0-9a-f]{64}$/);
  expect(freshEntropy()).not.toBe(freshEntropy());
});
