import { expect, test } from 'vitest';
import { hundredth, inHundredths, signed } from './hundredths.ts';

test.each([
  // 0.25 − 0.144 + 0.032 − 0.138 = 0
  [
    { start: 0.25, cards: -0.144, own: -0.032, result: 0 },
    { start: 25, cards: -14, others: -8, own: -3, result: 0 },
  ],
  // Three parts that are all rounded down: the rest goes to the others.
  [
    { start: 0.334, cards: 0.224, own: 0.004, result: 1 },
    { start: 33, cards: 22, others: 45, own: 0, result: 100 },
  ],
])('%j', (parts, expected) => {
  const found = inHundredths(parts);
  expect(found).toEqual(expected);
  expect(found.start + found.cards + found.others + found.own).toBe(found.result);
});

test('nothing has no sign', () => {
  expect(Object.is(hundredth(-0.001), 0)).toBe(true);
  expect([14, -3, 0].map(signed)).toEqual(['+14', '−3', '0']);
});
