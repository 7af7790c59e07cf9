import type { Card } from '../../../kernel/zones.ts';
import { cardsOf, does, everybody, notAMove, whom } from '../../../texts/en.ts';
import { capital, listed } from '../../../texts/sentences.ts';
import { ACHTUNG, type Calls, STOP } from '../calls.ts';
import { COLOUR_OF, COLOURS, type Colour, FREE_CHOICE, KIND_OF, KINDS, type KindId } from '../cards.ts';
import type { Direction } from '../moves.ts';
import { abilityTexts, CARD_TEXTS } from './abilities.ts';
import { attacks, CALLED, makeTexts, type Words } from './words.ts';

const COLOUR_NAMES: Readonly<Record<Colour, string>> = {
  blue: 'blue',
  red: 'red',
  yellow: 'yellow',
  green: 'green',
};

/** A number card is called by its number. */
const SYMBOLS: Partial<Record<KindId, string>> = { skip: 'skip', swap: 'swap', 'plus-x': '+X' };

/** STR-73 */
const COPIES = 'How many there are in each colour; officially 2.';

export const wordsEn: Words = {
  name: 'STOP',
  about: 'Match colour, number or symbol, throw in the same card before it is your turn, and call in time.',
  card,
  titles: { '0': 'Stop', '2': 'draw two cards', 'plus-x': 'draw X cards' },

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

  endings: {
    'target-reached': 'The limit of penalty points has been reached: whoever has the fewest wins.',
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

  moves: {
    play: ({ card: laid, free, direction, calls }) =>
      `Play ${free ? 'Free Choice with ' : ''}${card(laid)}${where(direction)}${calling(calls)}`,
    interject: ({ card: laid, calls }) => `Throw in ${card(laid)}${calling(calls)}`,
    draw: () => 'Draw a card',
    accept: () => 'Accept it',
    pass: () => 'Pass',
    'time-out': () => 'Time is up',
  },

  events: {
    dealt: ({ seat, count, cards }, people) =>
      `${does(people.one(seat), 'get', 'gets')} ${cards ? named(cards) : cardsOf(count)}.`,
    opened: ({ card: turned, stays }) =>
      stays
        ? `${capital(the(turned))} opens the pile.`
        : `${capital(the(turned))} is turned up and goes back.`,
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
  },

  asks: {
    nothing: 'The game is over.',
    passed: 'You have passed. Waiting for the others.',
    stored: 'Your move is stored until the lock ends.',
    others: (who) => `Waiting for ${whom(who)}.`,
    mayThrowIn: (top) => `You may throw in ${the(top)}.`,
    asked: (top) => `Do you throw in the same card as ${the(top)}?`,
    lock: (top) => `Throw in the same card as ${the(top)}, if you have it.`,
    lockOnTurn: (top) =>
      `Throw in the same card as ${the(top)}, or choose your move for the end of the lock.`,
    prevent: (top, direction) =>
      `The hands are to go to the ${direction}: play the 0 in the colour of ${the(top)}, or pass.`,
    turn: (top) => `Your turn: match ${the(top)}, or draw a card.`,
    two: (top, sum) =>
      `You have to draw ${cardsOf(sum)}: play the 0 in the colour of ${the(top)} or any 2, or accept.`,
    skip: (top) => `You are to miss a turn: play the 0 in the colour of ${the(top)} or any skip, or accept.`,
    plusX: (top) => `You have to turn up a card: play the 0 in the colour of ${the(top)}, or accept.`,
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

/** `blue 4`, `red skip`, `Free Choice` */
function card(which: Card): string {
  if (which === FREE_CHOICE) return 'Free Choice';
  const { id } = KINDS[KIND_OF[which]];
  return `${COLOUR_NAMES[COLOURS[COLOUR_OF[which]]]} ${SYMBOLS[id] ?? id}`;
}

function a(which: Card): string {
  return which === FREE_CHOICE ? card(which) : `a ${card(which)}`;
}

function the(which: Card): string {
  return which === FREE_CHOICE ? card(which) : `the ${card(which)}`;
}

function plain(cards: readonly Card[]): string {
  return cards.map(card).join(', ');
}

function named(cards: readonly Card[]): string {
  return listed(cards.map(card), ' and ');
}

function pointsOf(count: number): string {
  return count === 1 ? '1 point' : `${count} points`;
}

function where(direction: Direction): string {
  return direction ? `, hands to the ${direction}` : '';
}

function words(calls: Calls): string[] {
  return [...(calls & ACHTUNG ? [CALLED.achtung] : []), ...(calls & STOP ? [CALLED.stop] : [])];
}

/** On a button: `, calling “Stop!”` */
function calling(calls: Calls): string {
  return calls === 0
    ? ''
    : `, calling ${words(calls)
        .map((word) => `“${word}”`)
        .join(' and ')}`;
}

/** At the end of a sentence. */
function called(calls: Calls): string {
  return calls === 0 ? '.' : `: “${words(calls).join(' ')}”.`;
}

export const textsEn = { ...makeTexts(wordsEn), ...abilityTexts(CARD_TEXTS.en) };
