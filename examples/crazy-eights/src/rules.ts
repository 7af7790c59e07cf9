import {
  type Card,
  type CardGameRules,
  type CardTable,
  cardGame,
  countFact,
  type Emit,
  endWith,
  flagFact,
  impossible,
  leftOf,
  moveLast,
  orNone,
  type Seat,
  shuffle,
  takeAt,
  wordFact,
} from '@samsara/engine/card-game';
import { bot } from './bot.ts';
import { CARDS, fits, isEight, SUITS, type Suit } from './cards.ts';

/** `suit` was named by whoever played the eight on top; `passes` are those in a row since the last card moved. */
type Facts = { suit: Suit | null; drawn: boolean; passes: number };

export type State = CardTable<'hand', 'stock' | 'pile', Facts>;

export type Move =
  | { readonly type: 'play'; readonly card: Card; readonly suit: Suit | null }
  | { readonly type: 'draw' }
  | { readonly type: 'pass' };

export type Event =
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card; readonly suit: Suit | null }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'reshuffled'; readonly count: number };

/** Why a move can be refused, with the clause that it breaks. */
const REASONS = {
  'not-held': 'CE-04',
  'does-not-fit': 'CE-05',
  'must-play': 'CE-07',
  'draw-first': 'CE-08',
  'drawn-already': 'CE-09',
  'nothing-to-draw': 'CE-10',
};
export type Code = keyof typeof REASONS;

export const SEATS = { min: 2, max: 6 };

export const rules: CardGameRules<State, Move, Event, Code> = {
  id: 'crazy-eights',
  version: 1,
  seats: SEATS,
  options: {},
  cards: CARDS,
  zones: { seats: { hand: 'hand' }, piles: { stock: 'closed', pile: 'open' } },
  facts: { suit: orNone(wordFact(SUITS, 'clubs')), drawn: flagFact(), passes: countFact(6) },

  /** CE-02, CE-03 */
  deal({ seats, piles }, deck) {
    for (const { hand } of seats) moveLast(deck, hand, seats.length === 2 ? 7 : 5);
    let first = deck.length - 1;
    while (isEight(deck[first])) first--;
    piles.pile.push(takeAt(deck, first));
    piles.stock.push(...deck);
  },

  moves: [
    ...CARDS.flatMap((_, card) =>
      (isEight(card) ? SUITS : [null]).map((suit) => ({ type: 'play', card, suit }) as const),
    ),
    { type: 'draw' },
    { type: 'pass' },
  ],

  notation(move) {
    if (move.type !== 'play') return move.type;
    return `play ${CARDS[move.card]}${move.suit === null ? '' : ` ${move.suit}`}`;
  },

  objection(state, seat, move) {
    const { hand } = state.seats[seat];
    if (move.type === 'play') {
      if (!hand.includes(move.card)) return { code: 'not-held', cards: [move.card] };
      return fitsNow(state, move.card) ? undefined : { code: 'does-not-fit', cards: [topOf(state)] };
    }
    if (state.facts.drawn) return move.type === 'pass' ? undefined : 'drawn-already';
    const fitting = hand.filter((card) => fitsNow(state, card));
    if (fitting.length > 0) return { code: 'must-play', cards: fitting };
    if (move.type === 'draw') return mayDraw(state) ? undefined : 'nothing-to-draw';
    return mayDraw(state) ? 'draw-first' : undefined;
  },

  play(state, seat, move, tell) {
    const { facts, piles } = state;
    const { hand } = state.seats[seat];
    switch (move.type) {
      case 'play':
        piles.pile.push(takeAt(hand, hand.indexOf(move.card)));
        facts.suit = move.suit;
        tell?.({ type: 'played', seat, card: move.card, suit: move.suit });
        if (hand.length === 0) return endWith(state, [seat], 'empty-hand'); // CE-11
        facts.passes = 0;
        return passOn(state);
      case 'draw':
        if (piles.stock.length === 0) reshuffle(state, tell);
        moveLast(piles.stock, hand, 1);
        tell?.({ type: 'drew', seat, card: hand[hand.length - 1] });
        facts.drawn = true;
        facts.passes = 0;
        return;
      case 'pass':
        tell?.({ type: 'passed', seat });
        if (++facts.passes === state.seats.length) return endWith(state, fewestCards(state), 'blocked'); // CE-12
        return passOn(state);
    }
  },

  /** CE-13 */
  late(state, seat) {
    const legal = rules.moves.filter((move) => rules.objection(state, seat, move) === undefined);
    return legal.find(({ type }) => type !== 'play') ?? legal[0];
  },

  show(event, viewer) {
    return event.type === 'drew' && event.seat !== viewer ? { ...event, card: null } : event;
  },

  refusals: {
    ...REASONS,
    unreadable: 'CE-04',
    'unknown-card': 'CE-01',
    'no-such-seat': 'CE-01',
    'not-your-turn': 'CE-04',
    'game-over': 'CE-11',
  },

  check({ piles, facts, seats, outcome }) {
    const top = piles.pile[piles.pile.length - 1];
    if (top === undefined) impossible('pile', 'CE-03');
    if (isEight(top) !== (facts.suit !== null)) impossible('suit', 'CE-06');
    if (facts.passes >= seats.length && outcome === null) impossible('passes', 'CE-12');
    if (outcome === null && seats.some(({ hand }) => hand.length === 0)) impossible('seats', 'CE-11');
  },

  bot,
};

export const game = cardGame(rules);

function topOf({ piles }: State): Card {
  return piles.pile[piles.pile.length - 1];
}

function fitsNow(state: State, card: Card): boolean {
  return fits(card, topOf(state), state.facts.suit);
}

/** Is there anything to draw, if need be by shuffling the pile? CE-10 */
function mayDraw({ piles }: State): boolean {
  return piles.stock.length > 0 || piles.pile.length > 1;
}

/** All but the top card of the pile become the new stock. CE-10 */
function reshuffle({ piles, random }: State, tell: Emit<Event> | undefined): void {
  const { pile, stock } = piles;
  stock.push(...pile.splice(0, pile.length - 1));
  shuffle(random, stock);
  tell?.({ type: 'reshuffled', count: stock.length });
}

function passOn(state: State): void {
  state.facts.drawn = false;
  state.turn = leftOf(state.turn, state.seats.length);
}

function fewestCards({ seats }: State): Seat[] {
  const fewest = Math.min(...seats.map(({ hand }) => hand.length));
  return seats.flatMap(({ hand }, seat) => (hand.length === fewest ? [seat] : []));
}
