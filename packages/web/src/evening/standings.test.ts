import { expect, test } from 'vitest';
import { type EveningLine, mostWins, runningRow, standingsIn } from './standings.ts';

const line = (name: string, games: number, wins: number, places: number, row = 0): EveningLine => ({
  person: null,
  name,
  games,
  wins,
  places,
  row,
  best: row,
});
const order = (...lines: EveningLine[]) =>
  standingsIn({ lines }).map(({ place, line: { name } }) => `${place} ${name}`);

test('most wins first, then the better mean of places; who is equal shares a place', () => {
  expect(order(line('Ann', 4, 1, 9), line('Bo', 4, 2, 8), line('Cy', 2, 1, 4), line('Di', 4, 1, 8))).toEqual([
    '1 Bo',
    // 4 / 2 and 8 / 4 are the same; 9 / 4 is worse.
    '2 Cy',
    '2 Di',
    '4 Ann',
  ]);
});

test('nobody has won most where two have won alike, or nobody anything', () => {
  expect(mostWins(standingsIn({ lines: [line('Ann', 2, 1, 3), line('Bo', 2, 1, 3)] }))).toBeNull();
  expect(mostWins(standingsIn({ lines: [line('Ann', 1, 0, 1)] }))).toBeNull();
  expect(mostWins(standingsIn({ lines: [line('Ann', 3, 1, 5), line('Bo', 3, 2, 4)] }))?.name).toBe('Bo');
});

test('a row is two wins or more that are not over', () => {
  const lines = [line('Ann', 3, 1, 5, 1), line('Bo', 3, 2, 4, 2)];
  expect(runningRow(standingsIn({ lines }))?.name).toBe('Bo');
  expect(runningRow(standingsIn({ lines: lines.slice(0, 1) }))).toBeNull();
  // In games that several win at once.
  expect(runningRow(standingsIn({ lines: [...lines, line('Cy', 3, 2, 4, 2)] }))).toBeNull();
});
