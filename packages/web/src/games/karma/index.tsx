import {
  type Event,
  isKarmaCard,
  type Move,
  type Options,
  rules,
  type State,
  type View,
} from '@samsara/engine/games/karma/rules';
import type { Language } from '@samsara/engine/texts';
import type { GameScreen } from '../../contract/board.ts';
import { KarmaBack, KarmaFace } from './art/faces.tsx';
import { Board } from './board/board.tsx';
import { SeatDetail } from './board/seat-detail.tsx';
import { attempt, isCostly, isQuick, lit, use } from './by-hand.ts';
import { deal, headline, isLoud } from './happened.ts';
import { isLastCard, isOut } from './moment.ts';
import { PRESETS } from './presets.ts';
import type { KarmaWords } from './texts/words.ts';

export const screen: GameScreen<State, Move, Event, View, Options, KarmaWords> = {
  game: rules,
  Face: KarmaFace,
  Back: KarmaBack,
  hasRibbon: isKarmaCard,
  Board,
  SeatDetail,
  result: () => import('./aside/final-score.ts'),
  staging: async () => (await import('./aside/staging.ts')).staging,
  consequences: () => import('./aside/consequences.ts'),
  hand: (view, seat) => ({ cards: view.seats[seat].hand, count: view.seats[seat].handCount }),
  use,
  attempt,
  deal,
  landing: 'water',
  isLoud,
  isClose: isLastCard,
  isOut,
  headline,
  isCostly,
  isQuick,
  lit,
  texts: async (language) => withAbilities((await later()).TEXTS[language](), language),
  firstTexts: (language) => withAbilities(FIRST_TEXTS[language](), language),
  rules: async (language) => (await later()).RULES[language](),
  words: (language) => WORDS[language](),
  presets: PRESETS,
  presetTexts: async (language) => (await later()).PRESET_TEXTS[language](),
};

const later = () => import('./aside/texts/loading.ts');

/** The engine's texts, and what the Karma cards do. */
async function withAbilities<Texts>(texts: Promise<Texts>, language: Language) {
  const [play, { abilities }] = await Promise.all([texts, WORDS[language]()]);
  return { ...play, abilities };
}

const FIRST_TEXTS = {
  de: async () => (await import('@samsara/engine/games/karma/texts/play/de')).playTextsDe,
  en: async () => (await import('@samsara/engine/games/karma/texts/play/en')).playTextsEn,
  fr: async () => (await import('@samsara/engine/games/karma/texts/play/fr')).playTextsFr,
};

const WORDS = {
  de: async () => (await import('./texts/de.ts')).wordsDe,
  en: async () => (await import('./texts/en.ts')).wordsEn,
  fr: async () => (await import('./texts/fr.ts')).wordsFr,
};
