import { expect, test } from 'vitest';
import { CARDS } from '../cards.ts';
import { stopTexts } from './index.ts';

test.each(['de', 'en', 'fr'] as const)('every card says what it does and counts (%s)', (language) => {
  const { abilities } = stopTexts[language];
  expect(Object.keys(abilities ?? {})).toEqual(CARDS);
  for (const says of Object.values(abilities ?? {})) {
    expect(says).toMatch(/^\p{Lu}.*\.$/u);
    expect(says).not.toMatch(/undefined|NaN|'/);
  }
});

test('the points are those of the card data (ST-25, ST-26)', () => {
  const { abilities = {} } = stopTexts.en;
  expect(abilities['blue-1']).toBe('A plain number. Left in hand it counts 1 point.');
  expect(abilities['free-choice']).toMatch(/counts 50 points\.$/);
  expect(abilities['red-2']).toMatch(/^The next player draws two cards .* counts 10 points\.$/);
});
