import { describe, expect, test } from 'vitest';
import { GAME_TEXTS } from '../games/index.ts';
import { cardsCalled, withCardWords } from './card-words.ts';
import { LANGUAGES } from './languages.ts';

const german = GAME_TEXTS.karma.de;
const french = GAME_TEXTS.karmaka.fr;

describe.each(Object.entries(GAME_TEXTS))('%s', (_, byLanguage) => {
  test.each(LANGUAGES)('%s: every card is understood by the name it is shown with', (language) => {
    const texts = byLanguage[language];
    for (const names of [texts.cards, texts.shortCards ?? {}]) {
      for (const [id, name] of Object.entries(names)) {
        const shared = cardsCalled(texts, name);
        expect(shared).toContain(id);
        if (shared.length === 1) expect(withCardWords(texts, `play ${name} 1`)).toBe(`play ${id} 1`);
        else
          expect(() => withCardWords(texts, `play ${name}`)).toThrow(`ambiguous-card (${shared.join(', ')})`);
      }
    }
  });

  test.each(LANGUAGES)('%s: the words of moves stay what they are', (language) => {
    for (const id of Object.keys(byLanguage[language].cards))
      expect(withCardWords(byLanguage[language], `play ${id} ${id}`)).toBe(`play ${id} ${id}`);
  });
});

test.each([
  ['imitate Hund', 'de', 'imitate dog'],
  ['imitate Kartoffelkäfer', 'de', 'imitate potato-beetle'],
  ['imitate guinea pig', 'en', 'imitate guinea-pig'],
  ['imitate Fourmi', 'fr', 'imitate ant'],
] as const)('an animal is named as it is shown: %s (%s)', (typed, language, meant) =>
  expect(withCardWords(GAME_TEXTS['mieses-karma'][language], typed)).toBe(meant),
);

describe('a name', () => {
  test.each([
    ['play Stapel an Mitspieler geben', 'play give'],
    ['play Stapel geben', 'play give'],
    ['PLAY „Unterste Karte nach oben“', 'PLAY bottom'],
    ['play-open unterste nach oben', 'play-open bottom'],
    ['choose 14 5 oder kleiner 5', 'choose 14 five 5'],
    ['play Tischkarte ausspielen Tischkarte ausspielen', 'play table table'],
    ['give 2', 'give 2'],
    ['play Stapel', 'play Stapel'],
    ['', ''],
  ])('%j means %j', (typed, meant) => expect(withCardWords(german, typed)).toBe(meant));

  test.each([
    ["deed coup d'oeil", 'deed peek'],
    ['ability Reves-Brises', 'ability stolen-dreams'],
  ])('%j needs no accents: %j', (typed, meant) => expect(withCardWords(french, typed)).toBe(meant));

  test.each([
    ['play gruene 4', 'play green-4'],
    ['play grüne 4 achtung', 'play green-4 achtung'],
  ])('%j needs no umlauts: %j', (typed, meant) =>
    expect(withCardWords(GAME_TEXTS.stop.de, typed)).toBe(meant),
  );
});
