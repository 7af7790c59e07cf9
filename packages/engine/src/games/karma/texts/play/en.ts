import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf, does, everybody, whom } from '../../../../texts/en.ts';
import { capital, listed } from '../../../../texts/sentences.ts';
import { isKarmaCard } from '../../cards.ts';
import type { ExpectedPlay } from '../expected.ts';
import { cardName, makePlayTexts, type PlayWords, type Words, wantedBy } from '../words.ts';

const KARMA_CARDS: Words['karmaCards'] = {
  table: 'Play a Table Card',
  bottom: 'Bottoms Up',
  five: 'Five or Below',
  give: 'Give the Pile to a Friend',
};

const SHORT: Words['shortCards'] = { give: 'Give the Pile' };

export const playEn: PlayWords = {
  name: 'Karma',
  about: 'Play high or take the pile, get rid of all your cards, and do not be the last one who holds any.',
  karmaCards: KARMA_CARDS,
  shortCards: SHORT,

  endings: {
    'last-with-cards': 'Only one player still has cards and loses.',
    stalled: 'Too many turns in a row brought no progress: whoever has the most cards loses.',
    'turn-limit': 'The last turn has been played: whoever has the most cards loses.',
  },

  moves: {
    look: () => 'Look at your hidden cards',
    skip: () => 'Do not look',
    choose: ({ cards }) => `Lay open ${named(cards, ' and ')}`,
    play: ({ from, card, count }) =>
      `Play ${count === 1 ? quoted(card) : some(card, count)}${from === 'open' ? ' from the table' : ''}`,
    turn: ({ place }) => `Turn over hidden card ${place}`,
    take: () => 'Take the pile',
    decline: () => 'Decline the extra card',
    give: ({ to }, people) => `Give the pile to ${whom(people.one(to))}`,
    draw: () => 'Draw',
    'time-out': () => 'Time is up',
  },

  events: {
    dealt: ({ seat, count, cards }, people) =>
      cards
        ? `${does(people.one(seat), 'get', 'gets')} ${named(cards, ' and ')}.`
        : `${does(people.one(seat), 'get', 'gets')} ${cardsOf(count)}.`,
    looked: ({ seat, looked, cards }, people) => {
      const who = people.one(seat);
      if (!looked) return `${does(who, 'do not look at your', 'does not look at their')} hidden cards.`;
      const seen = cards ? `: ${named(cards, ' and ')}` : '';
      return `${does(who, 'look at your', 'looks at their')} hidden cards${seen}.`;
    },
    chose: ({ seat }, people) => `${does(people.one(seat), 'have', 'has')} chosen.`,
    opened: ({ seat, cards }, people) =>
      `${does(people.one(seat), 'lay', 'lays')} open ${named(cards, ' and ')}.`,
    played: ({ seat, from, card, count }, people) =>
      `${does(people.one(seat), 'play', 'plays')} ${some(card, count)}${from === 'open' ? ' from the table' : ''}.`,
    turned: ({ seat, card, fits }, people) =>
      `${does(people.one(seat), 'turn', 'turns')} over ${some(card, 1)}, which ${fits ? 'fits' : 'does not fit'}.`,
    took: ({ seat, count, cards }, people) =>
      `${does(people.one(seat), 'take', 'takes')} the pile: ${cardsOf(count)}${inBrackets(cards)}.`,
    gave: ({ seat, to, count, cards }, people) =>
      `${does(people.one(seat), 'give', 'gives')} the pile to ${whom(people.one(to))}: ${cardsOf(count)}${inBrackets(cards)}.`,
    raised: ({ card }) => `${capital(some(card, 1))} comes from the bottom of the pile to the top.`,
    triple: ({ seat, card, removed }, people) =>
      `${does(people.one(seat), 'complete', 'completes')} a triple of ${plural(card)}: ${cardsOf(removed.length)} leave the game.`,
    left: ({ cards }) =>
      `${capital(some(cards[0], cards.length))} ${cards.length === 1 ? 'leaves' : 'leave'} the game.`,
    drew: ({ seat, count, cards }, people) =>
      `${does(people.one(seat), 'draw', 'draws')} ${cards ? named(cards, ' and ') : cardsOf(count)}.`,
    declined: ({ seat }, people) => `${does(people.one(seat), 'decline', 'declines')} the extra card.`,
    'went-out': ({ seat }, people) => `${does(people.one(seat), 'are', 'is')} out: no cards left.`,
    'came-back': ({ seat }, people) => `${does(people.one(seat), 'are', 'is')} back in the game.`,
    'timed-out': ({ seats }, people) => `Time is up for ${everybody(people.all(seats))}.`,
    ended: ({ outcome }, people) => {
      const losers = people.all(outcome.losers);
      if (losers.length === 0) return 'The game is over: nobody has cards left, and everybody wins.';
      const lose = losers.length === 1 && !losers[0].you ? 'loses' : 'lose';
      const rest = outcome.winners.length > 0 ? ' Everybody else wins.' : '';
      return `The game is over: ${everybody(losers)} ${lose}.${rest}`;
    },
  },

  asks: {
    nothing: 'The game is over.',
    look: 'Do you want to look at your hidden cards?',
    choose: (count) => `Choose ${NUMBERS[count]} of your cards to lay open.`,
    draw: 'Your hand is empty: draw first.',
    mayDraw: 'You may still draw.',
    others: (waitedFor) => `Waiting for ${everybody(waitedFor)}.`,
    receiver: (count) => `Who gets the pile (${cardsOf(count)})?`,
    play: (play) => `${play.extra ? 'Extra card' : 'Your turn'}: ${orElse(play)}.`,
  },
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

export function one(card: Card): string {
  return cardName(card, KARMA_CARDS);
}

export function quoted(card: Card): string {
  return isKarmaCard(card) ? `“${one(card)}”` : one(card);
}

/** `a 9`, `two 9s`, `“Give the Pile to a Friend”`, `two “Give the Pile to a Friend” cards` */
export function some(card: Card, count: number): string {
  if (count > 1) return `${NUMBERS[count]} ${plural(card)}`;
  if (isKarmaCard(card)) return quoted(card);
  return `${['8', '11'].includes(one(card)) ? 'an' : 'a'} ${one(card)}`;
}

export function plural(card: Card): string {
  return isKarmaCard(card) ? `${quoted(card)} cards` : `${one(card)}s`;
}

export function plain(cards: readonly Card[]): string {
  return cards.map(one).join(', ');
}

export function named(cards: readonly Card[], and: string): string {
  return listed(cards.map(quoted), and);
}

export function inBrackets(cards: readonly Card[] | null): string {
  return cards && cards.length > 0 ? ` (${plain(cards)})` : '';
}

/** What fits on a card: `9 or higher`. */
export function fitting(top: Card | null): string {
  switch (wantedBy(top)) {
    case 'any':
      return 'any card';
    case 'up-to-five':
      return 'a number from 1 to 5';
    case 'the-highest':
      return 'a 16';
    case 'at-least':
      return `${one(top as Card)} or higher`;
  }
}

const PLACES: Readonly<Record<ExpectedPlay['from'][number], string>> = {
  hand: 'any hand card',
  open: 'any open table card',
  hidden: 'a hidden table card',
};

/** What may be done instead of each other: `play 9 or higher, a Karma card, or take the pile`. */
function orElse(play: ExpectedPlay): string {
  if (!play.canPlay && !play.mayDecline) return 'no card fits, take the pile';
  const ways = waysToPlay(play);
  if (play.mayTake) ways.push('take the pile');
  if (play.mayDecline) ways.push('decline');
  return listed(ways, ', or ');
}

function waysToPlay({ from, demand, opensPile }: ExpectedPlay): string[] {
  if (opensPile)
    return [
      `open the pile with ${listed(
        from.map((place) => PLACES[place]),
        ' or ',
      )}`,
    ];
  if (from.includes('hidden')) return ['turn over a hidden card'];
  const fromTable = from.includes('open');
  const fits = fitting(demand);
  if (wantedBy(demand) === 'any') return [`play ${fromTable ? PLACES.open : fits}`];
  return [fromTable ? `from your open table cards play ${fits}` : `play ${fits}`, 'a Karma card'];
}

export const playTextsEn = makePlayTexts(playEn);
