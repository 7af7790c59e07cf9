import type { PuzzleWords } from '../../../puzzles/terms.ts';
import type { Theme } from './themes.ts';

export const words: PuzzleWords<Theme> = {
  'throw-in': {
    name: 'Intercaler',
    why: 'Une carte intercalée part sans user votre tour, et quelqu’un est sauté.',
  },
  'hold-back': {
    name: 'Ne pas intercaler',
    why: 'Gardée, la carte vous sert mieux à votre tour, ou le tour va à qui vous arrange.',
  },
  'prevent-swap': {
    name: 'Empêcher l’échange',
    why: 'Votre main vaut mieux que celle que vous recevriez, et le 0 vous la conserve.',
  },
  'let-swap': {
    name: 'Laisser voyager les mains',
    why: 'La main qui vous arrive vaut plus que le 0 qu’il faudrait pour l’arrêter.',
  },
  'answer-attack': {
    name: 'Parer l’attaque',
    why: 'Vous ne piochez rien, et l’attaque passe à la personne suivante ou tombe à l’eau.',
  },
  'take-the-hit': {
    name: 'Encaisser le coup',
    why: 'La carte de défense vaudra plus tard davantage que ce que l’attaque coûte maintenant.',
  },
  'swap-hands': {
    name: 'Échanger les mains',
    why: 'Toutes les mains voyagent : la vôtre part avec ses cartes chères, une plus courte arrive.',
  },
  attack: {
    name: 'Attaquer à temps',
    why: 'Qui va finir doit piocher ou passer son tour avant qu’il ne soit trop tard.',
  },
  'save-attack': {
    name: 'Garder l’attaque',
    why: 'Une attaque frappe le plus fort contre une main courte ; elle peut l’attendre.',
  },
  'use-free-choice': {
    name: '« Choix libre » maintenant',
    why: 'Deux cartes d’un coup, la couleur voulue, et cinquante points de moins en main.',
  },
  'save-free-choice': {
    name: 'Garder « Choix libre »',
    why: 'Tant qu’autre chose convient, « Choix libre » reste votre issue pour le tour où rien n’ira.',
  },
  'save-the-zero': {
    name: 'Garder le zéro',
    why: 'Un 0 ne coûte rien à la fin et vous protège jusque-là.',
  },
  'draw-instead': {
    name: 'Plutôt piocher',
    why: 'Une carte de plus coûte moins que de céder celle qui convient.',
  },
  'dear-card-first': {
    name: 'La carte chère d’abord',
    why: 'Ce qui reste en main compte : les cartes chères partent tant qu’elles le peuvent.',
  },
  'choose-colour': {
    name: 'Choisir la couleur',
    why: 'La couleur du dessus décide laquelle de vos prochaines cartes ira, et laquelle des leurs.',
  },
  'better-chances': {
    name: 'De meilleures chances',
    why: 'Calculé jusqu’au bout, ce coup gagne nettement plus souvent que tout autre.',
  },
};
