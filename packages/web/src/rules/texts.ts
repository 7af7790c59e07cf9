import { makeCatalogue } from '../texts/catalogue.ts';

/** What the pages with the rules say besides the rules. */
export interface RulesWords {
  title(game: string): string;
  readonly search: string;
  found(clauses: number): string;
  readonly nothing: string;
  readonly minute: string;
  /** The list of chapters. */
  readonly chapters: string;
  /** The chapter with what binds nobody. */
  readonly mood: string;
  readonly cards: string;
  readonly options: string;
  readonly standing: { readonly official: string; readonly house: string };
  linkTo(clause: string): string;
  readonly otherGames: string;
  readonly notAffiliated: string;
}

const en: RulesWords = {
  title: (game) => `${game}: the rules`,
  search: 'Search the rules',
  found: (n) => (n === 1 ? '1 rule' : `${n} rules`),
  nothing: 'No rule says that. Try another word, or the number of a rule.',
  minute: 'In a minute',
  chapters: 'Chapters',
  mood: 'Just for the mood',
  cards: 'The cards',
  options: 'What a table can choose',
  standing: { official: 'official', house: 'house rule' },
  linkTo: (clause) => `Link to rule ${clause}`,
  otherGames: 'Rules of the other games',
  notAffiliated:
    'The rules of the game in our own words. Samsara is not affiliated with the publishers of the games.',
};

const de: RulesWords = {
  title: (game) => `${game}: die Regeln`,
  search: 'In den Regeln suchen',
  found: (n) => (n === 1 ? '1 Regel' : `${n} Regeln`),
  nothing: 'Davon spricht keine Regel. Versuch ein anderes Wort oder die Nummer einer Regel.',
  minute: 'In einer Minute',
  chapters: 'Kapitel',
  mood: 'Nur für die Stimmung',
  cards: 'Die Karten',
  options: 'Was ein Tisch wählen kann',
  standing: { official: 'offiziell', house: 'Hausregel' },
  linkTo: (clause) => `Link zur Regel ${clause}`,
  otherGames: 'Regeln der anderen Spiele',
  notAffiliated:
    'Die Regeln des Spiels in unseren eigenen Worten. Samsara steht in keiner Verbindung zu den Verlagen der Spiele.',
};

const fr: RulesWords = {
  title: (game) => `${game} : les règles`,
  search: 'Chercher dans les règles',
  found: (n) => (n < 2 ? `${n} règle` : `${n} règles`),
  nothing: 'Aucune règle n’en parle. Essayez un autre mot, ou le numéro d’une règle.',
  minute: 'En une minute',
  chapters: 'Chapitres',
  mood: 'Pour l’ambiance',
  cards: 'Les cartes',
  options: 'Ce qu’une table peut choisir',
  standing: { official: 'officiel', house: 'règle maison' },
  linkTo: (clause) => `Lien vers la règle ${clause}`,
  otherGames: 'Règles des autres jeux',
  notAffiliated:
    'Les règles du jeu avec nos propres mots. Samsara n’est lié à aucun des éditeurs de ces jeux.',
};

export const rulesCatalogue = makeCatalogue<RulesWords>({
  de: async () => de,
  en: async () => en,
  fr: async () => fr,
});
