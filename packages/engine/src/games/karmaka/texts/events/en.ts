import type { Card } from '../../../../kernel/zones.ts';
import { cardsOf, does, whom } from '../../../../texts/en.ts';
import { listed, type Who } from '../../../../texts/sentences.ts';
import { RUNGS } from '../../rebirth.ts';
import { one, pointsOf, RUNG_NAMES, ringsOf, shown, whose } from '../play/en.ts';
import type { Words } from '../words.ts';

export const eventsEn: Words['events'] = {
  passed: ({ seat }, people) => `${does(people.one(seat), 'pass', 'passes')}.`,
  played: ({ seat, way, to, card }, people) => {
    const who = people.one(seat);
    const what = card === null ? 'a card' : one(card);
    if (way === 'deed') return `${does(who, 'play', 'plays')} ${what} as a Deed.`;
    if (way === 'ability') return `${does(who, 'use', 'uses')} the ability of ${what}.`;
    const future =
      way === 'ally' ? `${whose(people.one(to))} Future` : `${who.you ? 'your' : 'their'} Future`;
    return `${does(who, 'put', 'puts')} ${what} onto ${future}.`;
  },
  drew: ({ seat, from, count, cards }, people) => {
    const what = cards && count > 0 ? named(cards) : some(count);
    const where = from === 'source' ? 'the Source' : people.one(seat).you ? 'your Deck' : 'their Deck';
    return `${does(people.one(seat), 'draw', 'draws')} ${what} from ${where}.`;
  },
  targeted: ({ seat, target, card }, people) =>
    seat === target
      ? `${does(people.one(seat), 'use', 'uses')} ${one(card)} on ${people.one(seat).you ? 'yourself' : 'themselves'}.`
      : `${does(people.one(seat), 'use', 'uses')} ${one(card)} on ${whom(people.one(target))}.`,
  copied: ({ seat, card, owner }, people) =>
    owner === null
      ? `${does(people.one(seat), 'carry', 'carries')} out the ability of the ruined card ${one(card)}.`
      : `${does(people.one(seat), 'copy', 'copies')} ${one(card)} among ${owner === seat && !people.one(seat).you ? 'their own' : whose(people.one(owner))} Deeds.`,
  'copied-nothing': ({ seat, card }, people) =>
    `${does(people.one(seat), 'copy', 'copies')} nothing with ${one(card)}.`,
  ruined: ({ owner, from, card }, people) =>
    `${one(card)} goes from ${whose(people.one(owner))} ${AREAS[from]} to the Ruins.`,
  peeked: ({ seat, target, cards }, people) =>
    `${does(people.one(seat), 'look', 'looks')} at ${whose(people.one(target))} Hand${cards?.length === 0 ? ', which is empty' : shown(cards)}.`,
  picked: ({ seat, target, count, cards }, people) =>
    `${does(people.one(seat), 'pick', 'picks')} ${some(count)} from ${whose(people.one(target))} Hand${shown(cards)}.`,
  kept: ({ seat, target, card }, people) =>
    `${does(people.one(seat), 'keep', 'keeps')} ${card === null ? 'one card' : one(card)} of ${whom(people.one(target))}.`,
  dealt: ({ seat, count }, people) =>
    `${does(people.one(seat), 'get', 'gets')} ${some(count)} onto the Deck.`,
  looked: ({ seat, count, cards }, people) =>
    count === 0
      ? `${does(people.one(seat), 'find', 'finds')} no card in the Source.`
      : `${does(people.one(seat), 'look', 'looks')} at ${cardsOf(count)} of the Source${shown(cards)}.`,
  returned: ({ seat, count }, people) =>
    `${does(people.one(seat), 'put', 'puts')} ${some(count)} back on the Source.`,
  placed: ({ seat, card }, people) =>
    `${does(people.one(seat), 'put', 'puts')} ${card === null ? 'a card' : one(card)} onto ${people.one(seat).you ? 'your' : 'their'} Future.`,
  jubilated: ({ seat, card }, people) =>
    `${does(people.one(seat), 'add', 'adds')} ${one(card)} to ${people.one(seat).you ? 'your' : 'their'} Deeds.`,
  fetched: ({ seat, to, card }, people) => {
    const own = people.one(seat).you ? 'your' : 'their';
    return `${does(people.one(seat), 'take', 'takes')} ${one(card)} from the Ruins ${to === 'hand' ? `into ${own} Hand` : `onto ${own} Future`}.`;
  },
  thieved: ({ seat, target, card }, people) =>
    `${does(people.one(seat), 'steal', 'steals')} ${one(card)}, ${whose(people.one(target))} top Deed.`,
  stole: ({ seat, target, card }, people) =>
    `${does(people.one(seat), 'steal', 'steals')} ${card === null ? 'the top card' : one(card)} from ${whose(people.one(target))} Future.`,
  transmigrated: ({ seat, place, card }, people) => {
    const rank = place === 1 ? 'the top card' : `card ${place} from the top`;
    const what = card === null ? rank : `${one(card)}, ${rank},`;
    return `${does(people.one(seat), 'take', 'takes')} ${what} of ${people.one(seat).you ? 'your' : 'their'} Future into the Hand.`;
  },
  offered: ({ seat, card, to }, people) =>
    `${does(people.one(seat), 'offer', 'offers')} ${one(card)} to ${listed(to.map(people.one).map(whom), ' and ')}.`,
  accepted: ({ seat, card }, people) =>
    `${does(people.one(seat), 'take', 'takes')} ${one(card)} into ${people.one(seat).you ? 'your' : 'their'} Future.`,
  refused: ({ seat, card }, people) => `${does(people.one(seat), 'refuse', 'refuses')} ${one(card)}.`,
  unwanted: ({ card }) => `Nobody wants ${one(card)}; it goes to the Ruins.`,
  reshuffled: ({ count }) =>
    `${count === 0 ? 'No card' : cardsOf(count)} of the Ruins ${count < 2 ? 'becomes' : 'become'} the new Source.`,
  died: ({ seat, deeds, rings, needed }, people) => {
    const brought = [...(deeds > 0 ? [pointsOf(deeds)] : []), ...(rings > 0 ? [ringsOf(rings)] : [])].join(
      ' and ',
    );
    const life = `${whoseLife(people.one(seat))} life`;
    return `${life} ends ${brought === '' ? 'without a point' : `with ${brought}`}; ${needed} were needed.`;
  },
  ascended: ({ seat, rung }, people) =>
    `${does(people.one(seat), 'rise', 'rises')} to ${RUNG_NAMES[RUNGS[rung]]}.`,
  stayed: ({ seat, ring }, people) =>
    `${does(people.one(seat), 'stay', 'stays')} on the same rung${ring ? ` and ${people.one(seat).you ? 'get' : 'gets'} a ring` : '; there are no rings left'}.`,
  reborn: ({ seat, count, deck, cards }, people) => {
    const hand = count === 0 ? 'an empty Hand' : `${cardsOf(count)} in Hand${shown(cards)}`;
    const dealt = deck === 0 ? 'an empty Deck' : `${count === 0 ? cardsOf(deck) : deck} in the Deck`;
    return `${does(people.one(seat), 'are', 'is')} reborn with ${hand} and ${dealt}.`;
  },
  'timed-out': ({ seat }, people) => `Time is up for ${whom(people.one(seat))}.`,
  ended: ({ outcome }, people) => {
    const winners = people.all(outcome.winners);
    const win = winners.length === 1 && !winners[0].you ? 'wins' : 'win';
    return `The game is over: ${listed(winners.map(whom), ' and ')} ${win}.`;
  },
};

const AREAS = { hand: 'Hand', deck: 'Deck', future: 'Future', deeds: 'Deeds' } as const;

function named(cards: readonly Card[]): string {
  return listed(cards.map(one), ' and ');
}

/** How many cards, in a sentence that also holds if there are none. */
function some(count: number): string {
  return count === 0 ? 'no card' : cardsOf(count);
}

function whoseLife(who: Who): string {
  return who.you ? 'Your' : `${who.name}’s`;
}
