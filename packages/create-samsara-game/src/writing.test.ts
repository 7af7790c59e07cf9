import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { planOf, readFlags } from './plan.ts';
import { writeGame } from './writing.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'samsara-create-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (...args: string[]) => writeGame(planOf(readFlags(['--to', join(folder, 'game'), ...args])));
const read = (file: string) => readFileSync(join(folder, 'game', file), 'utf8');

test('a game is written with its name, seats and languages', () => {
  const files = write('--name', "Cat's Cradle", '--seats', '3-5', '--languages', 'de');
  expect(files).toContain('.gitignore');
  expect(read('src/rules.ts')).toContain("id: 'cats-cradle'");
  expect(read('src/rules.ts')).toContain('SEATS = { min: 3, max: 5 }');
  expect(read('src/texts/de.ts')).toContain("name: 'Cat\\'s Cradle'");
  expect(read('src/texts/en.ts')).toContain("name: 'Cat\\'s Cradle'");
  expect(read('src/texts/fr.ts')).toMatch(
    /^\/\/ NOT TRANSLATED[\s\S]*export { en as fr } from '\.\/en\.ts';\n$/,
  );
  expect(read('src/checks.ts')).toContain("languages: ['de', 'en']");
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'samsara-game-cats-cradle',
    scripts: { play: 'npm run build && samsara --games . play cats-cradle --bots master' },
  });
  expect(files.map(read).join('\n')).not.toMatch(/climb/i);
});

test('nothing is overwritten', () => {
  mkdirSync(join(folder, 'game'));
  writeFileSync(join(folder, 'game/mine.txt'), 'mine');
  expect(() => write('--yes')).toThrow(expect.objectContaining({ code: 'folder-not-empty' }));
  expect(readdirSync(join(folder, 'game'))).toEqual(['mine.txt']);
});

test('a tarball that is not there is named before anything is written', () => {
  expect(() => write('--packages', folder)).toThrow(
    expect.objectContaining({ code: 'no-tarball', detail: `@samsara/engine, ${folder}` }),
  );
  expect(readdirSync(folder)).toEqual([]);
});

test('the template is built with the versions that this repository is built with', () => {
  const manifest = (path: string) =>
    JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));
  const { devDependencies } = manifest('packages/create-samsara-game/template/package.json');
  const { esbuild, typescript } = manifest('package.json').devDependencies;
  expect(devDependencies).toMatchObject({ esbuild, typescript });
});
