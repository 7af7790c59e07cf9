import type { Cause, Mark, Reason } from '@samsara/engine/review';
import { makeCatalogue } from '../texts/catalogue.ts';

/** What the pages about luck and choice say. Numbers are chances out of 100 unless they are called otherwise. */
export interface ReviewWords {
  readonly title: string;
  /** What the numbers mean, in one or two sentences. */
  readonly explains: string;

  // While it is made
  readonly beginning: string;
  readonly roughly: string;
  closely(done: number, total: number): string;
  readonly finished: string;
  readonly stop: string;
  readonly stopped: string;
  readonly goOn: string;
  /** `why` is empty where nothing is known. */
  failed(why: string): string;

  // Whose
  readonly whose: string;
  readonly noResult: string;

  // The curve
  readonly curve: string;
  readonly show: string;
  readonly asCurve: string;
  readonly asTable: string;
  readonly moment: string;
  readonly beforeDeal: string;
  readonly end: string;
  move(number: number): string;
  moves(from: number, to: number): string;
  chance(name: string, chance: number): string;
  readonly chanceOutOf: string;
  readonly eachByThemselves: string;
  readonly whatHappened: string;
  readonly choice: string;

  // Where it came from
  readonly parts: string;
  readonly start: string;
  readonly causes: Readonly<Record<Cause, string>>;
  readonly result: string;
  resultIs(how: string): string;
  readonly won: string;
  readonly lost: string;
  readonly partsExplain: string;

  // What decided it
  readonly turningPoints: string;
  readonly noTurningPoints: string;
  readonly deal: string;
  readonly jump: string;

  // The walk
  readonly walk: string;
  readonly noMistakes: string;
  walkAt(number: number, all: number): string;
  readonly previous: string;
  readonly next: string;
  readonly made: string;
  readonly better: string;
  readonly asBest: string;
  readonly letPass: string;
  chanceOf(chance: number): string;
  plusMinus(confidence: number): string;
  cost(chances: number): string;
  found(chances: number): string;
  readonly position: string;
  readonly inWords: string;
  readonly highlight: string;
  readonly why: string;
  readonly tryAgain: string;
  readonly seeInReplay: string;
  readonly reasons: Readonly<Record<Reason, string>>;
  /** From what was certain at that moment. */
  brings(sentences: string): string;
  bringsInstead(sentences: string): string;
  /** From what mostly comes until the next turn, in all that could have been. */
  leadsTo(sentences: string): string;
  leadsToInstead(sentences: string): string;
  handAfter(better: number, made: number): string;
  readonly againYourTurn: string;

  // Marks
  readonly marks: Readonly<Record<Mark, string>>;
  readonly legend: string;
  legendOf(mark: Mark, from: number): string;
  count(mark: string, count: number): string;

  // Links
  readonly replay: string;
  readonly progress: string;
  /** To puzzles of the same game. */
  readonly practise: string;

  // My progress
  readonly progressExplains: string;
  readonly progressEmpty: string;
  readonly ofGame: string;
  readonly allGames: string;
  readonly choicesByGame: string;
  readonly meanOf: (games: number) => string;
  readonly date: string;
  readonly game: string;
  readonly chartExplains: string;
  readonly keptHere: string;
  readonly keptShared: string;
  readonly forget: string;
  readonly reallyForget: string;
  readonly keepIt: string;
  readonly forgotten: string;
  readonly notForgotten: string;
}

export const reviewCatalogue = makeCatalogue<ReviewWords>({
  de: async () => (await import('./texts/de.ts')).de,
  en: async () => (await import('./texts/en.ts')).en,
  fr: async () => (await import('./texts/fr.ts')).fr,
});
