import type { Card } from '../../../../kernel/zones.ts';
import { whom } from '../../../../texts/fr.ts';
import { CARDS } from '../../cards.ts';
import { abilitiesFr, cardsFr } from '../cards/fr.ts';
import { makePlayTexts, type PlayWords, type Words } from '../words.ts';

export const RUNG_NAMES: Words['rungs'] = {
  'dung-beetle': 'Bousier',
  snake: 'Serpent',
  wolf: 'Loup',
  ape: 'Singe',
  transcendence: 'Transcendance',
};

export const COLOUR_NAMES: Words['colours'] = {
  red: 'rouge',
  green: 'vert',
  blue: 'bleu',
  mosaic: 'mosaïque',
};

export const playFr: PlayWords = {
  name: 'Karmaka',
  about:
    'Vivez, mourez et montez l’échelle, du Bousier à la Transcendance ; mais chaque carte que vous utilisez peut vous revenir.',
  cards: cardsFr,
  abilities: abilitiesFr,
  colours: COLOUR_NAMES,
  rungs: RUNG_NAMES,

  moves: {
    deed: ({ card }) => `${plainOne(card)} : comme Œuvre`,
    ability: ({ card }) => `${plainOne(card)} : utiliser son pouvoir`,
    future: ({ card }) => `${plainOne(card)} : sur votre Vie Future`,
    ally: ({ card }) => `${plainOne(card)} : sur la Vie Future de votre allié`,
    pass: () => 'Passer',
    target: ({ number }, people) =>
      people.one(number).you ? 'Vous désigner' : `Désigner ${people.one(number).name}`,
    choose: ({ card }) => `Choisir ${plainOne(card)}`,
    place: ({ number }) =>
      number === 1 ? 'Choisir la carte du dessus' : `Choisir la ${number}e carte à partir du dessus`,
    draw: () => 'Piocher une carte',
    done: () => 'Terminé',
    accept: () => 'La prendre dans votre Vie Future',
    refuse: () => 'La refuser',
    rings: ({ number }) => (number === 0 ? 'Ne dépenser aucun anneau' : `Dépenser ${ringsOf(number)}`),
    'time-out': () => 'Le temps est écoulé',
  },

  asks: {
    nothing: 'La partie est terminée.',
    others: (who) => `On attend ${whom(who)}.`,
    turn: (mayPass, further) => {
      if (further) return 'Vous pouvez jouer une carte de plus, ou passer.';
      return mayPass ? 'À vous : jouez une carte, ou passez.' : 'À vous : jouez une carte.';
    },
    offer: (card) => `Voulez-vous ${one(card)} pour votre Vie Future ?`,
    rings: (rings, deeds, needed) => {
      const life = deeds === 0 ? `aucun point, il en faut ${needed}` : `${pointsOf(deeds)} sur ${needed}`;
      const spend =
        rings === 1 ? 'Dépensez-vous votre anneau' : `Combien de vos ${rings} anneaux dépensez-vous`;
      return `Votre vie est finie : ${life}. ${spend} ?`;
    },
    target: (_, name) => `${name} : désignez un joueur.`,
    mimic: (_, name) => `${name} : de qui copiez-vous l’Œuvre Exposée ?`,
    look: (_, name) => `${name} : regardez la Main, puis rendez-la.`,
    draw: (_, name) => `${name} : piochez encore une carte, ou arrêtez.`,
    ruinOwn: (_, name) => `${name} : quelle carte de votre Main va à la Fosse ?`,
    ruinDeed: (_, name) => `${name} : laquelle de vos Œuvres va à la Fosse ?`,
    roulette: (_, name) => `${name} : mettez une carte dans la Fosse, ou continuez.`,
    fetchToFuture: (_, name) => `${name} : quelle carte de la Fosse va sur votre Vie Future ?`,
    fetchToHand: (_, name) => `${name} : quelle carte de la Fosse prenez-vous en Main ?`,
    sow: (_, name) => `${name} : quelle carte de votre Main va sur votre Vie Future ?`,
    addDeed: (_, name) => `${name} : ajoutez une carte de votre Main à vos Œuvres, ou arrêtez.`,
    transmigrate: (_, name) => `${name} : quelle carte de votre Vie Future prenez-vous en Main ?`,
    destinyKeep: ({ seen }, name) =>
      `${name} : mettez une carte sur votre Vie Future, ou arrêtez${shown(seen)}.`,
    destinyReturn: ({ seen }, name) => `${name} : quelle carte revient ensuite sur la Source${shown(seen)} ?`,
    deny: (_, name) => `${name} : quelle carte de votre Main défaussez-vous pour la copier ?`,
    keep: ({ seen }, name) => `${name} : quelle carte gardez-vous${shown(seen)} ?`,
    embody: (_, name) => `${name} : laquelle de vos Œuvres copiez-vous ?`,
  },
};

export function plainOne(card: Card): string {
  return cardsFr[CARDS[card]];
}

export function one(card: Card): string {
  return `« ${plainOne(card)} »`;
}

export function plain(cards: readonly Card[]): string {
  return cards.map(plainOne).join(', ');
}

export function shown(cards: readonly Card[] | null): string {
  return cards && cards.length > 0 ? ` (${plain(cards)})` : '';
}

export function ringsOf(count: number): string {
  return count < 2 ? `${count} anneau` : `${count} anneaux`;
}

export function pointsOf(count: number): string {
  return count < 2 ? `${count} point` : `${count} points`;
}

export const playTextsFr = makePlayTexts(playFr);
