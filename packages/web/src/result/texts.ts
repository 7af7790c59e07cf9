import { makeCatalogue } from '../texts/catalogue.ts';

/** What only the end of a game says. */
export interface ResultWords {
  readonly freed: string;
  readonly notThisLife: string;
  readonly noResult: string;
  /** The list of players in order of places. */
  readonly places: string;
  readonly facts: string;
  /** What was counted round by round or part by part. */
  readonly allPoints: string;
  readonly review: string;
  /** The way to how others did with the same deal. */
  readonly compare: string;
}

export const en: ResultWords = {
  freed: 'Freed from the wheel!',
  notThisLife: 'Not this life.',
  noResult: 'No result',
  places: 'Places',
  facts: 'From this game',
  allPoints: 'How it was counted',
  review: 'Review',
  compare: 'Compare',
};

const de: ResultWords = {
  freed: 'Vom Rad befreit!',
  notThisLife: 'Nicht in diesem Leben.',
  noResult: 'Kein Ergebnis',
  places: 'Plätze',
  facts: 'Aus diesem Spiel',
  allPoints: 'Wie gezählt wurde',
  review: 'Analyse',
  compare: 'Vergleichen',
};

const fr: ResultWords = {
  freed: 'Libre de la roue !',
  notThisLife: 'Pas dans cette vie.',
  noResult: 'Pas de résultat',
  places: 'Classement',
  facts: 'De cette partie',
  allPoints: 'Le décompte',
  review: 'Analyse',
  compare: 'Comparer',
};

export const resultCatalogue = makeCatalogue<ResultWords>({
  de: async () => de,
  en: async () => en,
  fr: async () => fr,
});
