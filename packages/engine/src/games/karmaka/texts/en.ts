import type { Card } from '../../../kernel/zones.ts';
import { cardsOf, notAMove } from '../../../texts/en.ts';
import { listed } from '../../../texts/sentences.ts';
import { COLOURS, VALUES } from '../cards.ts';
import { RUNGS } from '../rebirth.ts';
import type { KnownCard } from '../view.ts';
import { cardsEn } from './cards/en.ts';
import { eventsEn } from './events/en.ts';
import { COLOUR_NAMES, one, plain, playEn, RUNG_NAMES, ringsOf } from './play/en.ts';
import { makeTexts, type Words } from './words.ts';

/** KKR-93 */
const COPIES = 'How many there are at most of each; 0 leaves the colour out; officially 3.';

export const wordsEn: Words = {
  ...playEn,
  events: eventsEn,

  endings: {
    transcended: 'A figure has reached Transcendence.',
    'turn-limit': 'The last turn has been played: whoever stands highest on the ladder wins.',
  },

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

function row(cards: readonly Card[]): string {
  return cards.length === 0 ? 'empty' : cards.map(valued).join(', ');
}

/** A card with its colour and points. KK-12 */
function valued(card: Card): string {
  return `${one(card)} (${COLOUR_NAMES[COLOURS[card]]} ${VALUES[card]})`;
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

export const textsEn = makeTexts(wordsEn);
