import type { PuzzleWords } from '../../../puzzles/terms.ts';
import type { Theme } from './themes.ts';

export const words: PuzzleWords<Theme> = {
  'refuse-gift': {
    name: 'Refuser le don',
    why: 'La carte aide plus l’autre ligne que le pas de karma ne vous aide.',
  },
  'give-a-card': {
    name: 'Donner pour le karma',
    why: 'Une carte dont vous n’avez pas besoin devient un pas de karma.',
  },
  'right-gift-card': {
    name: 'Donner la bonne carte',
    why: 'Donnez ce qui convient là-bas et aide le moins ; gardez ce que veut votre ligne.',
  },
  'take-right-gift': {
    name: 'Prendre le bon don',
    why: 'Voyez ce que la carte apporte à votre ligne, et qui en reçoit le karma.',
  },
  'ask-first': {
    name: 'Demander d’abord',
    why: 'Un don allonge votre ligne sans vous coûter de carte.',
  },
  'last-life': {
    name: 'Mettre fin au jeu',
    why: 'Qui meurt humain met aussitôt fin au jeu : faites-le tant que vous êtes en tête.',
  },
  'die-now': {
    name: 'Mourir maintenant',
    why: 'La ligne a donné ce qu’elle pouvait : plus tôt commence la vie suivante, mieux c’est.',
  },
  'stay-alive': {
    name: 'Rester en vie',
    why: 'Cette ligne peut encore rapporter du karma ou une combinaison de quatre.',
  },
  'collect-buddha': {
    name: 'Prendre le Bouddha',
    why: 'Chaque Bouddha de votre ligne vaut un pas de karma à votre mort.',
  },
  'build-the-line': {
    name: 'Bien allonger la ligne',
    why: 'Les symboles forment des combinaisons de quatre, et le nouveau bout décide de la suite.',
  },
  'discard-instead': {
    name: 'Plutôt défausser',
    why: 'L’ajouter fermerait une ligne qui peut mieux continuer.',
  },
  'right-discard': {
    name: 'Défausser la bonne carte',
    why: 'Ce qui reste en main doit convenir à la ligne, et ce qui part ne doit aider personne.',
  },
  'use-the-animal': {
    name: 'Utiliser son animal',
    why: 'Le pouvoir de votre animal rapporte plus, maintenant, qu’une carte ordinaire.',
  },
  'leave-the-animal': {
    name: 'Se passer du pouvoir',
    why: 'Le pouvoir est permis, mais la ligne s’en passe mieux.',
  },
  'end-the-turn': {
    name: 'S’arrêter là',
    why: 'Rien de plus n’aide : demander donnerait seulement du karma à quelqu’un.',
  },
  'new-hand': {
    name: 'Changer de main ?',
    why: 'L’important : vos cartes peuvent-elles encore rejoindre la ligne ?',
  },
  'for-next-life': {
    name: 'Choisir pour la vie suivante',
    why: 'Les cartes qui marquent et celles qui restent décident du début de la vie suivante.',
  },
  'better-chances': {
    name: 'De meilleures chances',
    why: 'Calculé jusqu’au bout, ce coup gagne nettement plus souvent que tout autre.',
  },
};
