import type { CardGameWords } from '@samsara/engine/texts';
import { cardsOf, does } from '@samsara/engine/texts/en';
import { CARDS, type Code, type Event, type Move, type State } from '../rules.ts';

export const en: CardGameWords<State, Move, Event, Code> = {
  name: 'Climb',
  about: 'Play as high as the pile or higher, and be the first to have no cards.',
  cards: Object.fromEntries(CARDS.map((id) => [id, id])),
  options: {},
  endings: {
    'empty-hand': 'Somebody has played their last card.',
    'long-game': 'The last move has been made: whoever holds the fewest cards wins.',
  },
  refusals: {
    'not-held': ([card]) => `You hold no ${card}.`,
    'too-low': ([top]) => `The top card is ${top}: play ${top} or higher, or draw.`,
  },
  moves: {
    play: ({ card }) => `Play the ${CARDS[card]}`,
    draw: () => 'Draw a card',
  },
  events: {
    played: ({ seat, card }, people) => `${does(people.one(seat), 'play', 'plays')} the ${CARDS[card]}.`,
    drew: ({ seat, card }, people) =>
      `${does(people.one(seat), 'draw', 'draws')} ${card === null ? 'a card' : `the ${CARDS[card]}`}.`,
    'found-nothing': ({ seat }, people) => `${does(people.one(seat), 'find', 'finds')} nothing to draw.`,
    reshuffled: ({ count }) => `The pile is shuffled: ${cardsOf(count)} become the new stock.`,
  },
  asks: () => 'Play a card that is high enough, or draw.',
  table: ({ seats, piles }, people) => [
    ...seats.map(({ hand, handCount }, seat) => {
      const who = people.one(seat);
      const cards = hand?.map((card) => CARDS[card]).join(', ') ?? cardsOf(handCount);
      return `${who.you ? 'You' : who.name}: ${cards || 'no cards'}.`;
    }),
    `Pile: ${CARDS[piles.pile?.at(-1) ?? 0]} on top.`,
    `Stock: ${cardsOf(piles.stockCount)}.`,
  ],
  rules: {
    'R-01': 'The deck holds the numbers 1 to 10, five of each.',
    'R-02': 'Everybody gets four cards. The next card begins the pile, the rest is the stock.',
    'R-03': 'People take turns to the left. In a turn you play one card from your hand or draw one.',
    'R-04': 'A card must be as high as the top card or higher. On a 10 any card may be played.',
    'R-05':
      'If the stock is empty, all cards of the pile but the top one are shuffled and become the new stock. Where there is nothing to draw, nothing is drawn.',
    'R-06': 'Whoever plays their last card wins, and the game is over.',
    'R-07': 'After 200 moves the game is over. Whoever holds the fewest cards wins; several may.',
    'R-08': 'When time is up, the clock draws for whoever is late.',
  },
};
