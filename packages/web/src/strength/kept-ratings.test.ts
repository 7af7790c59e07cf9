import { describe, expect, test } from 'vitest';
import { readRatings } from './kept-ratings.ts';

const kept = { rating: 1512.5, deviation: 120, games: 7, plays: ['local-a', 'ABCDEF-2'] };

test('what was kept is read again', () => {
  expect(readRatings(JSON.stringify({ karma: kept }))).toEqual({ karma: kept });
});

describe('what is not of this form is left out', () => {
  test.each([[null], [''], ['{'], ['null'], ['7'], ['[]']])('%s', (text) =>
    expect(readRatings(text)).toEqual({}),
  );

  test.each([
    ['a text for a number', { rating: '1500' }],
    ['no number', { deviation: null }],
    ['surer than anybody can be', { deviation: 0 }],
    ['no games', { games: 0 }],
    ['no list', { plays: 'local-a' }],
    ['a number for a name', { plays: [7] }],
  ])('%s', (_, wrong) =>
    expect(readRatings(JSON.stringify({ karma: { ...kept, ...wrong }, stop: kept }))).toEqual({ stop: kept }),
  );
});
