import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf, everybody, whom } from '../../../../texts/en.ts';
import { listed } from '../../../../texts/sentences.ts';
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

export function named(cards: readonly Card[], and: string): string {
  return listed(cards.map(quoted), and);
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
