import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importsOf } from './arrows.ts';

const PACKAGES = new URL('../packages/', import.meta.url);
const GAMES = new URL('engine/src/games/', PACKAGES);

/**
 * What other packages may import of the engine. The page loads the bots that search apart, when one is to think. A game has two doors, with positions and without; what its strongest bot has learned is loaded when that thinks; its texts are loaded one
 * language at a time, what a first move needs before the rest, and so is its lesson, whose positions the page gets as states, and so are its puzzles, as the text they are written in, and the names of what can be answered in advance; its contract terms are for tests that plant leaks.
 */
const DOORS = [
  /^@samsara\/engine(?:\/(?:bots|card-game|deals|games|kernel|lab|lessons|puzzles|puzzles\/mining|records|review|testing|texts|vectors))?$/,
  /^@samsara\/engine\/games\/[^/]+(?:\/(?:rules|thinking|mind))?$/,
  /^@samsara\/engine\/texts\/(?:de|en|fr)$/,
  /^@samsara\/engine\/games\/[^/]+\/texts\/(?:(?:play|rules)\/)?[a-z]{2}$/,
  /^@samsara\/engine\/games\/[^/]+\/lesson(?:\?prepared|\/[a-z]{2})?$/,
  /^@samsara\/engine\/games\/[^/]+\/standing-answers\/[a-z]{2}$/,
  /^@samsara\/engine\/games\/[^/]+\/puzzles(?:\.txt\?raw|\/[a-z]{2})$/,
];
const CAMPAIGN_DOORS = [/^@samsara\/engine\/games\/[^/]+\/contract-terms$/];

/** The imports of a file that reach into the engine other than through a door. */
function deepImports(file: string, source: string): string[] {
  const doors = file.startsWith('server/campaigns/') ? [...DOORS, ...CAMPAIGN_DOORS] : DOORS;
  return importsOf(file, source)
    .map(({ specifier }) => specifier)
    .filter((specifier) => /@samsara\/engine|engine\/src/.test(specifier))
    .filter((specifier) => !doors.some((door) => door.test(specifier)));
}

/** The text of every TypeScript file of the other packages, tests and tools included, by its path under packages/. */
const SOURCES = new Map(
  readdirSync(PACKAGES)
    .filter((name) => name !== 'engine')
    .flatMap((name) =>
      readdirSync(new URL(`${name}/`, PACKAGES), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${name}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\/(?:node_modules|dist)\//.test(file))
    .map((file) => [file, readFileSync(new URL(file, PACKAGES), 'utf8')]),
);

test('nothing outside the engine reaches past its doors', () => {
  expect(SOURCES.has('web/src/games/karma/index.tsx')).toBe(true);
  const deep = [...SOURCES].flatMap(([file, source]) =>
    deepImports(file, source).map((specifier) => `${file} imports ${specifier}`),
  );
  expect(deep).toEqual([]);
});

test.each(readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory()))(
  'the rules of $name export nothing that no other package uses',
  ({ name }) => {
    const door = readFileSync(new URL(`${name}/rules.ts`, GAMES), 'utf8');
    const used = [...SOURCES.values()].flatMap((source) =>
      namesIn(
        source,
        new RegExp(`import (?:type )?{([^}]*)} from '@samsara/engine/games/${name}/rules'`, 'g'),
      ),
    );
    const exported = namesIn(door, /export (?:type )?{([^}]*)}/g);
    expect(exported).not.toEqual([]);
    expect(exported.filter((each) => !used.includes(each))).toEqual([]);
  },
);

/** The names between the braces of every match. */
function namesIn(source: string, braces: RegExp): string[] {
  return [...source.matchAll(braces)].flatMap(([, names]) =>
    names.split(',').flatMap((name) => name.trim().replace(/^type /, '') || []),
  );
}

describe('the check itself', () => {
  test.each([
    ['web/src/main.ts', '@samsara/engine'],
    ['web/src/main.ts', '@samsara/engine/texts'],
    ['web/src/games/karma/board.tsx', '@samsara/engine/games/karma/rules'],
    ['web/src/games/karma/index.tsx', '@samsara/engine/games/karma/texts/rules/de'],
    ['cli/src/main.ts', '@samsara/engine/games'],
    ['server/campaigns/leak-deals.ts', '@samsara/engine/games/karma/contract-terms'],
    ['cli/src/main.ts', '@samsara/protocol'],
  ])('%s may import %s', (file, specifier) => {
    expect(deepImports(file, `import { x } from '${specifier}';`)).toEqual([]);
  });

  test.each([
    ['web/src/games/karma/board.tsx', '@samsara/engine/games/karma/cards'],
    ['web/src/games/karmaka/stage.ts', '@samsara/engine/games/karmaka/abilities'],
    ['web/src/games/karma/index.tsx', '@samsara/engine/games/karma/texts/words'],
    ['web/src/main.ts', '@samsara/engine/games/karma/contract-terms'],
    ['web/e2e/people.e2e.ts', '../../engine/src/games/karma/cards.ts'],
  ])('%s may not import %s', (file, specifier) => {
    expect(deepImports(file, `import type { X } from '${specifier}';`)).toEqual([specifier]);
  });
});
