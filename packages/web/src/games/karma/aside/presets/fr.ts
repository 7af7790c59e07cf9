import type { PresetTexts } from '../../../../contract/board.ts';
import type { PresetId } from '../../presets.ts';

export const presetsFr: PresetTexts<PresetId> = {
  amigo: {
    name: 'Édition AMIGO',
    explains: 'Vous pouvez toujours prendre la pile ; la carte de table en plus est obligatoire.',
  },
  foresight: {
    name: 'Clairvoyance',
    explains: 'Édition AMIGO, avec un seul regard sur vos propres cartes cachées.',
  },
  set: {
    name: 'Édition SET',
    explains: 'Qui peut jouer le doit ; la carte de table en plus est libre et facultative.',
  },
  triples: {
    name: 'Autres triples',
    explains: 'Édition SET : un triple n’enlève que ses trois cartes, et le reste de la pile est donné.',
  },
  crowd: { name: 'Grande table', explains: 'Édition SET avec deux jeux de cartes, de 7 à 12 personnes.' },
  memory: {
    name: 'De mémoire',
    explains: 'Édition AMIGO où l’on ne voit que la carte du dessus de la pile.',
  },
};
