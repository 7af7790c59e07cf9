import type { GamePack } from '@samsara/engine/card-game';
import { describer } from './describer.ts';
import { game } from './rules.ts';
import { texts } from './texts/index.ts';

const pack = {
  api: 1,
  game,
  texts,
  summary: {
    de: { name: texts.de.name, tagline: texts.de.about },
    en: { name: texts.en.name, tagline: texts.en.about },
    fr: { name: texts.fr.name, tagline: texts.fr.about },
  },
  describer,
} satisfies GamePack;

export default pack;
