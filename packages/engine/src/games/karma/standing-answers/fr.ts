import type { StandingWords } from '../../../kernel/standing-answers.ts';
import type { answers } from './answers.ts';

export const words: StandingWords<typeof answers> = {
  foresight: {
    name: 'Prescience à la donne',
    rules: { look: 'Regarder mes cartes cachées', never: 'Ne pas regarder' },
  },
  choosing: {
    name: 'Cartes ouvertes à la donne',
    rules: { lowest: 'Toujours les plus basses', highest: 'Toujours les plus hautes' },
  },
  extra: {
    name: 'Carte de plus après Table',
    rules: {
      never: 'M’en passer si je peux',
      lowest: 'Toujours la carte la plus basse',
      highest: 'Toujours la carte la plus haute',
    },
  },
  receiver: {
    name: 'Qui reçoit la pile de ma part',
    rules: { left: 'Mon voisin de gauche', fewest: 'Qui tient le moins de cartes' },
  },
};
