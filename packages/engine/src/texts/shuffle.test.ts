import { expect, test } from 'vitest';
import type { ShuffleTold } from '../kernel/later/verdict.ts';
import { LANGUAGES } from './languages.ts';
import { shuffleSentences } from './shuffle.ts';

const HONEST: ShuffleTold = {
  isSealed: true,
  gave: ['Ann', 'Bob'],
  gavePlainly: [],
  leftOut: [],
  bots: [],
  anew: 0,
  broken: 0,
};

test('it is told in words who gave a share, who did not, and what was begun anew', () => {
  expect(shuffleSentences('en', HONEST)).toEqual([
    'The server and everybody who played had committed themselves before any share was shown.',
    'Shares were given by Ann, Bob.',
    'The shares were shown once; nothing was begun anew.',
  ]);
  const refused = { ...HONEST, leftOut: ['Cy', 'Di'], anew: 2, broken: 1 };
  expect(shuffleSentences('en', refused).slice(2)).toEqual([
    'Left out, because the share did not come in time: Cy, Di. In its place stands what follows from the server’s commitment.',
    'The shares were begun anew 2 times. Server and whoever was left out, together, could choose among 3 deals.',
    'Once before, the table changed before the deal, and everybody had to be ready again.',
  ]);
});

test('every language names bots and older pages, and claims nothing about the former way', () => {
  for (const language of LANGUAGES) {
    const told = shuffleSentences(language, { ...HONEST, gavePlainly: ['Cy'], bots: ['Rex'] });
    expect(told.filter((sentence) => /Cy|Rex/.test(sentence))).toHaveLength(2);
    expect(shuffleSentences(language, { ...HONEST, isSealed: false })).toHaveLength(1);
  }
});
