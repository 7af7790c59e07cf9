// What `npm test -- --changed` runs: which files differ from another state, and which tests look at them.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { ROOT } from './install.mjs';

/** As many test files as a minute or so is enough for; of more, those that are nearest to what was changed. */
const MOST_TEST_FILES = 40;

/** Each takes a while, so that of those that share what was changed a few stand for all. */
const MOST_BROWSER_FILES = 4;

/** They look at all sources, whatever was changed, and are quick. */
const ALWAYS = [
  'checks/dangerous-code.test.ts',
  'checks/folder-cycles.test.ts',
  'checks/imports.test.ts',
  'checks/page-arrows.test.ts',
  'checks/places-that-know-a-game.test.ts',
];

/** The browser files that see most of the page in a short time: lobby, a table of one's own, one with others. */
const SMOKE = ['languages', 'master', 'undo'].map((name) => `packages/web/e2e/${name}.e2e.ts`);

/**
 * What a change calls for.
 *
 * @typedef {object} Chosen
 * @property {string[]} tests test files of both projects, the nearest first
 * @property {number} leftOut how many more depend on what was changed
 * @property {string[]} browser browser files: those that were changed, a few that share what was changed, and the short ones
 * @property {string[]} campaigns
 * @property {boolean} python
 */

/** The files that differ from `ref`, or from where this branch left main. New ones count, too. */
export function changedFiles(ref) {
  const base = ref ?? mergeBase();
  const differing = git('diff', '--name-only', '--no-renames', base);
  return [...differing, ...git('ls-files', '--others', '--exclude-standard')];
}

function mergeBase() {
  for (const main of ['main', 'origin/main']) {
    try {
      return git('merge-base', main, 'HEAD')[0];
    } catch {
      // There is no such branch here.
    }
  }
  return 'HEAD';
}

function git(...args) {
  const text = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return text.split('\n').filter((line) => line !== '');
}

/** Every file of the checkout that git knows or would. */
export function allFiles() {
  return git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
    existsSync(join(ROOT, file)),
  );
}

/**
 * @param {readonly string[]} changed
 * @param {ReadonlyMap<string, readonly string[]>} imports of each file
 * @param {readonly string[]} campaigns their names
 * @returns {Chosen}
 */
export function chooseTests(changed, imports, campaigns) {
  const distances = distancesFrom(changed, imports);
  const near = [...distances].sort(([, a], [, b]) => a - b).map(([file]) => file);
  const isWeb = changed.some((file) => file.startsWith('packages/web/'));
  const driven = distancesFrom(
    changed.filter((file) => file.startsWith('packages/web/e2e/')),
    imports,
  );
  const browser = [...driven.keys()].filter((file) => file.endsWith('.e2e.ts'));
  const most = Math.max(MOST_BROWSER_FILES, browser.filter((file) => driven.get(file) === 0).length);
  const campaigning = distancesFrom(
    changed.filter((file) => file.startsWith('packages/server/campaigns/')),
    imports,
  );
  const tests = near.filter((file) => /\.test\.tsx?$/.test(file) && !ALWAYS.includes(file));
  const always = ALWAYS.filter((file) => imports.has(file));
  return {
    tests: [...tests.slice(0, MOST_TEST_FILES), ...always],
    leftOut: Math.max(0, tests.length - MOST_TEST_FILES) + Math.max(0, browser.length - most),
    browser: isWeb
      ? [...new Set([...browser.slice(0, most), ...SMOKE])].filter((file) => imports.has(file))
      : [],
    campaigns: campaigns.filter((name) => campaigning.has(`packages/server/campaigns/${name}.ts`)),
    python: changed.some((file) => file.startsWith('python/')),
  };
}

/** For every file that imports one of these, through however many others: through how many. */
function distancesFrom(files, imports) {
  const importers = new Map();
  for (const [file, targets] of imports)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  const distances = new Map(files.filter((file) => imports.has(file)).map((file) => [file, 0]));
  const waiting = [...files].map((file) => [file, 0]);
  for (const [file, distance] of waiting)
    for (const importer of importers.get(file) ?? []) {
      if (distances.has(importer)) continue;
      distances.set(importer, distance + 1);
      waiting.push([importer, distance + 1]);
    }
  return distances;
}

/** Which files each file imports, doors of packages included. */
export function importsOf(files) {
  const known = new Set(files);
  const doors = doorsOf(files);
  const code = files.filter((file) => /\.(?:tsx?|mjs|js)$/.test(file));
  return new Map(
    code.map((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      const targets = specifiersOf(text).map((specifier) => targetOf(file, specifier, doors));
      return [file, [...new Set(targets.filter((target) => known.has(target)))]];
    }),
  );
}

/** What a source text imports, exports from elsewhere, or names as a file of its own beside it. */
export function specifiersOf(text) {
  return [...text.matchAll(/(?:\bfrom|\bimport|\bimport\(|\bURL\()\s*(['"`])([^'"`\n]+)\1/g)].map(
    ([, , specifier]) => specifier,
  );
}

function targetOf(file, specifier, doors) {
  const plain = specifier.replace(/\?.*$/, '');
  for (const { pattern, target } of doors) {
    const match = pattern.exec(plain);
    if (match !== null) return target.replace('*', match[1] ?? '*');
  }
  // Files that are read by their address need not begin with a dot.
  return posix.join(dirname(file), plain);
}

/** The doors of our own packages, those without a star first. */
function doorsOf(files) {
  const doors = files
    .filter((file) => /^packages\/[^/]+\/package\.json$/.test(file))
    .flatMap((file) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
      return Object.entries(exports)
        .filter(([, target]) => typeof target === 'string')
        .map(([door, target]) => ({
          door: posix.join(name, door),
          target: posix.join(dirname(file), target),
        }));
    });
  return doors
    .sort(
      (a, b) => Number(a.door.includes('*')) - Number(b.door.includes('*')) || b.door.length - a.door.length,
    )
    .map(({ door, target }) => ({ pattern: new RegExp(`^${door.replace('*', '(.+)')}$`), target }));
}
