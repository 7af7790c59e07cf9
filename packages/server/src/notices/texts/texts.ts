import { GAME_TEXTS } from '@samsara/engine/games';
import type { Language } from '@samsara/engine/texts';
import type { NoticeFacts, What } from '../notice.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** What people are told while their page is closed. */
export interface NoticeTexts {
  /** `with Ann and Bob` */
  readonly company: (names: readonly string[]) => string;
  readonly turn: string;
  readonly nearly: string;
  readonly over: string;
  readonly invited: (name: string) => string;
  readonly test: string;
  readonly testText: string;
  /** The name of a feed. */
  readonly feed: string;
  readonly deadline: (game: string) => string;
}

const TEXTS: Readonly<Record<Language, NoticeTexts>> = { de, en, fr };

export function noticeTexts(language: Language): NoticeTexts {
  return TEXTS[language];
}

/** Title and text of a notice: the game, the table's people, what is the matter; never a card. */
export function worded(
  what: What,
  { game, names }: NoticeFacts,
  language: Language,
): { title: string; text: string } {
  const texts = TEXTS[language];
  if (what === 'test') return { title: texts.test, text: texts.testText };
  const name = gameName(game, language);
  if (what === 'invited') return { title: texts.invited(names[0] ?? ''), text: name };
  return { title: texts[what], text: [name, texts.company(names)].filter(Boolean).join(' ') };
}

export function gameName(game: string, language: Language): string {
  return GAME_TEXTS[game]?.[language].name ?? game;
}
