import { expect, test } from 'vitest';
import { placesIn } from './places.ts';

test.each([
  ['few points win', { winners: [1], losers: [0, 2], points: [40, 12, 31] }, [3, 1, 2]],
  ['many points win', { winners: [2], losers: [0, 1], points: [5, 5, 9] }, [2, 2, 1]],
  [
    'two share the first place, and nobody is second',
    { winners: [0, 2], losers: [1], points: null },
    [1, 3, 1],
  ],
  ['who neither wins nor loses is between', { winners: [1], losers: [0], points: null }, [3, 1, 2]],
  ['a team wins with what its members have', { winners: [0, 1], losers: [2], points: [8, 2, 5] }, [1, 1, 3]],
  ['nobody wins', { winners: [], losers: [], points: [3, 1, 2] }, [1, 1, 1]],
] as const)('%s', (_, outcome, places) => expect(placesIn({ reason: '', ...outcome }, 3)).toEqual(places));
