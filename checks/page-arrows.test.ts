import { expect, test } from 'vitest';
import { forbiddenImports } from './arrows.ts';
import { PAGE_ARROWS } from './page-arrows.ts';
import { SOURCES } from './sources.ts';

/** `web/kit/card.tsx` and `web/kit/**` are of the room `kit`. */
const roomOf = (path: string): string => path.split('/')[1];

/** The rooms of a target such as `web/{kit,input}/**`. */
function roomsOf(target: string): string[] {
  if (!target.startsWith('web/')) return [];
  return roomOf(target).replace(/[{}]/g, '').split(',');
}

const ROWS = Object.entries(PAGE_ARROWS).filter(([from]) => from !== 'web/**' && !from.endsWith('.test.ts'));

test('a room imports itself and rooms above its own row only', () => {
  const above = new Set<string>();
  const turned = ROWS.flatMap(([from, targets]) => {
    above.add(roomOf(from));
    return targets
      .flatMap(roomsOf)
      .filter((room) => !above.has(room))
      .map((room) => `${from} imports ${room}`);
  });
  expect(turned).toEqual([]);
});

test('every room of the page has a row, and every row a room', () => {
  const rooms = new Set([...SOURCES.keys()].filter((file) => file.startsWith('web/')).map(roomOf));
  expect([...new Set(ROWS.map(([from]) => roomOf(from)))].sort()).toEqual([...rooms].sort());
});

test.each([
  ['web/kit/card.tsx', '../play/play-screen.tsx'],
  ['web/contract/board.ts', '../kit/card.tsx'],
  ['web/games/karma/board.tsx', '../stop/board.tsx'],
  ['web/games/karma/board.tsx', '../index.ts'],
  ['web/games/karma/board.tsx', '../../play/stage.ts'],
  ['web/panels/why.tsx', '../play/stage.ts'],
  ['web/local/worker/work.ts', '../../connection/api.ts'],
  ['web/rules/rules.tsx', '../games/karma/index.tsx'],
  ['web/play/play-screen.tsx', '../lobby/lobby-page.tsx'],
  ['web/lobby/lobby-page.tsx', '../app/app.tsx'],
  ['web/app/main.tsx', '@samsara/server'],
])('%s may not import %s', (file, specifier) =>
  expect(forbiddenImports(PAGE_ARROWS, file, `import { x } from '${specifier}';`)).toHaveLength(1),
);
