import { expect, test } from 'vitest';
import { PATTERNS } from './pattern-paths.ts';

test('each of the six signs of a game has a pattern of its own', () => {
  expect(PATTERNS).toHaveLength(6);
  expect(new Set(PATTERNS).size).toBe(6);
});

test('lines stand every ten from five on', () => {
  expect(PATTERNS[0]).toMatch(/^M5 0V140M15 0V140/);
  expect(PATTERNS[0].match(/M/g)).toHaveLength(10);
});

test('checks are lines and levels every fourteen', () => {
  // 7, 21, … 91 are seven lines, 7, 21, … 133 ten levels.
  expect(PATTERNS[3].match(/V/g)).toHaveLength(7);
  expect(PATTERNS[3].match(/H/g)).toHaveLength(10);
});
