import { expect, test } from 'vitest';
import { ranked } from './result-rows.tsx';

const row = (key: string, won: boolean, points: number | null, choices: number) => ({
  key,
  name: key,
  level: null,
  isYou: key === 'you',
  result: { won, points, choices },
});

test('the best first; equal results share a place and the next one is left out', () => {
  const rows = ranked({}, [
    row('you', false, null, 30),
    row('novice', false, null, 60),
    row('casual', true, null, 40),
    row('skilled', true, null, 28),
  ]);
  expect(rows.map(({ key, place }) => [key, place])).toEqual([
    ['skilled', 1],
    ['casual', 2],
    ['you', 3],
    ['novice', 3],
  ]);
});

test('where few points are good, they come first', () => {
  const rows = ranked({ betterPoints: 'fewer' }, [row('you', false, 90, 10), row('novice', false, 45, 10)]);
  expect(rows.map(({ key }) => key)).toEqual(['novice', 'you']);
});
