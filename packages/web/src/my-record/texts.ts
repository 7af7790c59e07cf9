import { makeCatalogue } from '../texts/catalogue.ts';
import type { TroubleCode } from './importing.ts';
import type { Company } from './results.ts';

/** What the page about one's own games says. */
export interface MyRecordWords {
  readonly title: string;
  readonly explains: string;
  readonly empty: string;
  readonly emptyPlay: string;
  readonly noneFits: string;
  readonly serverMissing: string;

  readonly ofGame: string;
  readonly withWhom: string;
  readonly howMany: string;
  readonly all: string;
  readonly companies: Readonly<Record<Company, string>>;
  players(count: number): string;

  readonly totals: string;
  readonly games: string;
  readonly wins: string;
  /** How many of the games with an own result were won. */
  wonOf(percent: string): string;
  readonly meanPlace: string;
  readonly meanPoints: string;
  readonly row: string;
  readonly longest: string;
  readonly choices: string;
  readonly luck: string;
  ofReviewed(count: number): string;
  readonly hundredths: string;

  readonly byGame: string;
  readonly overTime: string;
  readonly show: string;
  readonly asChart: string;
  readonly asTable: string;
  readonly chartExplains: string;
  readonly day: string;
  readonly month: string;

  readonly list: string;
  readonly date: string;
  readonly game: string;
  readonly company: string;
  readonly result: string;
  readonly won: string;
  place(place: number, of: number): string;
  points(count: number): string;
  readonly notYours: string;
  readonly replay: string;
  readonly review: string;
  showMore(count: number): string;

  readonly transfer: string;
  readonly transferExplains: string;
  readonly export: string;
  readonly import: string;
  readonly stop: string;
  exporting(done: number, all: number): string;
  exported(count: number): string;
  notExported(count: number): string;
  readonly nothingToExport: string;
  importing(done: number, all: number): string;
  imported(count: number): string;
  known(count: number): string;
  bad(count: number): string;
  readonly stopped: string;
  badLine(line: number, why: string): string;
  readonly troubles: Readonly<Record<TroubleCode, string>>;

  readonly forget: string;
  readonly reallyForget: string;
  readonly keepIt: string;
  readonly forgotten: string;
  readonly notForgotten: string;
}

export const myRecordCatalogue = makeCatalogue<MyRecordWords>({
  de: async () => (await import('./texts/de.ts')).de,
  en: async () => (await import('./texts/en.ts')).en,
  fr: async () => (await import('./texts/fr.ts')).fr,
});
