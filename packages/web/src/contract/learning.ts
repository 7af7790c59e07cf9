import type { Language } from '@samsara/engine/texts';

/** What one needs to know first, in the order it is told. */
export type Minute = 'aim' | 'turn' | 'fits' | 'specials' | 'end' | 'trap';

type InEveryLanguage = Readonly<Record<Language, string>>;

/** One of the six pictures from which a game is learnt in a minute. */
export interface MinuteCard {
  /** Faces to draw; null is a back. */
  readonly cards: readonly (string | null)[];
  /** The clauses that say the same at length. */
  readonly clauses: readonly string[];
  readonly title: InEveryLanguage;
  /** 25 words at most. */
  readonly says: InEveryLanguage;
}

/** Clauses under one title, from this one up to the next chapter. */
export interface Chapter {
  readonly from: string;
  readonly title: InEveryLanguage;
}

/** What a game brings for who learns it or looks something up. */
export interface Learning {
  readonly minute: Readonly<Record<Minute, MinuteCard>>;
  readonly chapters: readonly Chapter[];
  /** Clauses that bind nobody: they come last. */
  readonly mood: readonly string[];
}
