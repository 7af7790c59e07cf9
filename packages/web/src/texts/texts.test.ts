import { LEVELS, STRENGTHS } from '@samsara/engine';
import { describe, expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { listOf } from './list-of.ts';

/** Every text, with functions called by numbers and names. */
function allTexts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(2, 'x', 2))]];
  return Object.entries(value as object).flatMap(([key, part]) => allTexts(part, `${path}.${key}`));
}

describe.each([
  ['de', de],
  ['en', en],
  ['fr', fr],
])('%s', (_, words) => {
  test('has no empty text', () => {
    expect(allTexts(words).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('has the same texts as English', () => {
    expect(allTexts(words).map(([path]) => path)).toEqual(allTexts(en).map(([path]) => path));
  });
});

test('plurals follow the language: none is singular in French alone', () => {
  expect([0, 1, 2].map(en.cardsInHand)).toEqual(['0 cards in hand', '1 card in hand', '2 cards in hand']);
  expect([0, 1, 2].map(de.yourHand)).toEqual([
    'Deine Hand, 0 Karten',
    'Deine Hand, 1 Karte',
    'Deine Hand, 2 Karten',
  ]);
  expect([0, 1, 2].map(fr.cardsInHand)).toEqual(['0 carte en main', '1 carte en main', '2 cartes en main']);
});

test('every strength of the engine has a name, or its number', () => {
  expect(Object.keys(en.levels).sort()).toEqual([...STRENGTHS].sort());
  STRENGTHS.forEach((name, strength) => {
    const isNamed = (LEVELS as readonly string[]).includes(name);
    expect(en.levels[name]).toBe(isNamed ? name : `strength ${strength} of 10`);
  });
});

test('names are listed as people do', () => {
  expect(listOf('en', ['Ada', 'Ben'])).toBe('Ada and Ben');
  expect(listOf('de', ['Ada', 'Ben', 'Cem'])).toBe('Ada, Ben und Cem');
});
