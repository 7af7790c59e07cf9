import type { PuzzleWords } from '../../../puzzles/terms.ts';
import type { Theme } from './themes.ts';

export const words: PuzzleWords<Theme> = {
  'score-now': {
    name: 'Les points d’abord',
    why: 'Une vie sans assez de points est à revivre : posez-les tant que vous le pouvez.',
  },
  'finish-the-life': {
    name: 'Accomplir cette vie',
    why: 'Avec cette Œuvre la vie suffit, et les autres cartes sont libres pour autre chose.',
  },
  'protect-the-deed': {
    name: 'Protéger l’Œuvre',
    why: 'Les attaques visent l’Œuvre Exposée : une carte posée dessus protège les points d’en dessous.',
  },
  'keep-for-next-life': {
    name: 'Garder pour la vie suivante',
    why: 'Elle ajoute peu à cette vie, mais donne un bon départ à la suivante.',
  },
  'hinder-rival': {
    name: 'Freiner un rival',
    why: 'Empêcher un rival de monter vaut ici plus que des points à soi.',
  },
  'use-ability': {
    name: 'Utiliser le pouvoir',
    why: 'Ce que la carte fait maintenant rapporte plus que ce qu’elle vaut.',
  },
  wait: {
    name: 'Attendre et piocher',
    why: 'Tant qu’il reste à piocher, aucune carte n’est à gaspiller.',
  },
  'refuse-offer': {
    name: 'Refuser l’offre',
    why: 'Dans la Fosse, la carte vous sert mieux que dans votre Vie Future.',
  },
  'take-offer': {
    name: 'Accepter l’offre',
    why: 'Votre rival l’a payée, et vous renaîtrez avec une carte de plus.',
  },
  'right-victim': {
    name: 'Viser le bon rival',
    why: 'Il faut frapper qui est le plus près de l’échelon suivant.',
  },
  'right-card': {
    name: 'Choisir la bonne carte',
    why: 'Une seule de ces cartes aide assez, dans cette vie ou dans la suivante.',
  },
  rings: {
    name: 'Les Anneaux au bon moment',
    why: 'Un Anneau vaut un point quand vous voulez : dépensez ce qu’il faut pour l’échelon, pas plus.',
  },
  'better-chances': {
    name: 'De meilleures chances',
    why: 'Calculé jusqu’au bout, ce coup gagne nettement plus souvent que tout autre.',
  },
};
