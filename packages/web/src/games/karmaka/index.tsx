import {
  CARDS,
  type Event,
  type Move,
  type Options,
  rules,
  type State,
  VALUES,
  type View,
} from '@samsara/engine/games/karmaka/rules';
import type { GameScreen } from '../../contract/board.ts';
import { KarmakaBack, KarmakaFace } from './art/faces.tsx';
import { Board, Overlay } from './board/board.tsx';
import { SeatDetail } from './board/seat-detail.tsx';
import { brief } from './brief.ts';
import { attempt, use } from './by-hand.ts';
import { deal, isLoud } from './happened.ts';
import { isNearTheEnd } from './points.ts';
import { PRESETS } from './presets.ts';
import type { KarmakaWords } from './texts/words.ts';
import { warningAbout } from './warnings.ts';

export const screen: GameScreen<State, Move, Event, View, Options, KarmakaWords> = {
  game: rules,
  Face: KarmakaFace,
  Back: KarmakaBack,
  hasRibbon: () => true,
  ribbon: (card, words) => words.ribbons[CARDS[card]],
  printed: (card, words) => words.abilities[CARDS[card]],
  Board,
  SeatDetail,
  Overlay,
  result: () => import('./aside/final-score.ts'),
  staging: async () => (await import('./aside/staging.ts')).staging,
  consequences: () => import('./aside/consequences.ts'),
  hand: (view, seat) => ({ cards: view.seats[seat].hand, count: view.seats[seat].handCount }),
  use,
  attempt,
  deal,
  landing: 'temple',
  isLoud,
  isClose: isNearTheEnd,
  brief,
  compare: (a, b) => VALUES[a] - VALUES[b],
  isCostly: (move, view) => warningAbout(move, view) !== null,
  texts: async (language) => (await later()).TEXTS[language](),
  firstTexts: (language) => FIRST_TEXTS[language](),
  rules: async (language) => (await later()).RULES[language](),
  words: (language) => WORDS[language](),
  presets: PRESETS,
  presetTexts: async (language) => (await later()).PRESET_TEXTS[language](),
};

const later = () => import('./aside/texts/loading.ts');

const FIRST_TEXTS = {
  de: async () => (await import('@samsara/engine/games/karmaka/texts/play/de')).playTextsDe,
  en: async () => (await import('@samsara/engine/games/karmaka/texts/play/en')).playTextsEn,
  fr: async () => (await import('@samsara/engine/games/karmaka/texts/play/fr')).playTextsFr,
};

const WORDS = {
  de: async () => (await import('./texts/de.ts')).karmakaWordsDe,
  en: async () => (await import('./texts/en.ts')).karmakaWordsEn,
  fr: async () => (await import('./texts/fr.ts')).karmakaWordsFr,
};
