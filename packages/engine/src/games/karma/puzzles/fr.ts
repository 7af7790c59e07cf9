import type { PuzzleWords } from '../../../puzzles/terms.ts';
import type { Theme } from './themes.ts';

export const words: PuzzleWords<Theme> = {
  'lay-out': {
    name: 'Étaler pour plus tard',
    why: 'Les cartes visibles se jouent à la fin et presque sans choix : mettez-y celles qui vont à peu près partout.',
  },
  receiver: {
    name: 'À qui la pile ?',
    why: 'La pile gêne surtout celui qui, sans elle, aurait fini avant vous.',
  },
  'take-on-purpose': {
    name: 'Prendre la pile exprès',
    why: 'Quelques cartes de plus maintenant coûtent moins qu’une carte forte ou une pile pire plus tard.',
  },
  'clear-the-pile': {
    name: 'Éliminer la pile',
    why: 'Trois cartes identiques sortent toute la pile du jeu, et vous rejouez aussitôt la carte de votre choix.',
  },
  'give-the-pile': {
    name: 'Donner la pile',
    why: 'Une grosse pile dans une autre main vaut plus que la carte qu’elle vous coûte.',
  },
  'spend-karma-card': {
    name: 'Dépenser une carte Karma',
    why: 'Son effet sur les autres, maintenant, vaut plus qu’une réserve pour les mauvais jours.',
  },
  'save-karma-card': {
    name: 'Garder la carte Karma',
    why: 'Une carte Karma va sur tout : tant qu’un nombre convient, gardez-la pour le tour où plus rien n’ira.',
  },
  'right-karma-card': {
    name: 'La bonne carte Karma',
    why: 'Plusieurs iraient, mais une seule fait ce que demandent cette pile et ces joueurs.',
  },
  'several-at-once': {
    name: 'Plusieurs à la fois',
    why: 'Chaque exemplaire posé en même temps est un tour de moins à trouver plus tard.',
  },
  'keep-a-twin': {
    name: 'En garder une',
    why: 'L’exemplaire gardé conviendra encore, ou complétera un triple.',
  },
  'high-card-now': {
    name: 'La carte forte maintenant',
    why: 'Les suivants doivent la dépasser, et vous vous en défaites avant qu’elle ne soit trop faible.',
  },
  'low-card-now': {
    name: 'La petite carte maintenant',
    why: 'Les petites cartes conviennent rarement une seconde fois, et vos fortes gardent leur puissance.',
  },
  'better-chances': {
    name: 'De meilleures chances',
    why: 'Calculé jusqu’au bout, ce coup gagne nettement plus souvent que tout autre.',
  },
};
