import type { PresetTexts } from '../../../../contract/board.ts';
import type { PresetId } from '../../presets.ts';

export const presetsEn: PresetTexts<PresetId> = {
  amigo: {
    name: 'AMIGO edition',
    explains: 'You may always take the pile; the extra table card is a duty.',
  },
  foresight: { name: 'Foresight', explains: 'AMIGO edition, with one look at your own hidden cards.' },
  set: {
    name: 'SET edition',
    explains: 'Whoever can play must; the extra table card is free and optional.',
  },
  triples: {
    name: 'Alternative triples',
    explains: 'SET edition: a triple removes its three cards, and the rest of the pile is given away.',
  },
  crowd: { name: 'Large table', explains: 'SET edition with two decks, for 7 to 12 players.' },
  memory: { name: 'From memory', explains: 'AMIGO edition where only the top card of the pile is seen.' },
};
