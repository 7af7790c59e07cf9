import { expect, test } from 'vitest';
import { momentHash, readMoment } from './moment-link.ts';

test.each([
  ['', { place: 0, eyes: 1, share: null }],
  ['#17', { place: 17, eyes: 1, share: null }],
  ['#17,2', { place: 17, eyes: 2, share: null }],
  ['#3,all', { place: 3, eyes: 'all', share: null }],
  ['#3,onlooker', { place: 3, eyes: 'onlooker', share: null }],
  ['#3,all&share=a-B_9', { place: 3, eyes: 'all', share: 'a-B_9' }],
  ['#3&share=a-B_9', { place: 3, eyes: 1, share: 'a-B_9' }],
  ['#share=a-B_9', { place: 0, eyes: 1, share: 'a-B_9' }],
  ['#3&share=', { place: 0, eyes: 1, share: null }],
  ['#x', { place: 0, eyes: 1, share: null }],
])('%j means %j', (hash, moment) => expect(readMoment(hash, 1)).toEqual(moment));

test('a link leads back to its moment, with what opens it', () => {
  for (const moment of [
    { place: 5, eyes: 0, share: null },
    { place: 0, eyes: 'all', share: 'x1' },
  ] as const)
    expect(readMoment(momentHash(moment), 3)).toEqual(moment);
});
