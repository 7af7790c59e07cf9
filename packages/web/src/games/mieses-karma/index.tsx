import type { Event, Move, Options, State, View } from '@samsara/engine/games/mieses-karma';
import { played } from '@samsara/engine/games/mieses-karma/played';
import { cardClauses } from '@samsara/engine/games/mieses-karma/texts/card-clauses';
import type { Language } from '@samsara/engine/texts';
import type { GameScreen } from '../../contract/board.ts';
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
  result: () => import('./final-score.ts'),
  hand: (view, seat) => ({ cards: view.seats[seat].hand, count: view.seats[seat].handCount }),
  use,
  attempt,
  flights,
  isLoud,
  sound,
  pictured,
  isCostly,
  texts: async (language) => (await TEXTS[language]()).texts,
  rules,
  words,
  presets: PRESETS,
};

/** The rules, and the clauses about the cards that are worked out from the card data. */
async function rules(language: Language) {
  const [clauses, { words }] = await Promise.all([RULES[language](), TEXTS[language]()]);
  return { ...clauses, ...cardClauses(words) };
}

async function words(language: Language) {
  const [board, { words: ofRules }] = await Promise.all([BOARD_WORDS[language](), TEXTS[language]()]);
  return withRuleWords(board, ofRules);
}

const TEXTS = {
  de: async () => {
    const { textsDe, wordsDe } = await import('@samsara/engine/games/mieses-karma/texts/de');
    return { texts: textsDe, words: wordsDe };
  },
  en: async () => {
    const { textsEn, wordsEn } = await import('@samsara/engine/games/mieses-karma/texts/en');
    return { texts: textsEn, words: wordsEn };
  },
  fr: async () => {
    const { textsFr, wordsFr } = await import('@samsara/engine/games/mieses-karma/texts/fr');
    return { texts: textsFr, words: wordsFr };
  },
};

const RULES = {
  de: async () => (await import('@samsara/engine/games/mieses-karma/texts/rules/de')).rulesDe,
  en: async () => (await import('@samsara/engine/games/mieses-karma/texts/rules/en')).rulesEn,
  fr: async () => (await import('@samsara/engine/games/mieses-karma/texts/rules/fr')).rulesFr,
};

const BOARD_WORDS = {
  de: async () => (await import('./texts/de.ts')).boardWordsDe,
  en: async () => (await import('./texts/en.ts')).boardWordsEn,
  fr: async () => (await import('./texts/fr.ts')).boardWordsFr,
};
