import { LANGUAGES, type Language } from '@samsara/engine/texts';
import { describe, expect, test } from 'vitest';
import { wordsIn } from './words.ts';

/** Every text of a catalogue with its path; what takes values is called with some. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(1, 2, 3, 4))]];
  return Object.entries(value as object).flatMap(([key, held]) => textsOf(held, `${path}.${key}`));
}

/** What is the same in all languages: words of the notation, options and examples. */
const SAME_EVERYWHERE = /\.(examples|programExamples)\.\d\.0$|^\.errors\.colon$|\.argument$|\.word$/;

describe.each(LANGUAGES)('%s', (language: Language) => {
  const all = textsOf(wordsIn(language).texts);

  test('no text is empty or unfinished', () => {
    const unfinished = all.filter(
      ([path, text]) =>
        !path.endsWith('.argument') && (text.trim() === '' || /undefined|NaN|\bTODO\b/.test(text)),
    );
    expect(unfinished).toEqual([]);
  });

  test('no saying means two things', () => {
    const words = Object.values(wordsIn(language).texts.play.sayings).map(({ word }) => word);
    expect(new Set(words).size).toBe(words.length);
  });
});

test.each(['de', 'fr'] as const)('%s leaves no English sentence', (language) => {
  const english = new Map(textsOf(wordsIn('en').texts));
  const left = textsOf(wordsIn(language).texts).filter(
    ([path, text]) => !SAME_EVERYWHERE.test(path) && text === english.get(path) && text.includes(' '),
  );
  expect(left.map(([path]) => path)).toEqual([]);
});

test('French leaves a hard space before tall punctuation and inside quotes', () => {
  const soft = textsOf(wordsIn('fr').texts).filter(([, text]) => / [;:?!»]|« /.test(text));
  expect(soft).toEqual([]);
});

test.each([
  ['de', '1.234,5', '12,3 %'],
  ['en', '1,234.5', '12.3%'],
  ['fr', '1 234,5', '12,3 %'],
] as const)('%s writes numbers as %s and %s', (language, number, percent) => {
  const plainSpaces = (text: string) => text.replaceAll(/\s/g, ' ');
  const words = wordsIn(language);
  expect(plainSpaces(words.number(1234.5))).toBe(number);
  expect(plainSpaces(words.percent(0.123))).toBe(percent);
});
