import type { KarmaWords } from './words.ts';

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

export const wordsEn: KarmaWords = {
  abilities: {
    table: 'Goes on anything. One of your table cards follows at once; in the SET edition only if you like.',
    bottom: 'Goes on anything. The bottom card of the pile comes to the top and says what has to be played.',
    five: 'Goes on anything. Whoever comes next plays a number from 1 to 5, or a Karma card.',
    give: 'Goes on anything and leaves the game. You choose who gets the whole pile, even somebody who is out.',
  },
  pile: 'Pile',
  draw: 'Draw pile',
  out: 'Out of the game',
  openCards: (owner) => (owner === null ? 'Your open cards' : `Open cards of ${owner}`),
  hiddenCards: (owner) => (owner === null ? 'Your hidden cards' : `Hidden cards of ${owner}`),
  place: (place, of) => `${place} of ${of}`,
  tableCards: (open, hidden) =>
    `${open.length > 0 ? `open ${open.join(', ')}` : 'no open cards'}; ${hidden} hidden`,
  demand: {
    any: () => 'any card',
    'up-to-five': () => '5 or lower',
    'the-highest': (number) => `${number} only`,
    'at-least': (number) => `${number} or higher`,
  },
  demanded: 'Wanted',
  oneMore: 'One more makes a triple',
  history: 'All cards',
  historyOf: (count) => `The pile from top to bottom: ${cards(count)}`,
  outOf: (count) => `Out of the game: ${cards(count)}`,
  close: 'Close',
  foretold: {
    triple: ({ count }) => `Triple! ${cards(count)} leave the game.`,
    give: ({ count }) => `You choose who gets ${cards(count)}.`,
    raise: ({ card }, { named }) =>
      card === null ? 'The bottom card comes to the top.' : `Brings up ${named(card)}.`,
    extra: () => 'Then a table card.',
    again: () => 'You play again.',
    next: ({ demand }, { wanted }) => `Next: ${wanted(demand)}.`,
    out: () => 'Your last card!',
    blind: () => 'Nobody knows this card. If it does not fit, you take the pile.',
  },
  picked: (count, of) => `${count} of ${of} picked`,
  allCopies: (count, name) => `All ${count} × ${name}`,
  yourChoice: 'Your choice is sealed',
  sealed: 'sealed',
  foreseen: 'Hidden, in any order',
  triple: 'Triple!',
  lastCard: 'Last card!',
  outOfCards: 'out',
  cardsLeft: 'Cards left',
  mayDraw: 'You may draw',
  understood: 'Understood',
};
