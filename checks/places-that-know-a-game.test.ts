import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const GAMES = new URL('packages/engine/src/games/', ROOT);

/** A game is what has a folder in the engine. */
const IDS = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Ids that are ordinary words: they count only in a path, or where something is called a game. */
const ORDINARY_WORDS = ['stop'];

/**
 * Every file outside of the games' own folders that names a game; docs/adding-a-game.md says of each what a new game
 * needs there. Documents and tests are not counted, see below.
 */
const PLACES: readonly string[] = [
  // Registrations.
  'packages/engine/src/games/index.ts',
  'packages/web/src/games/ids.ts',
  'packages/web/src/local/entries/karma-worker.ts',
  'packages/web/src/local/entries/karmaka-worker.ts',
  'packages/web/src/local/entries/mieses-karma-worker.ts',
  'packages/web/src/local/entries/stop-worker.ts',
  'packages/web/src/texts/de.ts',
  'packages/web/src/texts/en.ts',
  'packages/web/src/texts/fr.ts',
  // Where some games are treated otherwise than all.
  'packages/engine/bench/contests.ts',
  'packages/engine/bench/karma-core.ts',
  'packages/engine/bench/stop-core.ts',
  'packages/web/e2e/driving/tables.ts',
  'packages/web/src/seats/aside/open-hand.css',
  'packages/web/tour/game-screens.ts',
  // Sentences for people.
  'package.json',
  'packages/web/index.html',
  'packages/web/public/manifest.webmanifest',
  // One game as an example, or some.
  'packages/table/src/testing/order.test-data.ts',
  'packages/table/src/testing/over-days.test-data.ts',
  'packages/table/src/testing/coming.test-data.ts',
  'packages/table/src/testing/taken-back.test-data.ts',
  'packages/table/src/testing/scenarios.test-data.ts',
  'packages/web/perf/frames.ts',
  'packages/web/tour/large-tables.ts',
  'packages/web/tour/page-screens.ts',
];

/** Tests that go through all games by name; the others take one as an example, or all from the engine's list. */
const TESTS_OF_ALL_GAMES: readonly string[] = [
  'packages/engine/src/bots/characters.test.ts',
  'packages/engine/src/bots/search/search.test.ts',
  'packages/engine/src/games/next-game.test.ts',
  'packages/engine/src/games/puzzle-themes.test.ts',
  'packages/engine/src/testing/scenario.test.ts',
  'packages/engine/src/testing/seats.test.ts',
  'packages/engine/src/texts/card-words.test.ts',
  'packages/server/src/tables/games.test.ts',
  'packages/web/e2e/keyboard.e2e.ts',
  'packages/web/e2e/large-text.e2e.ts',
  'packages/web/e2e/room.e2e.ts',
  'packages/web/e2e/stage.e2e.ts',
  'packages/web/src/games/facts.test.ts',
  'packages/web/src/review/threats.test.ts',
];

/** The text of every file of the project that is written by hand, by its path. */
const FILES = new Map(
  ['package.json', 'vitest.config.ts', 'vitest.e2e.config.ts', 'biome.json', 'knip.json']
    .concat(...['packages', 'scripts', 'examples', 'deploy'].map(filesUnder))
    .map((path) => [path, readFileSync(new URL(path, ROOT), 'utf8')] as const),
);

function filesUnder(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, ROOT), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isApart(path) ? [] : filesUnder(path);
    return /\.(?:[cm]?[jt]sx?|json|css|html|webmanifest|ya?ml|py|sh)$/.test(entry.name) ? [path] : [];
  });
}

/** What is installed, built or recorded, and the folder that a game has in a package. */
function isApart(folder: string): boolean {
  return (
    /\/(?:node_modules|dist|corpus|fonts)$/.test(folder) || IDS.some((id) => folder.endsWith(`/games/${id}`))
  );
}

function knows(path: string, text: string, id: string): boolean {
  const words = `${path}\n${text}`;
  if (ORDINARY_WORDS.includes(id)) return new RegExp(`/${id}[-/'".]|game\\W{1,6}${id}['"]`).test(words);
  return new RegExp(`${id.replace('-', '.?')}(?![a-z])`, 'i').test(words);
}

function isTest(path: string): boolean {
  return /\.(?:test\.tsx?|e2e\.ts)$/.test(path);
}

/** The files that name a game, and of the tests those that name all of them. */
function placesIn(files: ReadonlyMap<string, string>): { places: string[]; tests: string[] } {
  const named = (path: string) => IDS.filter((id) => knows(path, files.get(path) ?? '', id));
  const paths = [...files.keys()].sort();
  const all = IDS.filter((id) => !ORDINARY_WORDS.includes(id));
  return {
    places: paths.filter((path) => !isTest(path) && named(path).length > 0),
    tests: paths.filter((path) => isTest(path) && all.every((id) => named(path).includes(id))),
  };
}

const FOUND = placesIn(FILES);

test('a game is known by name in these places and in no others', () => {
  expect(FOUND.places).toEqual([...PLACES].sort());
});

test('these tests name all games, and no others', () => {
  expect(FOUND.tests).toEqual([...TESTS_OF_ALL_GAMES].sort());
});

test('the document about adding a game speaks of every place', () => {
  const document = readFileSync(new URL('docs/adding-a-game.md', ROOT), 'utf8');
  const spoken = (path: string) =>
    document.includes(path) || IDS.some((id) => document.includes(path.replace(id, '<game>')));
  expect([...PLACES, ...TESTS_OF_ALL_GAMES].filter((path) => !spoken(path))).toEqual([]);
});

describe('the check itself', () => {
  test.each([
    ['packages/web/src/a.ts', "const game = 'karma';", ['packages/web/src/a.ts']],
    ['packages/web/src/a.ts', 'openMiesesKarma();', ['packages/web/src/a.ts']],
    ['packages/web/src/a.ts', "const game = 'stop';", ['packages/web/src/a.ts']],
    ['packages/web/src/a.css', '[data-game="stop"] { color: red; }', ['packages/web/src/a.css']],
    ['packages/web/src/stop-worker.ts', '', ['packages/web/src/stop-worker.ts']],
    ['packages/web/src/a.ts', 'timer.stop();', []],
    ['packages/web/src/a.tsx', "<Sign sign={isRunning ? 'stop' : 'run'} />", []],
    ['packages/web/src/a.test.ts', "open('karma');", []],
  ])('%s with %s', (path, text, places) => expect(placesIn(new Map([[path, text]])).places).toEqual(places));
});
