import { expect, test } from 'vitest';
import type { Learning } from '../contract/learning.ts';
import { inChapters } from './chapters.ts';
import type { Clause } from './search.ts';

const ALL: readonly Clause[] = [
  ['A-1', 'aim'],
  ['A-2', 'mood'],
  ['B-1', 'turn'],
  ['B-2', 'turn'],
  ['C-1', 'end'],
];
const title = { en: '', de: '', fr: '' };
const LEARNING = {
  chapters: ['A-1', 'B-1', 'C-1'].map((from) => ({ from, title })),
  mood: ['A-2'],
} as unknown as Learning;

test('every clause stands in its chapter, and the mood comes last', () => {
  const chapters = inChapters(ALL, ALL, LEARNING).map(({ from, clauses }) => [
    from,
    ...clauses.map(([id]) => id),
  ]);
  expect(chapters).toEqual([
    ['A-1', 'A-1'],
    ['B-1', 'B-1', 'B-2'],
    ['C-1', 'C-1'],
    [null, 'A-2'],
  ]);
});

test('chapters in which nothing is found are left out', () => {
  expect(inChapters(ALL, [ALL[3]], LEARNING)).toEqual([{ from: 'B-1', clauses: [ALL[3]] }]);
});
