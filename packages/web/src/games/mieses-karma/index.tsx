import {
  type Event,
  isLifeCard,
  type Move,
  type Options,
  rules,
  SPECIES_OF,
  type State,
  type View,
} from '@samsara/engine/games/mieses-karma/rules';
import type { Language } from '@samsara/engine/texts';
import type { GameScreen } from '../../contract/board.ts';
import { Back, Face } from './art/faces.tsx';
import { Board } from './board/board.tsx';
import { SeatDetail } from './board/seat-detail.tsx';
import { attempt, isCostly, use } from './by-hand.ts';
import { deal, isLoud } from './happened.ts';
import { PRESETS } from './presets.ts';
import { type MiesesKarmaWords, withRuleWords } from './texts/words.ts';

export const screen: GameScreen<State, Move, Event, View, Options, MiesesKarmaWords> = {
  game: rules,
  Face,
  Back,
  hasRibbon: (card) => !isLifeCard(card),
  printed: (card, words) => (isLifeCard(card) ? undefined : words.powers[SPECIES_OF[card]]),
  Board,
  SeatDetail,
  result: () => import('./aside/final-score.ts'),
  staging: async () => (await import('./aside/staging.ts')).staging,
  consequences: () => import('./aside/consequences.ts'),
  hand: (view, seat) => ({ cards: view.seats[seat].hand, count: view.seats[seat].handCount }),
  use,
  attempt,
  deal,
  landing: 'grass',
  isLoud,
  isCostly,
  texts: async (language) => (await (await later()).TEXTS[language]()).texts,
  firstTexts: async (language) => (await FIRST[language]()).texts,
  rules: clauses,
  words,
  presets: PRESETS,
  presetTexts: async (language) => (await later()).PRESET_TEXTS[language](),
};

const later = () => import('./aside/texts/loading.ts');

/** The rules, and the clauses about the cards that are worked out from the card data. */
async function clauses(language: Language) {
  const { RULES, TEXTS } = await later();
  const [common, { clauses }] = await Promise.all([RULES[language](), TEXTS[language]()]);
  return { ...common, ...clauses };
}

async function words(language: Language) {
  const [board, { words: ofRules }] = await Promise.all([BOARD_WORDS[language](), FIRST[language]()]);
  return withRuleWords(board, ofRules);
}

const FIRST = {
  de: async () => {
    const { playDe, playTextsDe } = await import('@samsara/engine/games/mieses-karma/texts/play/de');
    return { texts: playTextsDe, words: playDe };
  },
  en: async () => {
    const { playEn, playTextsEn } = await import('@samsara/engine/games/mieses-karma/texts/play/en');
    return { texts: playTextsEn, words: playEn };
  },
  fr: async () => {
    const { playFr, playTextsFr } = await import('@samsara/engine/games/mieses-karma/texts/play/fr');
    return { texts: playTextsFr, words: playFr };
  },
};

const BOARD_WORDS = {
  de: async () => (await import('./texts/de.ts')).boardWordsDe,
  en: async () => (await import('./texts/en.ts')).boardWordsEn,
  fr: async () => (await import('./texts/fr.ts')).boardWordsFr,
};
