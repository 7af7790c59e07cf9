import { expect, test } from 'vitest';
import { isWanted } from './table-filter.ts';

test.each([
  ['before the deal, with a seat', { open: 1, phase: 'gathering', spectators: 0 }, ['all', 'seats']],
  ['before the deal, without one', { open: 0, phase: 'gathering', spectators: 0 }, ['all']],
  ['running, with spectators', { open: 0, phase: 'playing', spectators: 2 }, ['all', 'watch']],
  ['running behind closed doors', { open: 0, phase: 'playing', spectators: null }, ['all']],
] as const)('a table %s', (_, table, found) => {
  expect((['all', 'seats', 'watch'] as const).filter((wanted) => isWanted(table, wanted))).toEqual(found);
});
