import { expect, test } from 'vitest';
import { momentHash, readMoment } from './moment-link.ts';

test.each([
  ['', { place: 0, eyes: 1 }],
  ['#17', { place: 17, eyes: 1 }],
  ['#17,2', { place: 17, eyes: 2 }],
  ['#3,all', { place: 3, eyes: 'all' }],
  ['#3,onlooker', { place: 3, eyes: 'onlooker' }],
  ['#x', { place: 0, eyes: 1 }],
])('%j means %j', (hash, moment) => expect(readMoment(hash, 1)).toEqual(moment));

test('a link leads back to its moment', () => {
  for (const moment of [
    { place: 5, eyes: 0 },
    { place: 0, eyes: 'all' },
  ] as const)
    expect(readMoment(momentHash(moment), 3)).toEqual(moment);
});
