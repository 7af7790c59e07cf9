import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf, does, everybody, whom } from '../../../../texts/en.ts';
import { capital, listed } from '../../../../texts/sentences.ts';
import { a, called, card, the, where } from '../play/en.ts';
import type { Words } from '../words.ts';
import { attacks, CALLED } from '../words.ts';

export const eventsEn: Words['events'] = {
  dealt: ({ seat, count, cards }, people) =>
    `${does(people.one(seat), 'get', 'gets')} ${cards ? named(cards) : cardsOf(count)}.`,
  opened: ({ card: turned, stays }) =>
    stays ? `${capital(the(turned))} opens the pile.` : `${capital(the(turned))} is turned up and goes back.`,
  played: ({ seat, way, card: laid, free, direction, calls }, people) => {
    const verb =
      way === 'interjected'
        ? does(people.one(seat), 'throw in', 'throws in')
        : does(
            people.one(seat),
            way === 'answer' ? 'answer with' : 'play',
            way === 'answer' ? 'answers with' : 'plays',
          );
    const victim = attacks(laid) ? ` against ${whom(people.leftOf(seat))}` : '';
    return `${verb} ${free ? 'Free Choice and ' : ''}${a(laid)}${victim}${where(direction)}${called(calls)}`;
  },
  forgot: ({ seat, call }, people) =>
    `${does(people.one(seat), 'forgot', 'forgot')} to call “${CALLED[call]}”.`,
  drew: ({ seat, why, count, cards }, people) =>
    `${does(people.one(seat), 'draw', 'draws')} ${cards && cards.length > 0 ? named(cards) : cardsOf(count)}${why === 'call' ? ' as a penalty' : ''}.`,
  turned: ({ seat, card: turned }, people) =>
    `${does(people.one(seat), 'turn', 'turns')} up ${a(turned)} and ${people.one(seat).you ? 'take' : 'takes'} it.`,
  skipped: ({ seat }, people) => `${does(people.one(seat), 'miss', 'misses')} a turn.`,
  reshuffled: ({ count }) => `The pile is shuffled into a new stock of ${cardsOf(count)}.`,
  swapped: ({ direction }) => `All hands go to the ${direction}.`,
  unlocked: () => 'The lock is over.',
  'timed-out': ({ seat }, people) => `Time is up for ${whom(people.one(seat))}.`,
  scored: ({ result, points }, people) => {
    const { winner, reason } = result;
    const how =
      winner === null
        ? `The round is stopped${reason === 'deadlock' ? ', since nobody can play or draw' : ' at the turn limit'}.`
        : `${does(people.one(winner), 'win', 'wins')} the round.`;
    const sums = points.map((sum, seat) => `${capital(whom(people.one(seat)))} ${sum}`);
    return `${how} Penalty points: ${sums.join(', ')}.`;
  },
  ended: ({ outcome }, people) => {
    const winners = people.all(outcome.winners);
    const win = winners.length === 1 && !winners[0].you ? 'wins' : 'win';
    return `The game is over: ${everybody(winners)} ${win}.`;
  },
};

function named(cards: readonly Card[]): string {
  return listed(cards.map(card), ' and ');
}
