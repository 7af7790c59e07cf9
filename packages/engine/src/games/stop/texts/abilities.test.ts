import { expect, test } from 'vitest';
import { readOptions } from '../../../kernel/options.ts';
import { CARDS } from '../cards.ts';
import { stop } from '../index.ts';
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

test('at a table with other penalties cards say what they count there (STR-72)', () => {
  const viewAt = (given: object) => stop.view(stop.setup(readOptions(stop, given), 1), 0);
  const { abilities, abilitiesAt } = stopTexts.en;
  const changed = abilitiesAt?.(viewAt({ players: 2, penalty_swap: 50 }));
  expect(changed?.['red-swap']).toMatch(/counts 50 points\.$/);
  expect(changed?.['red-skip']).toBe(abilities?.['red-skip']);
  expect(abilitiesAt?.(viewAt({ players: 2 }))).toEqual(abilities);
});
