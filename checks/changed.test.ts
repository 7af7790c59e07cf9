import { expect, test } from 'vitest';
import { chooseTests, importsOf, specifiersOf } from '../scripts/changed.mjs';

const IMPORTS = new Map<string, string[]>([
  ['a/rules.ts', []],
  ['a/rules.test.ts', ['a/rules.ts']],
  ['a/table.ts', ['a/rules.ts']],
  ['a/table.test.ts', ['a/table.ts']],
  ['b/other.test.ts', []],
  ['checks/imports.test.ts', []],
  ['packages/web/src/card.tsx', ['a/rules.ts']],
  ['packages/web/e2e/driving/tapping.ts', []],
  ['packages/web/e2e/motion.e2e.ts', ['packages/web/e2e/driving/tapping.ts']],
  ['packages/web/e2e/undo.e2e.ts', []],
  ['packages/web/e2e/lab.e2e.ts', ['packages/web/src/card.tsx']],
  ['packages/server/campaigns/garbage.ts', []],
  ['packages/server/campaigns/fuzz.ts', ['packages/server/campaigns/garbage.ts']],
]);

const choose = (...changed: string[]) => chooseTests(changed, IMPORTS, ['fuzz', 'kill']);

test('the tests that import what was changed, the nearest first, and those that look at everything', () => {
  expect(choose('a/rules.ts').tests).toEqual([
    'a/rules.test.ts',
    'a/table.test.ts',
    'checks/imports.test.ts',
  ]);
  expect(choose('a/table.ts').tests).toEqual(['a/table.test.ts', 'checks/imports.test.ts']);
});

test('a test that was changed itself, or is new', () => {
  expect(choose('b/other.test.ts').tests).toContain('b/other.test.ts');
});

test('of very many the nearest, and it is said how many are left out', () => {
  const many = new Map<string, string[]>([['x.ts', []]]);
  for (let i = 0; i < 100; i++) many.set(`x-${i}.test.ts`, ['x.ts']);
  many.set('near.test.ts', []);
  const { tests, leftOut } = chooseTests(['x.ts', 'near.test.ts'], many, []);
  expect(tests[0]).toBe('near.test.ts');
  expect(tests.length + leftOut).toBe(101);
  expect(leftOut).toBeGreaterThan(0);
});

test('browser files only where the page was changed: those that were changed or driven otherwise, and short ones', () => {
  expect(choose('a/rules.ts').browser).toEqual([]);
  expect(choose('packages/web/src/card.tsx').browser).toEqual(['packages/web/e2e/undo.e2e.ts']);
  expect(choose('packages/web/e2e/driving/tapping.ts').browser).toEqual([
    'packages/web/e2e/motion.e2e.ts',
    'packages/web/e2e/undo.e2e.ts',
  ]);
});

test('of many browser files that share what was changed a few stand for all, and those that were changed are all run', () => {
  const many = new Map<string, string[]>([['packages/web/e2e/browser.ts', []]]);
  const files = Array.from({ length: 20 }, (_, i) => `packages/web/e2e/x-${i}.e2e.ts`);
  for (const file of files) many.set(file, ['packages/web/e2e/browser.ts']);
  const shared = chooseTests(['packages/web/e2e/browser.ts'], many, []);
  expect(shared.browser.length + shared.leftOut).toBe(20);
  expect(shared.leftOut).toBeGreaterThan(0);
  expect(chooseTests(files, many, []).browser).toEqual(files);
});

test('a campaign whose own files were changed, and the Python package', () => {
  expect(choose('packages/server/campaigns/garbage.ts').campaigns).toEqual(['fuzz']);
  expect(choose('python/samsara_cards/batch.py').python).toBe(true);
  expect(choose('a/rules.ts')).toMatchObject({ campaigns: [], python: false });
});

test('imports of every kind are found', () => {
  expect(
    specifiersOf(`
      import { a } from './a.ts';
      import type { B } from '@samsara/engine';
      export * from "./c.ts";
      import './d.css';
      const e = await import('./e.ts');
      const f = new URL('./f-worker.ts', import.meta.url);
    `),
  ).toEqual(['./a.ts', '@samsara/engine', './c.ts', './d.css', './e.ts', './f-worker.ts']);
});

test('doors of our own packages lead to their source', () => {
  const files = [
    'packages/engine/package.json',
    'packages/engine/src/index.ts',
    'packages/engine/src/games/karma/index.ts',
    'packages/web/e2e/review.e2e.ts',
  ];
  expect(importsOf(files).get('packages/web/e2e/review.e2e.ts')).toEqual([
    'packages/engine/src/index.ts',
    'packages/engine/src/games/karma/index.ts',
  ]);
});
