import type { Card } from '../../../kernel/zones.ts';
import { cardsOf, does, notAMove, whom } from '../../../texts/en.ts';
import { listed, type Who } from '../../../texts/sentences.ts';
import { CARDS, COLOURS, VALUES } from '../cards.ts';
import { RUNGS } from '../rebirth.ts';
import type { KnownCard } from '../view.ts';
import { abilitiesEn, cardsEn } from './cards/en.ts';
import { makeTexts, type Words } from './words.ts';

const RUNG_NAMES: Words['rungs'] = {
  'dung-beetle': 'Dung Beetle',
  snake: 'Snake',
  wolf: 'Wolf',
  ape: 'Ape',
  transcendence: 'Transcendence',
};

const COLOUR_NAMES: Words['colours'] = { red: 'red', green: 'green', blue: 'blue', mosaic: 'mosaic' };

/** KKR-93 */
const COPIES = 'How many there are at most of each; 0 leaves the colour out; officially 3.';

export const wordsEn: Words = {
  name: 'Karmaka',
  about:
    'Live, die and climb the ladder from Dung Beetle to Transcendence, while every card you use may come back to you.',
  cards: cardsEn,
  abilities: abilitiesEn,
  colours: COLOUR_NAMES,
  rungs: RUNG_NAMES,

  options: {
    players: { name: 'Players', explains: 'How many play: 2 to 4; teams need 4, Big Bad Wolf needs 3.' },
    variant: {
      name: 'Variant',
      explains: 'Each for themselves, two teams of two, or two partners against one Wolf.',
      values: { 'free-for-all': 'Each for themselves', teams: 'Teams', wolf: 'Big Bad Wolf' },
    },
    wolf: { name: 'Wolf', explains: 'Big Bad Wolf: who plays alone; if nobody is named, chance decides.' },
    starter: { name: 'First player', explains: 'Who begins; if nobody is named, chance decides.' },
    turn_limit: {
      name: 'Turns in all',
      explains: 'After this many turns the game is stopped, and whoever stands highest wins.',
    },
    decision_ms: {
      name: 'Time for a decision',
      explains: 'Time for each decision; 0 means no limit.',
    },
    first_hand: { name: 'First Hand', explains: 'Cards of everybody’s Hand at the beginning; officially 4.' },
    first_deck: { name: 'First Deck', explains: 'Cards of everybody’s Deck at the beginning; officially 2.' },
    new_life: {
      name: 'New life',
      explains: 'Cards of Hand and Deck together after a rebirth; officially 6.',
    },
    rings: { name: 'Karmic Rings', explains: 'How many rings there are for all; officially 12.' },
    rung_points: {
      name: 'Points for the first rung',
      explains: 'Points a life needs to leave the lowest rung; each higher one needs one more; officially 4.',
    },
    cards_red: { name: 'Copies of red cards', explains: COPIES },
    cards_green: { name: 'Copies of green cards', explains: COPIES },
    cards_blue: { name: 'Copies of blue cards', explains: COPIES },
    cards_embody: { name: `Copies of ${cardsEn.embody}`, explains: 'How many there are; officially 5.' },
    cards_mimic: { name: `Copies of ${cardsEn.mimic}`, explains: 'How many there are; officially 2.' },
  },

  endings: {
    transcended: 'A figure has reached Transcendence.',
    'turn-limit': 'The last turn has been played: whoever stands highest on the ladder wins.',
  },

  refusals: {
    unreadable: notAMove,
    'unknown-card': 'There is no such card in this game.',
    'game-over': 'The game is over.',
    'no-such-seat': 'Nobody plays on this seat.',
    'not-your-turn': 'It is not your turn.',
    'others-decide': 'Wait: somebody else has to decide first.',
    'offer-runs': ([card]) => `First your rivals decide whether they want ${one(card)}.`,
    'only-the-clock': 'Only the clock can say that time is up.',
    'only-for-seats': 'Only players make moves of the game.',
    'no-time-limit': 'There is no time limit at this table.',
    'not-held': ([card]) => `You do not have ${one(card)} in your Hand.`,
    'must-play': 'Your Deck is empty, so you must play a card.',
    'no-ally': 'You have no ally onto whose Future you could play.',
    'partners-do-not-give': 'In two against one, partners do not play onto each other’s Future.',
    'play-or-pass': 'There is nothing to choose now: play a card, or pass if you may.',
    'nothing-offered': 'No card is being offered.',
    'take-it-or-not': ([card]) => `Say whether you want ${one(card)} for your Future.`,
    'not-your-own': ([card]) => `You played ${one(card)} yourself: only your rivals can take or refuse it.`,
    'not-asked': ([card]) => `${one(card)} is offered only to the player it was used on.`,
    'allies-not-asked': ([card]) => `${one(card)} is offered to rivals only, not to allies.`,
    'asked-later': ([card]) =>
      `You are not asked yet: the rivals before you decide first whether they want ${one(card)}.`,
    'already-refused': ([card]) => `You have refused ${one(card)} already; you are asked only once.`,
    'not-dying': 'Rings can only be spent at the end of a life.',
    'say-rings': 'Your life is over: say how many rings you spend.',
    'not-so-many-rings': 'You cannot spend more rings than you have.',
    'name-a-player': 'First choose a player.',
    'no-such-player': 'Nobody sits there; seats are counted from 0.',
    'not-yourself': 'You are not your own rival: choose somebody else.',
    'not-the-opposite': 'You may not use cards on the player opposite, only on your neighbours.',
    'not-an-ally': 'Your ally is not a rival.',
    'choose-a-card': 'First choose a card.',
    'choose-or-stop': 'Choose a card, or say that you are done.',
    'not-in-hand': ([card]) => `You do not have ${one(card)} in your Hand: choose one of the cards you hold.`,
    'not-your-deed': ([card]) => `${one(card)} is not among your Deeds: choose one of them.`,
    'no-deed-to-copy': ([card]) => `${one(card)} is not among your Deeds: you can copy only one of those.`,
    'not-in-ruins': ([card, ...among]) => `${one(card)} does not lie in the Ruins: ${choice(among)}.`,
    'too-deep': ([card, ...among]) =>
      `${one(card)} lies too deep: you can choose only among the top three cards of the Ruins (${plain(among)}).`,
    'not-in-future': ([card]) => `${one(card)} is not in your Future: choose a card that is.`,
    'not-looked-at': ([card, ...among]) =>
      `${one(card)} is not among the cards you are looking at: ${choice(among)}.`,
    'not-picked': ([card, ...among]) => `You did not pick ${one(card)}: ${choice(among)}.`,
    'choose-a-place': 'First choose one of the cards, by its name or its place from the top.',
    'no-such-place': 'There is no such place; they are counted from the top card, which is 1.',
    'draw-or-stop': 'Draw a card, or say that you are done.',
    'close-the-hand': 'First close the Hand you are looking at.',
    'not-optional': 'You cannot leave this out.',
  },

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

  events: {
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

  table: {
    seat: (seat, who) => {
      const rung = RUNG_NAMES[RUNGS[seat.rung]];
      const parts = [seat.rings > 0 ? `${rung}, ${ringsOf(seat.rings)}` : rung];
      const { hand, deck, future } = seat.remembered;
      parts.push(`Hand: ${seat.hand ? row(seat.hand) : pile(seat.handCount) + known(hand.map(one))}`);
      parts.push(`Deck: ${pile(seat.deckCount)}${known(deck.map(atPlace))}`);
      parts.push(
        `Future: ${seat.future ? row(seat.future) : pile(seat.futureCount) + known(future.map(atPlace))}`,
      );
      parts.push(`Deeds: ${row(seat.deeds)}`);
      return `${who.you ? 'You' : who.name}: ${parts.join('; ')}.`;
    },
    source: (count, seen) => `Source: ${pile(count)}${known(seen.map(atPlace))}.`,
    ruins: (ruins) => (ruins.length === 0 ? 'Ruins: empty.' : `Ruins, from the bottom: ${row(ruins)}.`),
    middle: (card) => `In the middle: ${valued(card)}.`,
  },
};

const AREAS = { hand: 'Hand', deck: 'Deck', future: 'Future', deeds: 'Deeds' } as const;

function one(card: Card): string {
  return cardsEn[CARDS[card]];
}

function plain(cards: readonly Card[]): string {
  return cards.map(one).join(', ');
}

function row(cards: readonly Card[]): string {
  return cards.length === 0 ? 'empty' : cards.map(valued).join(', ');
}

/** A card with its colour and points. KK-12 */
function valued(card: Card): string {
  return `${one(card)} (${COLOUR_NAMES[COLOURS[card]]} ${VALUES[card]})`;
}

function named(cards: readonly Card[]): string {
  return listed(cards.map(one), ' and ');
}

function shown(cards: readonly Card[] | null): string {
  return cards && cards.length > 0 ? ` (${plain(cards)})` : '';
}

/** How many cards, in a sentence that also holds if there are none. */
function some(count: number): string {
  return count === 0 ? 'no card' : cardsOf(count);
}

/** How many cards lie face down. */
function pile(count: number): string {
  return count === 0 ? 'empty' : cardsOf(count);
}

/** What can be chosen. */
function choice(among: readonly Card[]): string {
  return `you can choose ${listed(among.map(one), ' or ')}`;
}

/** What the reader remembers. KKR-86 */
function known(parts: readonly string[]): string {
  return parts.length > 0 ? ` (known: ${parts.join(', ')})` : '';
}

function atPlace({ place, card }: KnownCard): string {
  return `${one(card)} ${place === 1 ? 'on top' : `at place ${place} from the top`}`;
}

function ringsOf(count: number): string {
  return count === 1 ? '1 ring' : `${count} rings`;
}

function pointsOf(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}

function whose(who: Who): string {
  return who.you ? 'your' : `${who.name}’s`;
}

function whoseLife(who: Who): string {
  return who.you ? 'Your' : `${who.name}’s`;
}

export const textsEn = makeTexts(wordsEn);
