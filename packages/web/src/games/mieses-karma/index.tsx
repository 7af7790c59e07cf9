import type { Event, Move, Options, State, View } from '@samsara/engine/games/mieses-karma';
import { played } from '@samsara/engine/games/mieses-karma/played';
import { cardClauses } from '@samsara/engine/games/mieses-karma/texts/card-clauses';
import type { GameScreen } from '../../table/board.ts';
import { Back, Face } from './art/faces.tsx';
import { Board } from './board.tsx';
import { attempt, isCostly, use } from './by-hand.ts';
import { PRESETS } from './presets.ts';
import { SeatDetail } from './seat-detail.tsx';
import { type MiesesKarmaWords, withRuleWords } from './texts/words.ts';
import { flights, isLoud, pictured, sound } from './travels.ts';

export const screen: GameScreen<State, Move, Event, View, Options, MiesesKarmaWords> = {
  game: played,
  Face,
  Back,
  Board,
  SeatDetail,
  hand: (view, seat) => ({ cards: view.seats[seat].hand, count: view.seats[seat].handCount }),
  use,
  attempt,
  flights,
  isLoud,
  sound,
  pictured,
  isCostly,
  texts: (language) => TEXTS[language](),
  rules: (language) => RULES[language](),
  words: (language) => WORDS[language](),
  presets: PRESETS,
};

const TEXTS = {
  de: async () => (await import('@samsara/engine/games/mieses-karma/texts/de')).textsDe,
  en: async () => (await import('@samsara/engine/games/mieses-karma/texts/en')).textsEn,
  fr: async () => (await import('@samsara/engine/games/mieses-karma/texts/fr')).textsFr,
};

/** The rules, and the clauses about the cards that are worked out from the card data. */
const RULES = {
  de: async () => {
    const [{ rulesDe }, { wordsDe }] = await Promise.all([
      import('@samsara/engine/games/mieses-karma/texts/rules/de'),
      import('@samsara/engine/games/mieses-karma/texts/de'),
    ]);
    return { ...rulesDe, ...cardClauses(wordsDe) };
  },
  en: async () => {
    const [{ rulesEn }, { wordsEn }] = await Promise.all([
      import('@samsara/engine/games/mieses-karma/texts/rules/en'),
      import('@samsara/engine/games/mieses-karma/texts/en'),
    ]);
    return { ...rulesEn, ...cardClauses(wordsEn) };
  },
  fr: async () => {
    const [{ rulesFr }, { wordsFr }] = await Promise.all([
      import('@samsara/engine/games/mieses-karma/texts/rules/fr'),
      import('@samsara/engine/games/mieses-karma/texts/fr'),
    ]);
    return { ...rulesFr, ...cardClauses(wordsFr) };
  },
};

const WORDS = {
  de: async () => {
    const [own, rules] = await Promise.all([
      import('./texts/de.ts'),
      import('@samsara/engine/games/mieses-karma/texts/de'),
    ]);
    return withRuleWords(own.boardWordsDe, rules.wordsDe);
  },
  en: async () => {
    const [own, rules] = await Promise.all([
      import('./texts/en.ts'),
      import('@samsara/engine/games/mieses-karma/texts/en'),
    ]);
    return withRuleWords(own.boardWordsEn, rules.wordsEn);
  },
  fr: async () => {
    const [own, rules] = await Promise.all([
      import('./texts/fr.ts'),
      import('@samsara/engine/games/mieses-karma/texts/fr'),
    ]);
    return withRuleWords(own.boardWordsFr, rules.wordsFr);
  },
};
