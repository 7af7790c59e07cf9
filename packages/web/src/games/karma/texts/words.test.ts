import { GAME_TEXTS } from '@samsara/engine/games';
import { LANGUAGES } from '@samsara/engine/texts';
import { describe, expect, test } from 'vitest';
import { screen } from '../index.tsx';
import { PRESETS } from '../presets.ts';
import { wordsDe } from './de.ts';
import { wordsEn } from './en.ts';
import { wordsFr } from './fr.ts';

const WORDS = { de: wordsDe, en: wordsEn, fr: wordsFr };

describe.each(LANGUAGES)('words of the table in %s', (language) => {
  const words = WORDS[language];

  test('every preset has a name and an explanation', async () => {
    const texts = await screen.presetTexts(language);
    for (const { id } of PRESETS) {
      expect(texts[id].name).not.toBe('');
      expect(texts[id].explains).toMatch(/\.$/);
    }
  });

  test('every Karma card is explained', () => {
    for (const id of ['table', 'bottom', 'five', 'give'] as const) {
      expect(GAME_TEXTS.karma[language].cards[id]).toBeTruthy();
      expect(words.abilities[id].length).toBeGreaterThan(40);
    }
  });
});

test('one card is singular, and in French none is too', () => {
  expect(wordsEn.historyOf(1)).toContain('1 card');
  expect(wordsEn.historyOf(2)).toContain('2 cards');
  expect(wordsDe.outOf(1)).toContain('1 Karte');
  expect(wordsFr.outOf(0)).toMatch(/0 carte$/);
});

test('what is wanted names the number', () => {
  expect(wordsEn.demand['at-least'](9)).toBe('9 or higher');
  expect(wordsDe.demand['at-least'](9)).toBe('9 oder höher');
  expect(wordsFr.demand['at-least'](9)).toBe('9 ou plus');
});
