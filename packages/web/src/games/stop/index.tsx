import {
  CARDS,
  type Event,
  FREE_CHOICE,
  KIND_OF,
  KINDS,
  type Move,
  type Options,
  rules,
  type State,
  type View,
} from '@samsara/engine/games/stop/rules';
import type { FirstTexts, Language } from '@samsara/engine/texts';
import type { GameScreen } from '../../contract/board.ts';
import { StopBack, StopFace } from './art/faces.tsx';
import { Board } from './board/board.tsx';
import { SeatDetail } from './board/seat-detail.tsx';
import { attempt, isQuick, use } from './by-hand.ts';
import { offered } from './calling.ts';
import { deal, isLoud } from './happened.ts';
import { PRESETS } from './presets.ts';
import type { StopWords } from './texts/words.ts';

export const screen: GameScreen<State, Move, Event, View, Options, StopWords> = {
  game: rules,
  Face: StopFace,
  Back: StopBack,
  Board,
  SeatDetail,
  result: () => import('./aside/final-score.tsx'),
  staging: async () => (await import('./aside/staging.ts')).staging,
  consequences: () => import('./aside/consequences.ts'),
  hand: (view, seat) => ({ cards: view.seats[seat].hand, count: view.seats[seat].handCount }),
  use,
  attempt,
  offered,
  asksItself: (move, _, picks) => picks.length > 0 && move.direction !== null,
  isQuick,
  deal,
  landing: 'road',
  isLoud,
  isRace: true,
  compare: (a, b) => RANK_OF[a] - RANK_OF[b],
  isSilent: ({ type }) => type === 'unlocked',
  texts: async (language) => (await later()).TEXTS[language](),
  firstTexts: (language) => FIRST_TEXTS[language](),
  rules: async (language) => (await later()).RULES[language](),
  words: (language) => WORDS[language](),
  presets: PRESETS,
  presetTexts: async (language) => (await later()).PRESET_TEXTS[language](),
};

const later = () => import('./aside/texts/loading.ts');

/** Free Choice comes last: it has no number and no function of its own. */
const RANK_OF = CARDS.map((_, card) => (card === FREE_CHOICE ? KINDS.length : KIND_OF[card]));

type Loaders<Text> = Readonly<Record<Language, () => Promise<Text>>>;

const FIRST_TEXTS: Loaders<FirstTexts<Move, Event, View>> = {
  de: async () => (await import('@samsara/engine/games/stop/texts/play/de')).playTextsDe,
  en: async () => (await import('@samsara/engine/games/stop/texts/play/en')).playTextsEn,
  fr: async () => (await import('@samsara/engine/games/stop/texts/play/fr')).playTextsFr,
};

const WORDS: Loaders<StopWords> = {
  de: async () => (await import('./texts/de.ts')).de,
  en: async () => (await import('./texts/en.ts')).en,
  fr: async () => (await import('./texts/fr.ts')).fr,
};
