import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf, whom } from '../../../../texts/fr.ts';
import { ACHTUNG, type Calls, STOP } from '../../calls.ts';
import { COLOUR_OF, COLOURS, type Colour, FREE_CHOICE, KIND_OF, KINDS, type KindId } from '../../cards.ts';
import type { Direction } from '../../moves.ts';
import { abilityTexts, type CardTexts } from '../abilities.ts';
import { makePlayTexts, type PlayWords } from '../words.ts';

const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  blue: 'bleu',
  red: 'rouge',
  yellow: 'jaune',
  green: 'vert',
};

/** A number card is called by its number. */
const SYMBOLS: Partial<Record<KindId, string>> = { skip: 'Passer', swap: 'Échange', 'plus-x': '+X' };

/** The words that are called, with the space French puts before the mark. */
export const CALLED = { achtung: 'Achtung !', stop: 'Stop !' } as const;

const SIDES: Readonly<Record<'left' | 'right', string>> = { left: 'gauche', right: 'droite' };

export const playFr: PlayWords = {
  name: 'STOP',
  about:
    'Suivez la couleur, le nombre ou le symbole, intercalez la même carte avant votre tour, et annoncez à temps.',
  card,
  titles: { '0': 'Stop', '2': 'piocher deux cartes', 'plus-x': 'piocher X cartes' },

  moves: {
    play: ({ card: laid, free, direction, calls }) =>
      `Jouer ${free ? '« Choix libre » avec ' : ''}${the(laid)}${where(direction)}${calling(calls)}`,
    interject: ({ card: laid, calls }) => `Intercaler ${the(laid)}${calling(calls)}`,
    draw: () => 'Piocher une carte',
    accept: () => 'Accepter',
    pass: () => 'Laisser passer',
    'time-out': () => 'Temps écoulé',
  },

  asks: {
    nothing: 'La partie est finie.',
    passed: 'Vous avez passé. Les autres réfléchissent encore.',
    stored: 'Votre coup est retenu jusqu’à la fin du verrou.',
    others: (who) => `En attente de ${whom(who)}.`,
    mayThrowIn: (top) => `Vous pouvez intercaler ${the(top)}.`,
    asked: (top) => `Intercalez-vous la même carte que ${the(top)} ?`,
    lock: (top) => `Intercalez la même carte que ${the(top)}, si vous l’avez.`,
    lockOnTurn: (top) =>
      `Intercalez la même carte que ${the(top)}, ou choisissez votre coup pour la fin du verrou.`,
    prevent: (top, direction) =>
      `Les mains doivent aller à ${side(direction)} : jouez le 0 ${colour(top)} ou passez.`,
    turn: (top) => `À vous : suivez ${the(top)} ou piochez une carte.`,
    two: (top, sum) =>
      `Vous devez piocher ${cardsOf(sum)} : jouez le 0 ${colour(top)} ou n’importe quel 2, ou acceptez.`,
    skip: (top) =>
      `Vous devez passer votre tour : jouez le 0 ${colour(top)} ou n’importe quel Passer, ou acceptez.`,
    plusX: (top) => `Vous devez retourner une carte : jouez le 0 ${colour(top)}, ou acceptez.`,
  },
};

export function colour(which: Card): string {
  return COLOUR_NAMES[COLOURS[COLOUR_OF[which]]];
}

/** `4 bleu`, `Passer rouge`, `Choix libre` */
export function card(which: Card): string {
  if (which === FREE_CHOICE) return 'Choix libre';
  const { id } = KINDS[KIND_OF[which]];
  return `${SYMBOLS[id] ?? id} ${colour(which)}`;
}

export function a(which: Card): string {
  return `un ${card(which)}`;
}

export function the(which: Card): string {
  if (which === FREE_CHOICE) return '« Choix libre »';
  return card(which).startsWith('É') ? `l’${card(which)}` : `le ${card(which)}`;
}

export function side(direction: Direction): string {
  return direction === null ? '' : SIDES[direction];
}

export function where(direction: Direction): string {
  return direction ? `, mains à ${side(direction)}` : '';
}

function words(calls: Calls): string[] {
  return [...(calls & ACHTUNG ? [CALLED.achtung] : []), ...(calls & STOP ? [CALLED.stop] : [])];
}

function calling(calls: Calls): string {
  return calls === 0
    ? ''
    : `, avec ${words(calls)
        .map((word) => `« ${word} »`)
        .join(' et ')}`;
}

export function called(calls: Calls): string {
  return calls === 0 ? '.' : ` : « ${words(calls).join(' ')} ».`;
}

const CARD_TEXTS: CardTexts = {
  effects: {
    '0': 'Un nombre ordinaire, ou la défense contre « Passer », « Échange », 2 ou +X de la même couleur.',
    '2': 'La personne suivante pioche deux cartes et passe son tour, sauf si un 0 de sa couleur ou un autre 2 y répond.',
    '6': 'Compte aussi comme un 9.',
    '9': 'Compte aussi comme un 6.',
    skip: 'La personne suivante passe son tour, sauf si un 0 de sa couleur ou un autre « Passer » y répond.',
    swap: 'Chacun donne toute sa main à gauche ou à droite, sauf si quelqu’un pose un 0 de sa couleur.',
    'plus-x':
      'La personne suivante retourne une carte : un nombre se garde et fait piocher d’autant, un symbole se garde seulement. Son tour est perdu, sauf si un 0 de sa couleur y répond.',
    'free-choice': 'Se pose sur toute carte, avec une carte de n’importe quelle couleur.',
  },
  plain: 'Un simple nombre.',
  score: (points) => `Restée en main, elle compte ${points} ${points <= 1 ? 'point' : 'points'}.`,
};

export const playTextsFr = { ...makePlayTexts(playFr), ...abilityTexts(CARD_TEXTS) };
