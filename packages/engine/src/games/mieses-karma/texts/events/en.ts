import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf, does, everybody, whom } from '../../../../texts/en.ts';
import { listed } from '../../../../texts/sentences.ts';
import { animal, one, onTheLeft } from '../play/en.ts';
import type { Words } from '../words.ts';

export const eventsEn: Words['events'] = {
  attached: ({ seat, card, end }, people) =>
    `${does(people.one(seat), 'attach', 'attaches')} ${one(card)}${onTheLeft(end)}.`,
  discarded: ({ seat, card }, people) => `${does(people.one(seat), 'discard', 'discards')} ${one(card)}.`,
  salvaged: ({ seat, card }, people) =>
    `${does(people.one(seat), 'attach', 'attaches')} ${one(card)} from the discard pile.`,
  swapped: ({ seat, card }, people) =>
    `${does(people.one(seat), 'put', 'puts')} ${one(card)} away for another card.`,
  stole: ({ seat, from, card }, people) =>
    `${does(people.one(seat), 'steal', 'steals')} ${one(card)} from ${whom(people.one(from))}.`,
  added: ({ seat, card }, people) =>
    `${does(people.one(seat), 'also attach', 'also attaches')} ${one(card)}.`,
  imitated: ({ seat, species }, people) =>
    `${does(people.one(seat), 'imitate', 'imitates')} the ${animal(species)}.`,
  asked: ({ seat }, people) => `${does(people.one(seat), 'ask', 'asks')} for a card.`,
  laid: ({ seat, cards }, people) =>
    `${does(people.one(seat), 'lay', 'lays')} a card face down${cards ? `: ${named(cards)}` : ''}.`,
  declined: ({ seat }, people) => `${does(people.one(seat), 'give', 'gives')} nothing.`,
  opened: ({ gifts }, people) =>
    `The gifts are opened: ${gifts.map(({ seat, card }) => `${one(card)} from ${whom(people.one(seat))}`).join(', ')}.`,
  took: ({ seat, from, card, end }, people) =>
    `${does(people.one(seat), 'take', 'takes')} ${one(card)} from ${whom(people.one(from))}${onTheLeft(end)}.`,
  'nobody-gave': () => 'Nobody gives a card.',
  'put-away': ({ seat, count, cards }, people) =>
    `${does(people.one(seat), 'put', 'puts')} ${cardsOf(count)} from the hand on the discard pile${inBrackets(cards)}.`,
  drew: ({ seat, count, cards }, people) =>
    `${does(people.one(seat), 'draw', 'draws')} ${cardsOf(count)}${inBrackets(cards)}.`,
  reshuffled: ({ count }) => `The discard pile is shuffled and becomes the draw pile: ${cardsOf(count)}.`,
  died: ({ seat, reaper }, people) =>
    `${does(people.one(seat), 'die', 'dies')}${reaper ? ': the reaper has come' : ': no cards are left'}.`,
  karma: ({ seat, gained, karma }, people) =>
    `${does(people.one(seat), 'gain', 'gains')} ${gained} karma and ${people.one(seat).you ? 'have' : 'has'} ${karma} now.`,
  foursomes: ({ seat, count }, people) =>
    `${does(people.one(seat), 'have', 'has')} ${count === 0 ? 'no foursome' : count === 1 ? '1 foursome' : `${count} foursomes`}.`,
  scored: ({ seat, card }, people) =>
    `${does(people.one(seat), 'lay', 'lays')} ${one(card)} on the points pile.`,
  kept: ({ seat, card }, people) => `${does(people.one(seat), 'keep', 'keeps')} ${one(card)}.`,
  cleared: ({ seat, count }, people) =>
    `${does(people.one(seat), 'clear your', 'clears their')} line: ${cardsOf(count)} to the discard pile.`,
  reborn: ({ seat, card }, people) => `${does(people.one(seat), 'are', 'is')} reborn: ${one(card)}.`,
  'second-turn': ({ seat }, people) => `${does(people.one(seat), 'take', 'takes')} a second turn.`,
  'timed-out': ({ seats }, people) => `Time is up for ${everybody(people.all(seats))}.`,
  ended: ({ outcome }, people) => {
    const winners = people.all(outcome.winners);
    const win = winners.length === 1 && !winners[0].you ? 'wins' : 'win';
    const most = Math.max(...(outcome.points ?? [0]));
    return `The game is over: ${everybody(winners)} ${win} with ${most} points.`;
  },
};

export function plain(cards: readonly Card[]): string {
  return cards.map(one).join(', ');
}

function named(cards: readonly Card[]): string {
  return listed(cards.map(one), ' and ');
}

export function stackName(stack: string): string {
  return stack === 'humans' ? 'humans' : `stack ${stack}`;
}

function inBrackets(cards: readonly Card[] | null): string {
  return cards && cards.length > 0 ? ` (${plain(cards)})` : '';
}
