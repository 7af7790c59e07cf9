import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf, does, everybody, whom } from '../../../../texts/en.ts';
import { capital } from '../../../../texts/sentences.ts';
import { named, one, plural, some } from '../play/en.ts';
import type { Words } from '../words.ts';

export const eventsEn: Words['events'] = {
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
};

export function plain(cards: readonly Card[]): string {
  return cards.map(one).join(', ');
}

export function inBrackets(cards: readonly Card[] | null): string {
  return cards && cards.length > 0 ? ` (${plain(cards)})` : '';
}
