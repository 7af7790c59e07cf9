import { expect, test } from 'vitest';
import { readOptions } from '../kernel/options.ts';
import { GAMES } from './index.ts';

/** The options of the second game at a table that names these for the first. */
function second(id: string, options: object): object {
  const game = GAMES[id];
  return game.nextGame(game.setup(readOptions(game, options), 1)) as object;
}

test.each([
  [
    'karma',
    { players: 3, edition: 'set', dealer: 0 },
    { dealer: 1 },
    'the deal moves one seat left (KAR-03)',
  ],
  ['karma', { players: 3, edition: 'set', dealer: 2 }, { dealer: 0 }, 'and around the table'],
  [
    'karma',
    { players: 3, edition: 'amigo', oldest: 1 },
    { oldest: 1, dealer: null },
    'the oldest begins again (KA-16)',
  ],
  ['stop', { players: 4, dealer: 3 }, { dealer: 0 }, 'the left neighbour deals (ST-27)'],
  ['karmaka', { players: 3, starter: 1 }, { starter: 1 }, 'whoever the table names begins again (KKR-01)'],
  ['karmaka', { players: 3 }, { starter: null }, 'chance decides again (KKR-01)'],
  ['mieses-karma', { players: 3 }, { players: 3 }, 'chance decides again (MK-89)'],
])('%s with %j, next %j: %4$s', (id, first, next, _says) => {
  expect(second(id, first)).toMatchObject(next);
  expect(readOptions(GAMES[id], second(id, first))).toEqual(second(id, first));
});
