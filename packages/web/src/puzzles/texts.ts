import { makeCatalogue } from '../texts/catalogue.ts';

/** What the pages with puzzles say. Chances are out of 100. */
export interface PuzzlePageWords {
  readonly title: string;
  readonly explains: string;

  // The question
  readonly ask: string;
  /** What counts as an answer. */
  readonly anyMove: string;
  /** What happened last is being shown. */
  readonly before: string;
  readonly letPass: string;
  /** How hard the puzzle is. */
  readonly hardness: string;
  readonly you: string;

  // The answer
  readonly right: string;
  readonly rightAgain: string;
  readonly wrong: string;
  readonly thisIsIt: string;
  /** The move that was made and the best, which is not named. */
  chances(own: number, best: number): string;
  readonly notCounted: string;
  ratedNow(rating: number, change: number): string;
  readonly values: string;
  readonly valuesExplain: string;
  readonly best: string;
  readonly yours: string;
  outOf(chance: number): string;
  /** The best one, as long as it is not told. */
  readonly oneMove: string;
  moreMoves(count: number): string;
  readonly hide: string;
  readonly show: string;

  // What next
  readonly next: string;
  readonly again: string;
  readonly showMe: string;
  readonly share: string;
  shareText(game: string): string;
  readonly copied: string;
  readonly notCopied: string;
  readonly rules: string;

  // How it goes
  readonly rating: string;
  found(count: number): string;
  foundOf(count: number, all: number): string;
  /** 0 where there is no row. */
  inRow(count: number): string;
  days(count: number): string;
  readonly lastAnswers: string;
  answersInWords(right: number, all: number): string;
  readonly solve: string;
  readonly howRated: string;
  readonly ratedByWhom: readonly string[];

  // Nothing there
  readonly none: string;
  readonly gone: string;
  readonly others: string;
  readonly allFound: string;
  allFoundExplains(count: number, game: string): string;
  readonly play: string;
  readonly toPuzzles: string;

  // Forgetting
  readonly forget: string;
  readonly reallyForget: string;
  readonly keepIt: string;
  readonly forgotten: string;
}

export const puzzleCatalogue = makeCatalogue<PuzzlePageWords>({
  de: async () => (await import('./texts/de.ts')).de,
  en: async () => (await import('./texts/en.ts')).en,
  fr: async () => (await import('./texts/fr.ts')).fr,
});
