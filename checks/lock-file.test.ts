import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingOptionals, withoutIntegrity } from '../scripts/complete-lock.mjs';

const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');

test('the lock file names every platform package, as npm ci demands (else: node scripts/complete-lock.mjs)', () => {
  expect([...missingOptionals(JSON.parse(text)).keys()]).toEqual([]);
});

test('the lock file holds a hash of every package (else: node scripts/complete-lock.mjs)', () => {
  const lock = JSON.parse(text);
  expect(withoutIntegrity(lock)).toEqual([]);
  delete lock.packages['node_modules/fastify'].integrity;
  expect(withoutIntegrity(lock)).toEqual(['node_modules/fastify']);
});

test('the lock file names no registry', () => {
  expect(text).not.toContain('"resolved": "http');
});
