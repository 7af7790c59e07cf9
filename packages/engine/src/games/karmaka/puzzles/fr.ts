import type { PuzzleWords } from '../../../puzzles/terms.ts';
import type { Theme } from './themes.ts';

export const words: PuzzleWords<Theme> = {
  'score-now': {
    name: 'Les points d’abord',
    why: 'Une vie sans assez de points est à revivre : posez-les tant que vous le pouvez.',
  },
  'finish-the-life': {
    name: 'Accomplir cette vie',
    why: 'Avec cette Œuvre la vie suffit, et les autres cartes sont libres pour autre chose.',
  },
  'protect-the-deed': {
    name: 'Protéger l’Œuvre',
    why: 'Les attaques visent l’Œuvre Exposée : une carte posée dessus protège les points d’en dessous.',
  },
  'keep-for-next-life': {
    name: 'Garder pour la vie suivante',
    why: 'Elle ajoute peu à cette vie, mais donne un bon départ à la suivante.',
  },
  'hinder-rival': {
    name: 'Freiner un rival',
    why: 'Empêcher un rival de monter vaut ici plus que des points à soi.',
  },
  'take-from-rival': {
    name: 'Prendre à un rival',
    why: 'C’est un gain pour vous et une perte pour un rival, et les deux comptent.',
  },
  'copy-ability': {
    name: 'Emprunter un pouvoir',
    why: 'Le meilleur pouvoir pour ce moment est déjà sur la table, et cette carte l’emprunte.',
  },
  'fetch-back': {
    name: 'Faire revenir une carte',
    why: 'La carte qui manque est dans la Fosse ou dans votre Vie Future, et celle-ci la fait revenir.',
  },
  'draw-more': {
    name: 'Plus de choix',
    why: 'De nouvelles cartes, ou une vie plus longue, valent ici mieux que les points de celle-ci.',
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
    why: 'Un Anneau vaut un point quand vous voulez : dépensez ce qu’il faut pour l’échelon, pas plus.',
  },
  'better-chances': {
    name: 'De meilleures chances',
    why: 'Calculé jusqu’au bout, ce coup gagne nettement plus souvent que tout autre.',
  },
};
