import { describe, expect, test } from 'vitest';
import type { GameTexts } from '../texts/game-texts.ts';
import type { Language } from '../texts/languages.ts';
import { type TextSuite, textChecks } from './text-suite.ts';

/** A game whose texts are one sentence, and the sentence in each language. */
const ABOUT = { de: 'Ein Spiel.', en: 'A game.', fr: 'Un jeu\u202f!' };

function textsSaying(sentence: string): GameTexts {
  return {
    name: 'A game',
    about: sentence,
    cards: {},
    options: {},
    rules: { 'XX-01': sentence },
    endings: {},
    refusal: () => sentence,
    move: () => sentence,
    event: () => sentence,
    asks: () => sentence,
    table: () => [sentence],
  };
}

function problemsOf(check: string, said: Partial<Record<Language, string>>): readonly string[] {
  const sentences = { ...ABOUT, ...said };
  const suite: TextSuite<unknown, unknown, unknown> = {
    game: { notation: () => 'draw', refusals: { 'not-now': 'XX-01' } },
    texts: { de: textsSaying(sentences.de), en: textsSaying(sentences.en), fr: textsSaying(sentences.fr) },
    names: { seats: ['Anna', 'Ben'], you: 1 },
    moves: ['draw'],
    events: ['drew'],
    views: { 'a turn': null },
    refusedCards: () => [],
    clausesWithZero: ['XX-01'],
  };
  const found = textChecks(suite).find(({ name }) => name === check);
  if (!found) throw new Error(`no such check: ${check}`);
  return found.problems();
}

/** About, rule, refusal, move, event for the reader and an onlooker, what is asked, the table. */
const PLACES = 8;

describe('the checks find', () => {
  test.each<[string, Partial<Record<Language, string>>, number]>([
    ['en: every sentence is complete', { en: 'A card of undefined.' }, PLACES],
    ['en: every sentence is complete', { en: 'NaN cards.' }, PLACES],
    ['en: every sentence is complete', { en: 'Two  spaces.' }, PLACES],
    ['en: every sentence is complete', { en: 'A.' }, PLACES],
    ['en: every sentence is complete', { en: 'a game.' }, PLACES],
    ['en: every sentence is complete', { en: 'No end' }, PLACES - 1],
    ['de: every sentence is complete', { de: 'Die Karte zählt null.' }, PLACES - 1],
    ['en: quotes and apostrophes are typographic', { en: "It's a game." }, PLACES],
    ['de: quotes and apostrophes are typographic', { de: 'Ein "Spiel".' }, PLACES],
    ['de: nothing is left in English', { de: ABOUT.en }, PLACES],
    ['fr: nothing is left in English', { fr: ABOUT.en }, PLACES],
    ['fr: a narrow space stands before : ; ! ? and inside quotation marks', { fr: 'Un jeu !' }, PLACES],
    ['fr: a narrow space stands before : ; ! ? and inside quotation marks', { fr: '« Un jeu ».' }, PLACES],
  ])('what is wrong: %s in %j', (check, said, count) => {
    expect(problemsOf(check, {})).toEqual([]);
    expect(problemsOf(check, said)).toHaveLength(count);
  });
});
