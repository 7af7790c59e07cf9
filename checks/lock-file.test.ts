import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingOptionals } from '../scripts/complete-lock.mjs';

const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');

test('the lock file names every platform package, as npm ci demands (else: node scripts/complete-lock.mjs)', () => {
  expect([...missingOptionals(JSON.parse(text)).keys()]).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(text).not.toContain('"resolved": "http');
});
