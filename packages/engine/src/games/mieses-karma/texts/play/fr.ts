import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf, whom } from '../../../../texts/fr.ts';
import { listed, type Who } from '../../../../texts/sentences.ts';
import { SIGNS, type Species, signAt } from '../../cards.ts';
import type { End } from '../../moves.ts';
import { cardName } from '../card-names.ts';
import type { ExpectedTurn } from '../expected.ts';
import { type CardWords, makePlayTexts, type PlayWords } from '../words.ts';

const CARD_WORDS: CardWords = {
  signs: {
    sun: 'soleil',
    clover: 'trèfle',
    heart: 'cœur',
    scales: 'balance',
    joker: 'joker',
    reaper: 'faucheuse',
  },
  buddha: 'avec Bouddha',
  species: {
    ant: 'fourmi',
    'potato-beetle': 'doryphore',
    earthworm: 'ver de terre',
    butterfly: 'papillon',
    'guinea-pig': 'cochon d’Inde',
    hedgehog: 'hérisson',
    magpie: 'pie',
    chameleon: 'caméléon',
    cat: 'chat',
    dog: 'chien',
    cow: 'vache',
    ape: 'singe',
  },
  humans: ['premier humain', 'deuxième humain', 'troisième humain', 'quatrième humain', 'cinquième humain'],
  human: 'humain',
};

/** Avec l’article, pour les phrases du caméléon. */
export const WITH_ARTICLE: Readonly<Record<Species, string>> = {
  ant: 'la fourmi',
  'potato-beetle': 'le doryphore',
  earthworm: 'le ver de terre',
  butterfly: 'le papillon',
  'guinea-pig': 'le cochon d’Inde',
  hedgehog: 'le hérisson',
  magpie: 'la pie',
  chameleon: 'le caméléon',
  cat: 'le chat',
  dog: 'le chien',
  cow: 'la vache',
  ape: 'le singe',
  human: 'l’humain',
};

const POWERS: PlayWords['powers'] = {
  ant: 'Elle n’a pas de pouvoir.',
  'potato-beetle': 'Une fois par tour : ajoutez la carte du dessus de la défausse si elle convient.',
  earthworm: 'Une fois par tour : défaussez une carte de votre main et piochez-en une autre.',
  butterfly: 'Après la mort : les jokers comptent comme n’importe quel symbole dans les séries.',
  'guinea-pig': 'Après la mort : un karma de plus s’il y a une carte de vie dans votre ligne.',
  hedgehog: 'Avec l’action de carte, vous pouvez ajouter une carte qui ne convient pas.',
  magpie: 'Une fois par tour : prenez la carte au bout d’une autre ligne et ajoutez-la si elle convient.',
  chameleon: 'Une fois par tour : utilisez le pouvoir de l’animal d’un autre joueur.',
  cat: 'Après la mort : gardez jusqu’à deux cartes restantes de votre ligne pour la vie suivante.',
  dog: 'Votre ligne peut grandir dans les deux sens.',
  cow: 'Si vous survivez à un tour, jouez-en un autre.',
  ape: 'Une fois par tour : ajoutez une carte supplémentaire qui convient.',
  human:
    'Les humains n’ont pas de pouvoir ; dans l’ordre de leur pile, ils valent 6, 5, 4, 3 et 2 points, et la mort de l’un d’eux termine la partie.',
};

export const playFr: PlayWords = {
  name: 'Mieses Karma',
  about:
    'De la fourmi à l’humain : construisez des lignes de vie, donnez aux autres et gagnez du bon karma de vie en vie.',
  cards: CARD_WORDS,
  powers: POWERS,

  moves: {
    attach: ({ card, end }) => `Ajouter ${one(card)}${onTheLeft(end)}`,
    discard: ({ card }) => `Défausser ${one(card)}`,
    salvage: () => 'Ajouter la carte du dessus de la défausse',
    swap: ({ card }) => `Défausser ${one(card)} et piocher une carte`,
    steal: ({ seat, end }, people) =>
      `Voler à ${whom(people.one(seat))}${end === 'left' ? ', carte tout à gauche' : ''}`,
    add: ({ card }) => `Ajouter aussi ${one(card)}`,
    imitate: ({ species }) => `Imiter ${WITH_ARTICLE[species]}`,
    ask: () => 'Demander une carte',
    end: () => 'Terminer le tour',
    give: ({ card }) => `Donner ${one(card)}`,
    decline: () => 'Ne rien donner',
    take: ({ seat, end }, people) => `Prendre le don offert par ${whom(people.one(seat))}${onTheLeft(end)}`,
    exchange: () => 'Échanger votre main',
    'keep-hand': () => 'Garder votre main',
    score: ({ card }) => `Poser ${one(card)} sur la pile de points`,
    keep: ({ card }) => `Garder ${one(card)}`,
    again: () => 'Jouer un second tour',
    done: () => 'Cela suffit',
    'time-out': () => 'Le temps est écoulé',
  },

  asks: {
    nothing: 'La partie est finie.',
    others: (waitedFor) => `En attente : ${everybody(waitedFor)}.`,
    turn: (turn) => `À vous : ${listed(waysOn(turn), ' ou ')}.`,
    gift: ({ ends }, asking) =>
      `${asking.name} demande une carte qui convienne à ${ends.map((sign) => CARD_WORDS.signs[sign]).join(' ou ')} : en donnez-vous une ?`,
    answer: ({ type, count }) => {
      switch (type) {
        case 'taking':
          return 'Prenez l’un des dons.';
        case 'exchanging':
          return `Personne n’a donné : échangez-vous votre main (${cardsOf(count)}) ?`;
        case 'imitating':
          return 'Votre caméléon meurt : imite-t-il un animal ?';
        case 'scoring':
          return `Choisissez ${cardsOf(count)} de votre ligne pour la pile de points.`;
        case 'keeping':
          return `Vous pouvez garder ${count === 1 ? 'encore une carte' : 'jusqu’à deux cartes'} de votre ligne.`;
        case 'second-turn':
          return 'Jouez-vous un second tour ?';
      }
    },
  },
};

export function one(card: Card): string {
  return cardName(card, CARD_WORDS);
}

/** The sign that a card shows at one of its sides. */
export function sign(card: Card, end: End): string {
  return CARD_WORDS.signs[SIGNS[signAt(card, end)]];
}

export function onTheLeft(end: End): string {
  return end === 'left' ? ' à gauche' : '';
}

export function everybody(all: readonly Who[]): string {
  return listed(all.map(whom), ' et ');
}

function waysOn({ cardAction, ability, ask, end }: ExpectedTurn): string[] {
  return [
    ...(cardAction ? ['ajoutez ou défaussez une carte'] : []),
    ...(ability ? ['utilisez votre pouvoir'] : []),
    ...(ask ? ['demandez une carte'] : []),
    ...(end ? ['terminez votre tour'] : []),
  ];
}

export const playTextsFr = makePlayTexts(playFr);
