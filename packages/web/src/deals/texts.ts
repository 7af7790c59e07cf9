import { makeCatalogue } from '../texts/catalogue.ts';

/** What the pages about deals for many people say. */
export interface DealWords {
  readonly title: string;
  readonly explains: string;
  /** How anybody can check the cards, and what is believed of a result. */
  readonly honest: string;
  /** 0 for nobody yet. */
  streak(days: number): string;
  readonly play: string;
  readonly goOn: string;
  readonly compare: string;
  readonly playAgain: string;
  readonly notPlayed: string;
  readonly begun: string;
  won(choices: number): string;
  readonly lost: string;
  points(n: number): string;

  // The calendar
  readonly calendar: string;
  readonly earlier: string;
  readonly later: string;
  readonly today: string;
  /** Of how many games the deal was finished on a day. */
  finished(n: number): string;
  readonly catchUp: string;

  // Comparing
  compareTitle(game: string): string;
  readonly yours: string;
  readonly notYours: string;
  readonly inYourPlace: string;
  readonly thinking: string;
  /** Better than so many of the bots that were tried. */
  betterThan(n: number, all: number): string;
  readonly review: string;
  readonly people: string;
  readonly send: string;
  readonly sendExplains: string;
  readonly sending: string;
  readonly notSent: string;
  readonly tooLate: string;
  counted(played: number, won: number): string;
  readonly guest: string;
  readonly you: string;
  place(n: number): string;

  // Challenges
  readonly challenge: string;
  readonly challengeExplains: string;
  readonly makeLink: string;
  readonly linkCopied: string;
  readonly linkNotCopied: string;
  shareText(game: string): string;
  challenged(name: string): string;
  readonly challengedExplains: string;
  readonly accept: string;
  readonly untrue: string;
  readonly sideBySide: string;
  choice(n: number): string;
  parted(n: number): string;
  readonly sameGame: string;

  // The picture
  readonly picture: string;
  readonly pictureSaved: string;
  /** What is drawn in the picture for a result beside those of bots. */
  pictureLine(n: number, all: number): string;
}

export const dealCatalogue = makeCatalogue<DealWords>({
  de: async () => (await import('./texts/de.ts')).de,
  en: async () => (await import('./texts/en.ts')).en,
  fr: async () => (await import('./texts/fr.ts')).fr,
});
