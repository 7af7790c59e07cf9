import { describe, expect, test } from 'vitest';
import { folderCycles, folderGraph, mutualImports } from './folders.ts';
import { SOURCES } from './sources.ts';

/** Packages in which no folder depends on itself by way of others. */
const CLEAN = ['engine', 'protocol', 'table', 'server', 'web', 'cli', 'create-samsara-game'];

test.each(CLEAN)('the folders of %s form no cycle', (packageName) => {
  const graph = folderGraph(packageName, SOURCES);
  expect(folderCycles(graph)).toEqual([]);
  expect(mutualImports(graph)).toEqual([]);
});

describe('the check itself', () => {
  const sources = (...arrows: readonly (readonly [file: string, specifier: string])[]) =>
    new Map(arrows.map(([file, specifier]) => [file, `import type { X } from '${specifier}';`]));

  test('three folders in a ring are one cycle, and whoever only uses them is not in it', () => {
    const graph = folderGraph(
      'server',
      sources(
        ['server/main.ts', './tables/open.ts'],
        ['server/tables/open.ts', '../log/append.ts'],
        ['server/log/append.ts', '../players/guest.ts'],
        ['server/players/guest.ts', '../tables/seat.ts'],
      ),
    );
    expect(folderCycles(graph)).toEqual([['server/log', 'server/players', 'server/tables']]);
    expect(mutualImports(graph)).toEqual([]);
  });

  test('two folders that import each other, one of them src itself', () => {
    const graph = folderGraph(
      'server',
      sources(['server/main.ts', './log/append.ts'], ['server/log/append.ts', '../main.ts']),
    );
    expect(folderCycles(graph)).toEqual([['server', 'server/log']]);
    expect(mutualImports(graph)).toEqual(['server <-> server/log']);
  });

  test.each([
    ['a file of the same folder', 'web/table/hand.tsx', './card.tsx'],
    ['a folder inside of it', 'web/table/hand.tsx', './dock/dock.tsx'],
    ['another package', 'web/table/hand.tsx', '@samsara/protocol'],
  ])('%s is no other folder', (_, file, specifier) => {
    expect([...folderGraph('web', sources([file, specifier]))]).toEqual([['web/table', new Set()]]);
  });

  test('a test and what is made for tests do not count', () => {
    const graph = folderGraph(
      'web',
      sources(
        ['web/table/hand.test.tsx', '../lobby/lobby.tsx'],
        ['web/table/hand.tsx', '../testing/page.ts'],
        ['web/testing/page.ts', '../table/hand.tsx'],
        ['web/table/testing/cards.ts', '../../lobby/lobby.tsx'],
      ),
    );
    expect([...graph]).toEqual([['web/table', new Set()]]);
  });

  test('each game is a folder of its own', () => {
    const graph = folderGraph('web', sources(['web/games/one/board.tsx', '../other/board.tsx']));
    expect([...graph]).toEqual([['web/games/one', new Set(['web/games/other'])]]);
  });
});
