import type { Language } from '@samsara/engine/texts';
import type { ScreenWords } from '../../contract/board.ts';

/** What the generic board says itself; everything else is the game's own. */
export interface OutsideWords extends ScreenWords {
  readonly points: string;
  readonly won: string;
  readonly lost: string;
}

export const OUTSIDE_WORDS: Readonly<Record<Language, OutsideWords>> = {
  de: { points: 'Punkte', won: 'gewonnen', lost: 'verloren' },
  en: { points: 'points', won: 'won', lost: 'lost' },
  fr: { points: 'points', won: 'gagné', lost: 'perdu' },
};
