import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf, everybody, whom } from '../../../../texts/en.ts';
import { listed } from '../../../../texts/sentences.ts';
import { SIGNS, signAt } from '../../cards.ts';
import type { End } from '../../moves.ts';
import { cardName } from '../card-names.ts';
import type { ExpectedTurn } from '../expected.ts';
import { type CardWords, makePlayTexts, type PlayWords } from '../words.ts';

const CARD_WORDS: CardWords = {
  signs: {
    sun: 'sun',
    clover: 'clover',
    heart: 'heart',
    scales: 'scales',
    joker: 'joker',
    reaper: 'reaper',
  },
  buddha: 'Buddha',
  species: {
    ant: 'ant',
    'potato-beetle': 'potato beetle',
    earthworm: 'earthworm',
    butterfly: 'butterfly',
    'guinea-pig': 'guinea pig',
    hedgehog: 'hedgehog',
    magpie: 'magpie',
    chameleon: 'chameleon',
    cat: 'cat',
    dog: 'dog',
    cow: 'cow',
    ape: 'ape',
  },
  humans: ['first human', 'second human', 'third human', 'fourth human', 'fifth human'],
  human: 'human',
};

const POWERS: PlayWords['powers'] = {
  ant: 'It has no ability.',
  'potato-beetle': 'Once per turn: attach the top card of the discard pile if it fits.',
  earthworm: 'Once per turn: discard a hand card and draw a new one.',
  butterfly: 'After death: jokers count as any symbol in foursomes.',
  'guinea-pig': 'After death: one karma more if there is a life card in your line.',
  hedgehog: 'With the card action you may attach a hand card that does not fit.',
  magpie: 'Once per turn: take the end card of another line and attach it if it fits.',
  chameleon: 'Once per turn: use the ability of another player’s animal.',
  cat: 'After death: keep up to two remaining cards of your line for the next life.',
  dog: 'Your line may grow in both directions.',
  cow: 'If you survive a turn, take another one.',
  ape: 'Once per turn: attach one more fitting hand card.',
  human:
    'Humans have no ability; they score 6, 5, 4, 3 and 2 points in the order of their stack, and one who dies ends the game.',
};

export const playEn: PlayWords = {
  name: 'Mieses Karma',
  about: 'From ant to human: build life lines, give to others, and collect good karma from life to life.',
  cards: CARD_WORDS,
  powers: POWERS,

  moves: {
    attach: ({ card, end }) => `Attach ${one(card)}${onTheLeft(end)}`,
    discard: ({ card }) => `Discard ${one(card)}`,
    salvage: () => 'Attach the top card of the discard pile',
    swap: ({ card }) => `Put ${one(card)} away and draw a card`,
    steal: ({ seat, end }, people) =>
      `Steal from ${whom(people.one(seat))}${end === 'left' ? ', leftmost card' : ''}`,
    add: ({ card }) => `Also attach ${one(card)}`,
    imitate: ({ species }) => `Imitate the ${animal(species)}`,
    ask: () => 'Ask for a card',
    end: () => 'End the turn',
    give: ({ card }) => `Give ${one(card)}`,
    decline: () => 'Give nothing',
    take: ({ seat, end }, people) => `Take the gift from ${whom(people.one(seat))}${onTheLeft(end)}`,
    exchange: () => 'Exchange your hand',
    'keep-hand': () => 'Keep your hand',
    score: ({ card }) => `Lay ${one(card)} on the points pile`,
    keep: ({ card }) => `Keep ${one(card)}`,
    again: () => 'Take a second turn',
    done: () => 'Enough',
    'time-out': () => 'Time is up',
  },

  asks: {
    nothing: 'The game is over.',
    others: (waitedFor) => `Waiting for ${everybody(waitedFor)}.`,
    turn: (turn) => `Your turn: ${listed(waysOn(turn), ', or ')}.`,
    gift: ({ ends }, asking) =>
      `${asking.name} asks for a card that fits ${listed(
        ends.map((sign) => CARD_WORDS.signs[sign]),
        ' or ',
      )}: do you give one?`,
    answer: ({ type, count }) => {
      switch (type) {
        case 'taking':
          return 'Take one of the gifts.';
        case 'exchanging':
          return `Nobody gave: do you exchange your hand (${cardsOf(count)})?`;
        case 'imitating':
          return 'Your chameleon dies: does it imitate an animal?';
        case 'scoring':
          return `Choose ${cardsOf(count)} of your line for the points pile.`;
        case 'keeping':
          return `You may keep ${count === 1 ? 'one more card' : 'up to two cards'} of your line.`;
        case 'second-turn':
          return 'Do you take a second turn?';
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

export function animal(species: keyof PlayWords['powers']): string {
  return species === 'human' ? CARD_WORDS.human : CARD_WORDS.species[species];
}

export function onTheLeft(end: End): string {
  return end === 'left' ? ' on the left' : '';
}

function waysOn({ cardAction, ability, ask, end }: ExpectedTurn): string[] {
  return [
    ...(cardAction ? ['attach or discard a card'] : []),
    ...(ability ? ['use your ability'] : []),
    ...(ask ? ['ask for a card'] : []),
    ...(end ? ['end your turn'] : []),
  ];
}

export const playTextsEn = makePlayTexts(playEn);
