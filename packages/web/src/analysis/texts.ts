import { makeCatalogue } from '../texts/catalogue.ts';
import { signed } from './hundredths.ts';

/** What the end of a game says about cards and choices, in chances out of 100. */
export interface AnalysisWords {
  /** `name` is null for whoever reads it. */
  sentence(cards: number, own: number, name: string | null): string;
  readonly unit: string;
}

export const en: AnalysisWords = {
  sentence: (cards, own, name) => {
    const whose = name === null ? 'your' : 'their';
    const luck =
      cards === 0
        ? 'The cards were even'
        : `The cards were ${cards < 0 ? 'against' : 'with'} ${name ?? 'you'} (${signed(cards)})`;
    if (own === 0) return `${luck}, ${whose} choices cost nothing.`;
    return own < 0 ? `${luck}, ${whose} choices cost ${-own}.` : `${luck}, ${whose} choices brought ${own}.`;
  },
  unit: 'in chances out of 100',
};

export const de: AnalysisWords = {
  sentence: (cards, own, name) => {
    const whose = name === null ? 'deine' : 'die eigenen';
    const luck =
      cards === 0
        ? 'Die Karten waren ausgeglichen'
        : `Die Karten waren ${cards < 0 ? 'gegen' : 'für'} ${name ?? 'dich'} (${signed(cards)})`;
    if (own === 0) return `${luck}, ${whose} Entscheidungen haben nichts gekostet.`;
    return `${luck}, ${whose} Entscheidungen haben ${own < 0 ? `${-own} gekostet` : `${own} gebracht`}.`;
  },
  unit: 'in Chancen von 100',
};

export const fr: AnalysisWords = {
  sentence: (cards, own, name) => {
    const whose = name === null ? 'vos' : 'ses';
    const luck =
      cards === 0
        ? 'Les cartes étaient neutres'
        : `Les cartes étaient ${cards < 0 ? 'contre' : 'avec'} ${name ?? 'vous'} (${signed(cards)})`;
    if (own === 0) return `${luck}, ${whose} choix n’ont rien coûté.`;
    return `${luck}, ${whose} choix ont ${own < 0 ? `coûté ${-own}` : `rapporté ${own}`}.`;
  },
  unit: 'en chances sur 100',
};

export const analysisCatalogue = makeCatalogue<AnalysisWords>({
  de: async () => de,
  en: async () => en,
  fr: async () => fr,
});
