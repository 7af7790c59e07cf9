import { makeCatalogue } from '../texts/catalogue.ts';

/** What the page of settings says besides the settings. */
export interface PreferencesWords {
  readonly groups: Readonly<Record<'look' | 'cards' | 'sound' | 'table', string>>;
  /** The three cards that show what a setting does. */
  readonly sample: string;
  readonly doesNotFit: string;
  readonly progress: string;
  readonly myRecord: string;
  readonly privacy: string;
}

const en: PreferencesWords = {
  groups: { look: 'Look', cards: 'Cards', sound: 'Sound', table: 'Table' },
  sample: 'How it looks',
  doesNotFit: 'does not fit',
  progress: 'My progress',
  myRecord: 'My record',
  privacy: 'Privacy, and everything about me',
};

const de: PreferencesWords = {
  groups: { look: 'Aussehen', cards: 'Karten', sound: 'Klang', table: 'Tisch' },
  sample: 'So sieht es aus',
  doesNotFit: 'passt nicht',
  progress: 'Mein Fortschritt',
  myRecord: 'Meine Bilanz',
  privacy: 'Datenschutz, und alles über mich',
};

const fr: PreferencesWords = {
  groups: { look: 'Apparence', cards: 'Cartes', sound: 'Son', table: 'Table' },
  sample: 'Voici ce que cela donne',
  doesNotFit: 'ne convient pas',
  progress: 'Mes progrès',
  myRecord: 'Mon bilan',
  privacy: 'Vie privée, et tout ce qui me concerne',
};

export const preferencesCatalogue = makeCatalogue<PreferencesWords>({
  de: async () => de,
  en: async () => en,
  fr: async () => fr,
});
