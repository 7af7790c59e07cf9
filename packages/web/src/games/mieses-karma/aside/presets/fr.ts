import type { PresetTexts } from '../../../../contract/board.ts';
import type { PresetId } from '../../presets.ts';

export const presetsFr: PresetTexts<PresetId> = {
  usual: { name: 'De la fourmi à l’humain', explains: 'À quatre, avec quatre cartes Vie au départ.' },
  family: { name: 'Prairie pleine', explains: 'À cinq : beaucoup de dons, et les animaux se font rares.' },
  duel: { name: 'Deux vies', explains: 'À deux ; notre extension du jeu publié.' },
  'short-lives': {
    name: 'Premières vies brèves',
    explains: 'Les fourmis commencent avec deux cartes Vie au lieu de quatre.',
  },
};
