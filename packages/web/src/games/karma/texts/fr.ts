import type { KarmaWords } from './words.ts';

/** Zero is singular in French. */
const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`);

export const wordsFr: KarmaWords = {
  abilities: {
    table:
      'Va sur tout. Une de vos cartes de table suit aussitôt ; dans l’édition SET, seulement si vous voulez.',
    bottom: 'Va sur tout. La carte du dessous de la pile passe au-dessus et dit ce qu’il faut jouer.',
    five: 'Va sur tout. La personne suivante joue un nombre de 1 à 5 ou une carte Karma.',
    give: 'Va sur tout et quitte le jeu. Vous choisissez qui reçoit toute la pile, même quelqu’un qui n’a plus de cartes.',
  },
  pile: 'Pile',
  draw: 'Pioche',
  out: 'Hors du jeu',
  openCards: (owner) => (owner === null ? 'Vos cartes visibles' : `Cartes visibles de ${owner}`),
  hiddenCards: (owner) => (owner === null ? 'Vos cartes cachées' : `Cartes cachées de ${owner}`),
  place: (place, of) => `${place} sur ${of}`,
  tableCards: (open, hidden) =>
    `${open.length > 0 ? `visibles ${open.join(', ')}` : 'aucune carte visible'} ; ${hidden} ${hidden < 2 ? 'cachée' : 'cachées'}`,
  demand: {
    any: () => 'libre',
    'up-to-five': () => '5 ou moins',
    'the-highest': (number) => `${number} seulement`,
    'at-least': (number) => `${number} ou plus`,
  },
  demanded: 'Demandé',
  oneMore: 'Encore une et c’est un triple',
  history: 'Toutes les cartes',
  historyOf: (count) => `La pile de haut en bas : ${cards(count)}`,
  outOf: (count) => `Hors du jeu : ${cards(count)}`,
  close: 'Fermer',
  foretold: {
    triple: ({ count }) => `Triple ! ${cards(count)} quittent le jeu.`,
    give: ({ count }) => `Vous choisissez qui reçoit ${cards(count)}.`,
    raise: ({ card }, { named }) =>
      card === null ? 'La carte du dessous passe au-dessus.' : `Fait remonter ${named(card)}.`,
    extra: () => 'Puis une carte de table.',
    again: () => 'Vous rejouez.',
    next: ({ demand }, { wanted }) => `Ensuite : ${wanted(demand)}.`,
    out: () => 'Votre dernière carte !',
    blind: () => 'Personne ne connaît cette carte. Si elle ne convient pas, vous prenez la pile.',
  },
  picked: (count, of) => (count < 2 ? `${count} choisie sur ${of}` : `${count} choisies sur ${of}`),
  allCopies: (count, name) => `Les ${count} × ${name}`,
  yourChoice: 'Votre choix est scellé',
  sealed: 'scellé',
  foreseen: 'Cachées, dans un ordre quelconque',
  triple: 'Triple !',
  lastCard: 'Dernière carte !',
  outOfCards: 'plus de carte',
  cardsLeft: 'Cartes restantes',
  mayDraw: 'Vous pouvez piocher',
  understood: 'Compris',
};
