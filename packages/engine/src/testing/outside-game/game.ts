import type { GamePack } from '../../games/game-pack.ts';
import { type Event, game, type Move, type Options, type State, type View } from './rules.ts';
import { texts } from './texts.ts';

const pack: GamePack<State, Move, Event, View, Options> = {
  api: 1,
  game,
  texts,
  summary: {
    de: { name: 'Hohe Karte', tagline: 'Wer am höchsten spielt, nimmt den Stich.' },
    en: { name: 'High Card', tagline: 'Who plays highest takes the trick.' },
    fr: { name: 'Carte haute', tagline: 'La plus haute carte prend le pli.' },
  },
};

// biome-ignore lint/style/noDefaultExport: a game from outside is the default export of its module.
export default pack;
