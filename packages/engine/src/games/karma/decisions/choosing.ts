import { impossible } from '../../../kernel/bad-input.ts';
import { type Decision, type DecisionReader, notAnAnswer } from '../../../kernel/decisions.ts';
import { cardsIn, copiesIn, type Hand, holdsAll } from '../../../kernel/hand.ts';
import { asWhole, at } from '../../../kernel/json.ts';
import { readZone } from '../../../kernel/position.ts';
import { shuffle } from '../../../kernel/random.ts';
import { allAnswered } from '../../../kernel/sealed.ts';
import type { Seat } from '../../../kernel/seats.ts';
import { type Card, choices, countOf, sortCards, type Zone } from '../../../kernel/zones.ts';
import { cardNamed, cardWords } from '../cards.ts';
import type { Tell } from '../events.ts';
import { chooseOf, type Move } from '../moves.ts';
import { chooseOpen } from '../opening.ts';
import { refuse } from '../refusals.ts';
import type { Choosing, State } from '../state.ts';
import { objectionToLooking } from './playing-objections.ts';
import { nothingPlayed, readAnswers } from './sealed-positions.ts';

/** Everybody lays three of six cards open, in secret until all have chosen. KA-11, KAR-01 */
export const choosing: Decision<State, Choosing, Move, Tell> = {
  moves: (state, _wait, seat) => choices(cardsIn(state.hands[seat]), state.options.open_cards).map(chooseOf),
  objection(state, _wait, seat, move) {
    if (move.type === 'look' || move.type === 'skip') return objectionToLooking(state);
    if (move.type !== 'choose') return refuse('choose-first');
    if (move.cards.length !== state.options.open_cards) return refuse('choose-three');
    const missing = missingFrom(state.hands[seat], move.cards);
    return missing.length === 0 ? undefined : refuse('choose-what-you-hold', missing);
  },
  answer(state, wait, seat, move, tell) {
    if (move.type !== 'choose') notAnAnswer(wait, move);
    chooseOpen(state, wait, seat, move.cards, tell);
  },
  time: ({ options }) => options.choosing_ms,
  /** The three highest cards. KAR-01 */
  lateMove: (state, _wait, seat) => chooseOf(cardsIn(state.hands[seat]).slice(-state.options.open_cards)),
  /** Others see only that a choice was made. KAR-01 */
  shown: ({ type, shape, answers }, viewer) => ({
    type,
    shape,
    answers: answers.map((cards, seat) => cards && (seat === viewer ? cards.slice() : [])),
  }),
  imagined: ({ type, shape, answers }, state, viewer, random) => ({
    type,
    shape,
    answers: answers.map((cards, seat) => {
      if (cards === null || seat === viewer) return cards && cards.slice();
      const hand = cardsIn(state.hands[seat]);
      shuffle(random, hand);
      return sorted(hand.slice(0, state.options.open_cards));
    }),
  }),
  describe: ({ type, answers }) => ({ type, answers: answers.map((cards) => cards && cardWords(cards)) }),
};

/** Of these cards, copies counted, those that the hand does not hold. */
function missingFrom(hand: Hand, cards: readonly Card[]): Card[] {
  return cards.filter((card, i) => countOf(cards.slice(0, i + 1), card) > copiesIn(hand, card));
}

function sorted(cards: Zone): Zone {
  sortCards(cards);
  return cards;
}

export const choosingReader: DecisionReader<State, Choosing> = {
  keys: ['answers'],
  read: (given, place, state) => ({
    type: 'choosing',
    shape: 'sealed',
    answers: readAnswers(given, place, state, readChoice),
  }),
  /** Everybody holds the six cards that were dealt, and somebody has not chosen yet. KA-10, KA-11, KAR-01 */
  check(state, wait, place) {
    if (allAnswered(wait)) impossible(at(place, 'answers'), 'KAR-01');
    state.hands.forEach((hand, seat) => {
      if (hand.size !== state.options.hand_cards) impossible(at(at('seats', seat), 'hand'), 'KA-10');
    });
    nothingPlayed(state);
  },
};

function readChoice(given: unknown, place: string, state: State, seat: Seat): Zone {
  const cards = sorted(readZone(given, place, cardNamed));
  asWhole(cards.length, place, state.options.open_cards, state.options.open_cards);
  if (!holdsAll(state.hands[seat], cards)) impossible(place, 'KA-11');
  return cards;
}
