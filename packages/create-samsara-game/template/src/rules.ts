import {
  type Card,
  type CardGameRules,
  type CardTable,
  cardGame,
  type Emit,
  endWith,
  leftOf,
  moveLast,
  type Seat,
  shuffle,
  takeAt,
} from '@samsara/engine/card-game';

/** Everybody has a hand; there are a stock to draw from and a pile to play on. Facts would stand in the third place. */
export type State = CardTable<'hand', 'stock' | 'pile'>;

export type Move = { readonly type: 'play'; readonly card: Card } | { readonly type: 'draw' };

export type Event =
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  /** The card is null for everybody but the seat itself. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card | null }
  | { readonly type: 'found-nothing'; readonly seat: Seat }
  | { readonly type: 'reshuffled'; readonly count: number };

/** Why a move can be refused, besides the reasons that every game has. */
export type Code = 'not-held' | 'too-low';

export const SEATS = { min: 2, max: 4 };

/** */
export const CARDS: readonly string[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
const COPIES = 5;
const HIGHEST: Card = CARDS.length - 1;

/** */
const DEALT = 4;

/** */
const LONGEST_GAME = 200;

export const rules: CardGameRules<State, Move, Event, Code> = {
  id: 'climb',
  version: 1,
  seats: SEATS,
  options: {},
  cards: CARDS,
  copies: () => COPIES,
  zones: { seats: { hand: 'hand' }, piles: { stock: 'closed', pile: 'open' } },
  facts: {},

  deal({ seats, piles }, deck) {
    for (const { hand } of seats) moveLast(deck, hand, DEALT);
    moveLast(deck, piles.pile, 1);
    piles.stock.push(...deck);
  },

  moves: [...CARDS.map((_, card) => ({ type: 'play', card }) as const), { type: 'draw' }],

  notation: (move) => (move.type === 'play' ? `play ${CARDS[move.card]}` : move.type),

  objection(state, seat, move) {
    if (move.type === 'draw') return undefined;
    if (!state.seats[seat].hand.includes(move.card)) return { code: 'not-held', cards: [move.card] };
    const top = topOf(state);
    return top === HIGHEST || move.card >= top ? undefined : { code: 'too-low', cards: [top] };
  },

  play(state, seat, move, tell) {
    const { hand } = state.seats[seat];
    if (move.type === 'draw') {
      draw(state, seat, tell);
    } else {
      state.piles.pile.push(takeAt(hand, hand.indexOf(move.card)));
      tell?.({ type: 'played', seat, card: move.card });
    }
    if (hand.length === 0) return endWith(state, [seat], 'empty-hand');
    if (state.moves >= LONGEST_GAME) return endWith(state, fewestCards(state), 'long-game');
    state.turn = leftOf(seat, state.seats.length);
  },

  /** */
  late: () => ({ type: 'draw' }),

  show(event, viewer) {
    return event.type === 'drew' && event.seat !== viewer ? { ...event, card: null } : event;
  },

  refusals: {
    unreadable: 'R-03',
    'unknown-card': 'R-01',
    'no-such-seat': 'R-03',
    'not-your-turn': 'R-03',
    'game-over': 'R-06',
    'not-held': 'R-03',
    'too-low': 'R-04',
  },

  bot: {
    /** Plays the lowest card that is high enough, and draws only if none is. */
    likes: (_state, _seat, move) => (move.type === 'play' ? 20 - move.card : 0),
    /** Every card in hand is a burden, a low one the most. */
    strength: (state, seat) => state.seats[seat].hand.reduce((sum, card) => sum - 0.6 + card / 30, 0),
    lookahead: 8,
  },
};

export const game = cardGame(rules);

function topOf({ piles }: State): Card {
  return piles.pile[piles.pile.length - 1];
}

/** */
function draw({ seats, piles, random }: State, seat: Seat, tell: Emit<Event> | undefined): void {
  const { stock, pile } = piles;
  if (stock.length === 0 && pile.length > 1) {
    stock.push(...pile.splice(0, pile.length - 1));
    shuffle(random, stock);
    tell?.({ type: 'reshuffled', count: stock.length });
  }
  if (stock.length === 0) return tell?.({ type: 'found-nothing', seat });
  const { hand } = seats[seat];
  moveLast(stock, hand, 1);
  tell?.({ type: 'drew', seat, card: hand[hand.length - 1] });
}

function fewestCards({ seats }: State): Seat[] {
  const fewest = Math.min(...seats.map(({ hand }) => hand.length));
  return seats.flatMap(({ hand }, seat) => (hand.length === fewest ? [seat] : []));
}
