import { expect, test } from 'vitest';
import { keepLast } from './keep-last.ts';

test('makes the same thing once, as long as nothing else is asked for', () => {
  let made = 0;
  const numberOf = keepLast((_object: object) => ++made);
  const [one, other] = [{}, {}];
  expect([one, one, other, other, one].map(numberOf)).toEqual([1, 1, 2, 2, 3]);
});
