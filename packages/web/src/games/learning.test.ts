import { GAMES } from '@samsara/engine/games';
import { LANGUAGES } from '@samsara/engine/texts';
import { describe, expect, test } from 'vitest';
import { loadLearning, loadScreen } from './index.ts';

const MOST_WORDS = 25;

describe.each(Object.keys(GAMES))('learning %s', (id) => {
  test('a minute cites clauses that exist and draws cards that exist', async () => {
    const [{ minute }, screen] = await Promise.all([loadLearning(id), loadScreen(id)]);
    const clauses = Object.keys(await screen.rules('en'));
    for (const { cards, clauses: cited } of Object.values(minute)) {
      expect(clauses).toEqual(expect.arrayContaining([...cited]));
      for (const card of cards) if (card !== null) expect(screen.game.meta.cards).toContain(card);
    }
  });

  test.each(LANGUAGES)('a minute is short: %s', async (language) => {
    const { minute } = await loadLearning(id);
    expect(Object.keys(minute)).toEqual(['aim', 'turn', 'fits', 'specials', 'end', 'trap']);
    for (const { says } of Object.values(minute)) {
      const words = says[language].split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
      expect(words.length, says[language]).toBeLessThanOrEqual(MOST_WORDS);
    }
  });

  test('chapters begin in the order of the rules, the first one with the first rule', async () => {
    const [{ chapters, mood }, screen] = await Promise.all([loadLearning(id), loadScreen(id)]);
    const clauses = Object.keys(await screen.rules('en'));
    const places = chapters.map(({ from }) => clauses.indexOf(from));
    expect(places[0]).toBe(0);
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    expect(clauses).toEqual(expect.arrayContaining([...mood]));
  });
});
