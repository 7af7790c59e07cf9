import type { Card } from '../../../kernel/zones.ts';
import { cardsOf, notAMove } from '../../../texts/en.ts';
import { capital } from '../../../texts/sentences.ts';
import { eventsEn } from './events/en.ts';
import { a, card, playEn, playTextsEn, the } from './play/en.ts';
import { makeTexts, type Words } from './words.ts';

/** STR-73 */
const COPIES = 'How many there are in each colour; officially 2.';

export const wordsEn: Words = {
  ...playEn,
  events: eventsEn,

  endings: {
    'target-reached': 'The limit of penalty points has been reached: whoever has the fewest wins.',
  },

  options: {
    players: { name: 'Players', explains: 'How many play: 2 to 10.' },
    reaction: {
      name: 'Throwing in',
      explains: 'In real time the fastest card counts; otherwise everybody is asked in clockwise order.',
      values: { realtime: 'in real time', poll: 'everybody is asked' },
    },
    interject_ms: {
      name: 'Lock',
      explains: 'Time after a number card in which cards can only be thrown in; 0 makes it a pure race.',
    },
    swap_ms: { name: 'Time against a swap', explains: 'Time in which anybody may prevent a swap.' },
    response_ms: {
      name: 'Time for an answer',
      explains: 'Time for whoever is hit by a 2, a skip or a +X; 0 means no limit.',
    },
    turn_ms: { name: 'Time for a turn', explains: 'Time for a turn; 0 means no limit.' },
    auto_call: { name: 'Automatic calls', explains: 'Achtung and Stop are called for everybody.' },
    opening_number_only: {
      name: 'Open with a number',
      explains: 'Cards are turned up at the beginning of a round until a number shows.',
    },
    target_points: { name: 'Points', explains: 'The game ends when somebody has this many penalty points.' },
    turn_limit: {
      name: 'Turns in a round',
      explains: 'After this many turns a round is stopped and scored.',
    },
    dealer: { name: 'First dealer', explains: 'Deals and begins; if nobody is named, chance decides.' },
    hand_cards: {
      name: 'Cards dealt',
      explains: 'Cards dealt to everybody at the beginning of a round; officially 7.',
    },
    penalty_two: { name: 'Points for a 2', explains: 'What a 2 left in hand counts; officially 10.' },
    penalty_skip: { name: 'Points for a skip', explains: 'What a skip left in hand counts; officially 20.' },
    penalty_swap: { name: 'Points for a swap', explains: 'What a swap left in hand counts; officially 40.' },
    penalty_plus_x: { name: 'Points for a +X', explains: 'What a +X left in hand counts; officially 30.' },
    penalty_free_choice: {
      name: 'Points for Free Choice',
      explains: 'What Free Choice left in hand counts; officially 50.',
    },
    cards_zero: { name: 'Copies of the 0', explains: COPIES },
    cards_two: { name: 'Copies of the 2', explains: COPIES },
    cards_numbers: {
      name: 'Copies of other numbers',
      explains: 'How many there are of each in every colour; officially 2.',
    },
    cards_skip: { name: 'Copies of the skip', explains: COPIES },
    cards_swap: { name: 'Copies of the swap', explains: COPIES },
    cards_plus_x: { name: 'Copies of the +X', explains: COPIES },
    cards_free_choice: { name: 'Copies of Free Choice', explains: 'How many there are; officially 8.' },
  },

  refusals: {
    unreadable: notAMove,
    'unknown-card': 'There is no such card in this game.',
    'needs-colour-card': 'Free Choice needs a card with a colour on top of it: name both.',
    'second-free-choice': 'A second Free Choice has no colour: name a card that has one.',
    'one-card-only': ([card]) => `Only one card is played in a turn, such as ${the(card)}.`,
    'one-at-a-time': 'Cards are thrown in one at a time.',
    'say-direction': ([card]) => `Say where the hands go with ${the(card)}: left or right.`,
    'one-direction': 'Say only one direction: left or right.',
    'no-direction': ([card]) => `${capital(the(card))} has no direction; only a swap has one.`,
    'game-over': 'The game is over.',
    'no-such-seat': 'Nobody plays on this seat.',
    'not-your-turn': 'It is not your turn.',
    'only-whoever-is-hit': ([top]) => `Only the player who was hit may defend against ${the(top)}.`,
    'not-asked': 'You are not being asked now.',
    'only-the-clock': 'Only the clock can say that time is up.',
    'only-for-seats': 'The clock plays no cards.',
    'no-time-limit': 'There is no time limit for this.',
    'not-held': ([card]) => `You do not hold ${a(card)}.`,
    'does-not-fit': ([top]) => `${capital(the(top))} lies on top: match its colour, number or symbol.`,
    'no-colour-card': 'You hold no card with a colour, so Free Choice cannot be played.',
    'free-choice-on-turn-only': 'Free Choice can be played only on your own normal turn.',
    'draw-instead': 'You cannot simply pass: draw a card.',
    'nothing-to-accept': 'Nobody has attacked you: play a card or draw one.',
    'accept-instead': 'You have been hit: answer with a way out, or accept it.',
    'accept-the-skip': 'You are to miss your turn, so you draw nothing: answer with a way out, or accept it.',
    'accept-the-plus-x': 'You have to turn up a card: answer with a way out, or accept it.',
    'no-way-out': ([top]) => `That is no way out of ${the(top)}.`,
    'zero-of-that-colour': ([top]) => `The 0 must have the colour of ${the(top)}.`,
    'no-plus-x-defence': 'A further +X is no way out.',
    'not-identical': ([top]) => `You can throw in only the same card as ${the(top)}.`,
    'not-held-to-throw-in': ([card]) => `You do not hold ${a(card)} to throw in.`,
    'no-symbols-thrown-in': 'Symbol cards can never be thrown in.',
    'symbol-on-top': ([top]) => `Nothing can be thrown in on ${the(top)}.`,
    'throw-in-or-pass': 'You are asked whether you throw in the same card: do so or pass.',
    'zero-or-pass': ([top]) => `Now there is only the 0 against ${the(top)}; play it or pass.`,
    'already-passed': 'You have already passed; wait for the hands to move.',
    'already-stored': 'Your move is already stored for the end of the lock; only a call can be added to it.',
    'nothing-to-pass': 'Nobody asks you: throw a card in, or wait.',
  },

  table: {
    seat: (seat, who, dealer) => {
      const name = `${who.you ? 'You' : who.name}${dealer ? ' (dealer)' : ''}`;
      const hand = seat.hand ? `in hand ${plain(seat.hand)}` : `${cardsOf(seat.handCount)} in hand`;
      return `${name}: ${seat.handCount === 0 ? 'hand empty' : hand}; ${pointsOf(seat.points)}.`;
    },
    pile: ({ pile }) => `Pile: ${card(pile[pile.length - 1])} on top, ${cardsOf(pile.length)}.`,
    stock: (count) => (count === 0 ? 'Stock: empty.' : `Stock: ${cardsOf(count)}.`),
    round: (finished) => `Rounds finished: ${finished}.`,
  },
};

function plain(cards: readonly Card[]): string {
  return cards.map(card).join(', ');
}

function pointsOf(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}

export const textsEn = { ...playTextsEn, ...makeTexts(wordsEn) };
