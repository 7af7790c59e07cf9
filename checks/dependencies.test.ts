import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Locked, neededBy } from './dependencies.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const locked: Locked = JSON.parse(read('package-lock.json')).packages;
const document = read('docs/security.md');

/** They let anybody use, alter and pass on what is built with them; MPL-2.0 asks that altered files of its own stay open. */
const LICENCES = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  '0BSD',
  'Unlicense',
];
const MORE: Readonly<Record<string, string>> = { 'node_modules/web-push': 'MPL-2.0' };

const WORKSPACES = ['packages/server', 'packages/web'];

test('what runs in production is under a licence that lets it, and the document names all that is asked for', () => {
  for (const workspace of WORKSPACES) {
    const needed = neededBy(locked, workspace);
    expect(needed.size).toBeGreaterThan(5);
    const others = [...needed].filter(
      ([place, { license = '' }]) => !LICENCES.includes(license) && MORE[place] !== license,
    );
    expect(others.map(([place, { license }]) => `${place}: ${license}`)).toEqual([]);
    for (const name of Object.keys(locked[workspace].dependencies ?? {})) {
      if (name.startsWith('@samsara/')) continue;
      const { license } = [...needed].find(([place]) => place.endsWith(`node_modules/${name}`))?.[1] ?? {};
      const row = document.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
      expect([name, row?.endsWith(`| ${license} |`)]).toEqual([name, true]);
    }
  }
});

test('every version is exact', () => {
  const ranges = Object.entries(locked).flatMap(([place, { dependencies = {} }]) =>
    place.startsWith('packages/') && !place.includes('node_modules')
      ? Object.entries(dependencies).filter(
          ([name, version]) => !name.startsWith('@samsara/') && !/^\d[\w.-]*$/.test(version),
        )
      : [],
  );
  expect(ranges).toEqual([]);
});

describe('the check itself', () => {
  test('a package is looked for beside the one that needs it, then above', () => {
    const small: Locked = {
      'packages/a': { dependencies: { b: '1', c: '1' } },
      'node_modules/b': { dependencies: { c: '2' }, license: 'MIT' },
      'node_modules/b/node_modules/c': { license: 'GPL-3.0' },
      'packages/a/node_modules/c': { license: 'ISC' },
      'node_modules/c': { license: 'MIT' },
      'node_modules/d': { license: 'MIT' },
    };
    expect([...neededBy(small, 'packages/a').keys()].sort()).toEqual([
      'node_modules/b',
      'node_modules/b/node_modules/c',
      'packages/a/node_modules/c',
    ]);
  });
});
