import type { GamePack } from '@samsara/engine/card-game';
import { describer } from './describer.ts';
import { crazyEights } from './rules.ts';
import { texts } from './texts/index.ts';

const pack = {
  api: 1,
  game: crazyEights,
  texts,
  summary: {
    en: { name: texts.en.name, tagline: 'Match suit or rank, and save your eights.' },
    de: { name: texts.de.name, tagline: 'Bediene Farbe oder Wert und spare dir die Achten auf.' },
    fr: { name: texts.fr.name, tagline: 'Suivez la couleur ou la valeur et gardez vos huit.' },
  },
  describer,
} satisfies GamePack & { describer: unknown };

export default pack;
