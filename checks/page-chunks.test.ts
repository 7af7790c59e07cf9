import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHUNKS, chunkOf, fetchedAhead } from '../packages/web/build/chunks.ts';
import { SOURCES } from './sources.ts';

/** Modules that the page may load, as the bundler names them. */
const MODULES = [...SOURCES.keys()]
  .filter((file) => /^(?:web|engine)\//.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => file.replace(/^(\w+)\//, '/home/samsara/packages/$1/src/'));

/** The same folder, another name. A text is named after its language, and stays. */
function renamed(module: string): string {
  const name = /\/texts\/(?:(?:cards|events|play)\/)?[a-z]{2}\.ts$/.test(module) ? '$&' : '/another-name$1';
  return module.replace(/\/[^/]+(\.tsx?)$/, name);
}

/** Games that do not say by folders yet what they open later. */
const BY_NAME = /\/web\/src\/games\/[^/]+\//;

/** Single modules that a row names, because what lies beside them is not loaded with a game. */
const BY_ROW = CHUNKS.map(([row]) => row)
  .filter((row) => /\.tsx?$/.test(row) && !/[<\0]/.test(row))
  .flatMap(spelledOut);

/** `kit/{sheet,choices}.tsx` are two modules. */
function spelledOut(row: string): string[] {
  const [all, names] = /\{(.*?)\}/.exec(row) ?? ['', ''];
  return names.split(',').map((name) => row.replace(all, name));
}

test('a module goes where its folder says, whatever its name is', () => {
  const byFolder = MODULES.filter(
    (module) => !BY_NAME.test(module) && !BY_ROW.some((row) => module.endsWith(`/${row}`)),
  );
  const moved = byFolder.filter((module) => chunkOf(module) !== chunkOf(renamed(module)));
  expect(moved).toEqual([]);
});

test.each(BY_ROW)('%s is there: a row names it', (row) => {
  expect(SOURCES.has(row.replace('/src/', '/'))).toBe(true);
});

test.each([
  ['web/src/analysis', 'analysis'],
  ['web/src/app', null],
  ['web/src/contract', 'kit'],
  ['web/src/games/karma', 'karma-board'],
  ['web/src/games/karma/aside', 'karma-aside'],
  ['web/src/games/karma/aside/learning', null],
  ['web/src/games/karma/aside/texts', 'karma-aside'],
  ['web/src/games/karma/aside/parts', 'karma-aside'],
  ['web/src/games/mieses-karma/art', 'mieses-karma-board'],
  ['web/src/input', 'kit'],
  ['web/src/input/aside', 'aside'],
  ['web/src/input/arranging', 'effects'],
  ['web/src/input/keys', 'opened'],
  ['web/src/kit', 'kit'],
  ['web/src/kit/first-time', null],
  ['web/src/kit/clocks', 'effects'],
  ['web/src/kit/form', null],
  ['web/src/kit/page', null],
  ['web/src/kit/faces', null],
  ['web/src/lab', null],
  ['web/src/lessons', null],
  ['web/src/games/karma/lesson', null],
  ['web/src/prepared', null],
  ['web/src/puzzles', null],
  ['web/src/games/karma/puzzles', null],
  ['web/src/games/karma/standing-answers', null],
  ['web/src/lobby', null],
  ['web/src/local', 'kit'],
  ['web/src/local/entries', null],
  ['web/src/local/kept', 'kept'],
  ['web/src/local/lab', null],
  ['web/src/local/reviewing', null],
  ['web/src/local/thinking', 'thinking'],
  ['web/src/local/verifying', null],
  ['web/src/local/worker', 'engine'],
  ['web/src/motion', 'kit'],
  ['web/src/motion/aside', 'effects'],
  ['web/src/motion/opening', 'kit'],
  ['web/src/operator', 'operator'],
  ['web/src/operator/moment', 'operator-moment'],
  ['web/src/outside', null],
  ['web/src/outside/screen', 'outside-board'],
  ['web/src/over-days', null],
  ['web/src/panels', 'aside'],
  ['web/src/panels/reading', 'effects'],
  ['web/src/people', null],
  ['web/src/people/aside', 'aside'],
  ['web/src/play', 'kit'],
  ['web/src/play/signals', 'effects'],
  ['web/src/review', 'review'],
  ['web/src/rules', 'shared'],
  ['web/src/review/texts', null],
  ['web/src/seats/aside', 'aside'],
  ['web/src/seats/talk', 'effects'],
  ['web/src/texts', null],
  ['engine/src/kernel', 'engine'],
  ['engine/src/bots', 'engine'],
  ['engine/src/bots/by-taste', 'thinking'],
  ['engine/src/bots/search', 'search'],
  ['engine/src/games', null],
  ['engine/src/lab', 'lab'],
  ['table/src/state', 'device'],
  ['table/src/later', 'device-later'],
  ['table/src/people/plans', null],
  ['web/src/local/device', 'device'],
  ['web/src/local/device/later', 'device-later'],
  ['engine/src/games/stop', 'stop-rules'],
  ['engine/src/games/karmaka/abilities', 'karmaka-rules'],
  ['engine/src/games/stop/thinking', 'stop-thinking'],
  ['engine/src/games/stop/texts', 'stop-board'],
  ['engine/src/games/stop/texts/rules', null],
  ['engine/src/games/stop/lesson', null],
  ['engine/src/games/stop/puzzles', null],
  ['engine/src/games/stop/standing-answers', null],
  ['engine/src/puzzles', null],
])('what lies in %s goes into %s', (folder, chunk) =>
  expect(chunkOf(`/home/samsara/packages/${folder}/some-name.ts`)).toBe(chunk),
);

test.each([
  ['packages/engine/src/games/stop/texts/de.ts', 'stop-de-aside'],
  ['packages/engine/src/games/stop/texts/events/de.ts', 'stop-de-aside'],
  ['packages/engine/src/games/stop/texts/play/de.ts', 'stop-de'],
  ['packages/engine/src/games/karmaka/texts/cards/fr.ts', 'karmaka-fr'],
  ['packages/engine/src/games/stop/texts/rules/de.ts', null],
  ['packages/web/src/games/stop/texts/de.ts', 'stop-de'],
  ['packages/web/src/operator/texts/de.ts', 'operator-de'],
  ['packages/web/src/texts/de.ts', null],
  ['packages/web/src/texts/words.ts', 'page'],
  ['packages/engine/src/record/undone.ts', 'record'],
  ['packages/engine/src/record/verify.ts', null],
  ['packages/engine/src/record/fairness.ts', 'engine'],
  ['packages/engine/src/texts/sentences.ts', 'engine'],
  ['packages/web/src/strength/dots.ts', 'engine'],
  ['packages/protocol/src/outgoing.ts', 'device'],
  ['packages/protocol/src/version.ts', null],
  ['packages/web/src/kit/card.css', 'kit'],
  ['packages/web/src/people/people-texts.ts', 'shared'],
  ['packages/web/src/people/chat-button.tsx', 'aside'],
  ['packages/web/src/people/banner.css', 'aside'],
  ['packages/web/src/people/waiting-room.tsx', null],
  ['node_modules/preact/dist/preact.mjs', 'page'],
  ['node_modules/@preact/signals/dist/signals.mjs', 'page'],
  ['node_modules/uqr/dist/index.mjs', null],
])('%s goes into %s', (module, chunk) => expect(chunkOf(`/home/samsara/${module}`)).toBe(chunk));

test('page and workers share what loads chunks; what needs a document stays with the page', () => {
  expect(chunkOf('\0vite/preload-helper.js')).toBe('kept');
  expect(chunkOf('\0vite/modulepreload-polyfill.js')).toBe(null);
});

test('every folder that has a row exists', () => {
  const rooms = readdirSync(new URL('../packages/web/src/', import.meta.url));
  const withChunk = ['contract', 'games', 'input', 'kit', 'local', 'motion', 'panels', 'people', 'play'];
  expect(rooms).toEqual(expect.arrayContaining([...withChunk, 'seats', 'session']));
});

test('a board does not name again what came with it', () => {
  const files = ['assets/kit-B1c2D3e4.js', 'assets/karma-rules-B1-2D3e4.js', 'assets/kept-B1c2D3e4.js'];
  expect(fetchedAhead(files, 'assets/karma-board-A1b2C3d4.js')).toEqual(['assets/karma-rules-B1-2D3e4.js']);
  expect(fetchedAhead(files, 'assets/kit-A1b2C3d4.js')).toEqual([]);
  expect(fetchedAhead(files, 'assets/device-A1b2C3d4.js')).toEqual([]);
  expect(fetchedAhead(files, 'assets/karma-worker-A1b2C3d4.js')).toEqual([]);
  expect(fetchedAhead(files, 'assets/end-panel-A1b2C3d4.js')).toEqual(['assets/karma-rules-B1-2D3e4.js']);
  // What every page has is not named either.
  expect(fetchedAhead(files, 'assets/main-A1b2C3d4.js')).toEqual(files.slice(0, 2));
});
