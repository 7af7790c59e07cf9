import type { PresetTexts } from '../../../../contract/board.ts';
import type { PresetId } from '../../presets.ts';

export const presetsFr: PresetTexts<PresetId> = {
  classic: {
    name: 'Classique',
    explains: 'Comme imprimé : jusqu’à 500 points, la carte la plus rapide compte.',
  },
  short: { name: 'Courte', explains: 'Jusqu’à 150 points : trois ou quatre manches.' },
  relaxed: {
    name: 'Détendue',
    explains: 'Plus de temps pour intercaler, annonces automatiques, pas d’horloge pour le tour.',
  },
  calm: {
    name: 'Chacun son tour',
    explains: 'Pas de course : chacun est interrogé à son tour. Jusqu’à 200 points.',
  },
  duel: { name: 'Duel', explains: 'À deux, jusqu’à 200 points.' },
  crowd: { name: 'Grande tablée', explains: 'Huit personnes et un peu plus de temps pour intercaler.' },
};
