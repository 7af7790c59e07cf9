import type { BoardWords } from './words.ts';

export const boardWordsFr: BoardWords = {
  karma: 'Karma',
  track: 'Piste de karma',
  draw: 'Pioche',
  discard: 'Défausse',
  gifts: 'Dons',
  yourLine: 'Votre ligne de vie',
  close: 'Fermer',
  yourPoints: 'Pile de points',
  fit: { fits: 'convient', free: 'le hérisson le permet', no: 'ne convient pas' },
  closedEnd: 'La faucheuse ferme cette ligne.',
  foursomesTitle: 'Séries de quatre',
  pointsPile: 'Séries',
  human: 'Humain',
  total: 'Total',
  rebirthTitle: 'Renaissance',
  thinking: 'réfléchit',
  givesNothing: 'ne donne rien',
  sealed: 'don face cachée',
  newHere: 'Nouveau ici',
  understood: 'Compris',
  specials: {
    joker:
      'Un joker convient à côté de tout symbole. Il ne compte pour les séries de quatre que si vous êtes un papillon.',
    reaper:
      'La faucheuse se pose seulement à l’extrémité droite. À la fin de ce tour, votre animal meurt, votre ligne est évaluée et le reste de votre main est défaussé.',
    buddha:
      'Chaque Bouddha de votre ligne vaut un pas de karma quand votre animal meurt. Plus de karma mène à des animaux plus élevés.',
  },
  lineOf: (name) => `Ligne de vie de ${name}`,
  look: (name) => `Agrandir la ligne de ${name}`,
  stack: (stack, karma, count) =>
    `${stack === null ? 'Humains' : `Pile ${stack}`} : à partir de ${karma} karma, ${count < 2 ? `${count} carte restante` : `${count} cartes restantes`}`,
  stands: (name, karma) => `${name} : ${karma} karma`,
  animal: (animal, imitated) => (imitated === null ? animal : `${animal}, imite : ${imitated}`),
  points: (count) => `Pile de points : ${count < 2 ? `${count} carte` : `${count} cartes`}`,
  karmaOf: (karma) => `${karma} karma`,
  giftOf: (name) => `Don de ${name}`,
  needs: (sign) => `Ensuite : ${sign}`,
  reborn: (name, from, to) =>
    `${name === null ? 'Vous étiez' : `${name} était`} ${from} ; maintenant : ${to}`,
};
