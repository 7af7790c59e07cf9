import { type CardGameWords, listed } from '@samsara/engine/texts';
import { cardsOf, does } from '@samsara/engine/texts/en';
import { CARDS, type Rank, rankOf, type Suit, suitOf } from '../cards.ts';
import type { Code, Event, Move, State } from '../rules.ts';

const RANK_NAMES: Partial<Record<Rank, string>> = { j: 'jack', q: 'queen', k: 'king', a: 'ace' };

const NAMES = CARDS.map((_, card) => `${RANK_NAMES[rankOf(card)] ?? rankOf(card)} of ${suitOf(card)}`);

function named(card: number, suit: Suit | null): string {
  return suit === null ? `the ${NAMES[card]}` : `the ${NAMES[card]} and ask for ${suit}`;
}

export const en: CardGameWords<State, Move, Event, Code> = {
  name: 'Crazy Eights',
  about: 'Match the suit or the rank, change the suit with an eight, and be the first to have no cards.',
  cards: Object.fromEntries(CARDS.map((id, card) => [id, NAMES[card]])),
  options: {},
  endings: {
    'empty-hand': 'Somebody has played their last card.',
    blocked: 'Nobody can play or draw: whoever holds the fewest cards wins.',
  },
  refusals: {
    'not-held': ([card]) => `You do not hold the ${card}.`,
    'does-not-fit': ([top]) =>
      `That does not fit: the ${top} lies on top, and after an eight the suit that was asked for counts.`,
    'must-play': (cards) => `You can play, so you must: ${listed(cards, ' or ')}.`,
    'draw-first': 'You cannot pass yet: draw a card first.',
    'drawn-already': 'You have already drawn in this turn: play a card that fits, or pass.',
    'nothing-to-draw': 'There is nothing left to draw.',
  },
  moves: {
    play: ({ card, suit }) => `Play ${named(card, suit)}`,
    draw: () => 'Draw a card',
    pass: () => 'Pass',
  },
  events: {
    played: ({ seat, card, suit }, people) => {
      const who = people.one(seat);
      const asks = suit === null ? '' : ` and ${who.you ? 'ask' : 'asks'} for ${suit}`;
      return `${does(who, 'play', 'plays')} the ${NAMES[card]}${asks}.`;
    },
    drew: ({ seat, card }, people) =>
      `${does(people.one(seat), 'draw', 'draws')} ${card === null ? 'a card' : `the ${NAMES[card]}`}.`,
    passed: ({ seat }, people) => `${does(people.one(seat), 'pass', 'passes')}.`,
    reshuffled: ({ count }) => `The pile is shuffled: ${cardsOf(count)} become the new stock.`,
  },
  asks: ({ facts }) => {
    if (facts.drawn) return 'Play a card that fits, or pass.';
    return facts.suit === null
      ? 'Play a card that fits; if you have none, draw.'
      : `Play ${facts.suit} or an eight; if you have none, draw.`;
  },
  table: ({ seats, piles, facts }, people) => [
    ...seats.map(({ hand, handCount }, seat) => {
      const cards = hand === null ? cardsOf(handCount) : hand.map((card) => NAMES[card]).join(', ');
      const who = people.one(seat);
      return `${who.you ? 'You' : who.name}: ${cards || 'no cards'}.`;
    }),
    `Pile: ${NAMES[piles.pile![piles.pileCount - 1]]} on top${facts.suit === null ? '' : `, ${facts.suit} asked for`}.`,
    `Stock: ${cardsOf(piles.stockCount)}.`,
  ],
  rules: {
    'CE-01': 'Two to six people play with one deck of 52 cards, without jokers.',
    'CE-02': 'Two people get seven cards each, more people five. The rest is the stock.',
    'CE-03':
      'The topmost card of the stock that is not an eight is laid face up and begins the pile. Eights above it stay where they are.',
    'CE-04':
      'People take turns to the left. In a turn you play one card from your hand, or draw and then play or pass.',
    'CE-05': 'A card fits if it has the suit or the rank of the top card.',
    'CE-06':
      'An eight always fits. Whoever plays it names a suit. Until another card is played, a card fits only if it has that suit or is an eight.',
    'CE-07': 'Whoever holds a card that fits has to play one, even if it is an eight.',
    'CE-08': 'Whoever holds none draws one card from the stock before anything else.',
    'CE-09':
      'Nobody draws twice in a turn. Whoever has drawn may play a card that fits or pass, also if the drawn card fits.',
    'CE-10':
      'If somebody has to draw and the stock is empty, all cards of the pile but the top one are shuffled and become the new stock. A suit that was named stays named. If there is nothing to shuffle either, nobody can draw, and whoever holds no card that fits passes.',
    'CE-11': 'Whoever plays their last card wins at once, also with an eight. Then the game is over.',
    'CE-12':
      'If everybody passes in a row, the game is blocked and over. Whoever holds the fewest cards wins; several may.',
    'CE-13':
      'When time is up, the clock draws or passes for whoever is late, and plays the first card that fits where neither is allowed.',
    'CE-14':
      'Chance decides who begins, unless the table says who. In the next game at the same table the left neighbour begins.',
  },
};
