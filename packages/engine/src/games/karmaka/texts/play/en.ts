import type { Card } from '../../../../kernel/zones.ts';
import { whom } from '../../../../texts/en.ts';
import type { Who } from '../../../../texts/sentences.ts';
import { CARDS } from '../../cards.ts';
import { abilitiesEn, cardsEn } from '../cards/en.ts';
import { makePlayTexts, type PlayWords, type Words } from '../words.ts';

export const RUNG_NAMES: Words['rungs'] = {
  'dung-beetle': 'Dung Beetle',
  snake: 'Snake',
  wolf: 'Wolf',
  ape: 'Ape',
  transcendence: 'Transcendence',
};

export const COLOUR_NAMES: Words['colours'] = { red: 'red', green: 'green', blue: 'blue', mosaic: 'mosaic' };

export const playEn: PlayWords = {
  name: 'Karmaka',
  about:
    'Live, die and climb the ladder from Dung Beetle to Transcendence, while every card you use may come back to you.',
  cards: cardsEn,
  abilities: abilitiesEn,
  colours: COLOUR_NAMES,
  rungs: RUNG_NAMES,

  moves: {
    deed: ({ card }) => `${one(card)}: as a Deed`,
    ability: ({ card }) => `${one(card)}: use its ability`,
    future: ({ card }) => `${one(card)}: to your Future`,
    ally: ({ card }) => `${one(card)}: to your ally’s Future`,
    pass: () => 'Pass',
    target: ({ number }, people) =>
      `Choose ${people.one(number).you ? 'yourself' : whom(people.one(number))}`,
    choose: ({ card }) => `Choose ${one(card)}`,
    place: ({ number }) => (number === 1 ? 'Choose the top card' : `Choose card ${number} from the top`),
    draw: () => 'Draw a card',
    done: () => 'Done',
    accept: () => 'Take it into your Future',
    refuse: () => 'Refuse it',
    rings: ({ number }) => (number === 0 ? 'Spend no rings' : `Spend ${ringsOf(number)}`),
    'time-out': () => 'Time is up',
  },

  asks: {
    nothing: 'The game is over.',
    others: (who) => `Waiting for ${whom(who)}.`,
    turn: (mayPass, further) => {
      if (further) return 'You may play a further card, or pass.';
      return mayPass ? 'Your turn: play a card, or pass.' : 'Your turn: play a card.';
    },
    offer: (card) => `Do you want ${one(card)} for your Future?`,
    rings: (rings, deeds, needed) => {
      const life = deeds === 0 ? `no point, and ${needed} are needed` : `${pointsOf(deeds)} of ${needed}`;
      const spend = rings === 1 ? 'Do you spend your ring' : `How many of your ${rings} rings do you spend`;
      return `Your life is over: ${life}. ${spend}?`;
    },
    target: (_, name) => `${name}: choose a player.`,
    mimic: (_, name) => `${name}: whose top Deed do you copy?`,
    look: (_, name) => `${name}: look at the Hand, then close it.`,
    draw: (_, name) => `${name}: draw another card, or stop.`,
    ruinOwn: (_, name) => `${name}: choose a card of your Hand to be ruined.`,
    ruinDeed: (_, name) => `${name}: choose one of your Deeds to be ruined.`,
    roulette: (_, name) => `${name}: choose a card to be ruined, or go on.`,
    fetchToFuture: (_, name) => `${name}: choose a card of the Ruins for your Future.`,
    fetchToHand: (_, name) => `${name}: choose a card of the Ruins for your Hand.`,
    sow: (_, name) => `${name}: choose a card of your Hand for your Future.`,
    addDeed: (_, name) => `${name}: choose a card of your Hand as a Deed, or stop.`,
    transmigrate: (_, name) => `${name}: choose a card of your Future for your Hand.`,
    destinyKeep: ({ seen }, name) => `${name}: choose a card for your Future, or stop${shown(seen)}.`,
    destinyReturn: ({ seen }, name) => `${name}: which card goes back on the Source next${shown(seen)}?`,
    deny: (_, name) => `${name}: choose a card of your Hand to be ruined and copied.`,
    keep: ({ seen }, name) => `${name}: choose the card you keep${shown(seen)}.`,
    embody: (_, name) => `${name}: which of your Deeds do you copy?`,
  },
};

export function one(card: Card): string {
  return cardsEn[CARDS[card]];
}

export function plain(cards: readonly Card[]): string {
  return cards.map(one).join(', ');
}

export function shown(cards: readonly Card[] | null): string {
  return cards && cards.length > 0 ? ` (${plain(cards)})` : '';
}

export function ringsOf(count: number): string {
  return count === 1 ? '1 ring' : `${count} rings`;
}

export function pointsOf(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}

export function whose(who: Who): string {
  return who.you ? 'your' : `${who.name}’s`;
}

export const playTextsEn = makePlayTexts(playEn);
