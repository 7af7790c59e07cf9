import { restOf, see } from '../../kernel/deck.ts';
import type { Outcome } from '../../kernel/game.ts';
import { below, fastRandom, type Random, scatter } from '../../kernel/random.ts';
import { bySeat, type Seat, type Viewer } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { decisionOf } from './decisions/index.ts';
import { deckOf } from './deck.ts';
import { cardsIn, put, putAll } from './hand.ts';
import { rememberAll, rememberedBy } from './memory.ts';
import type { Options } from './options.ts';
import { emptyState, type RoundResult, type State, type Stored, type Waiting } from './state.ts';

/** One seat as the viewer may know it. Section 13 of the rules. */
export interface SeatView {
  /** null for everybody but the owner, until the game is over. */
  readonly hand: readonly Card[] | null;
  readonly handCount: number;
  /** Cards the viewer has seen going into this hand, for whoever thinks; a table does not display them. */
  readonly remembered: readonly Card[];
  readonly points: number;
}

/** What all viewers of one moment see alike. */
interface CommonView {
  readonly options: Options;
  readonly stockCount: number;
  /** Every card of it has been seen when it was played. */
  readonly pile: readonly Card[];
  readonly layer: Seat;
  readonly dealer: Seat;
  readonly rounds: number;
  readonly turns: number;
  readonly idleTurns: number;
  readonly countdown: number;
  readonly lastRound: RoundResult | null;
  readonly outcome: Outcome | null;
}

/** What each viewer sees in their own way. */
interface OwnView {
  readonly viewer: Viewer;
  readonly seats: readonly SeatView[];
  readonly pending: readonly Waiting[];
  /** The viewer's own move that waits for the end of the lock. STR-03 */
  readonly stored: Stored | null;
}

/** One moment as a viewer may know it. */
export type View = CommonView & OwnView;

export function view(state: State, viewer: Viewer): View {
  const seats = bySeat(state.hands.length, (seat) => seatView(state, seat, viewer));
  // Spread into a new object they would be slow to read ever after.
  return Object.assign(commonView(state), ownView(state, viewer, seats));
}

export function commonView(state: State): CommonView {
  return {
    options: state.options,
    stockCount: state.stock.length,
    pile: state.pile.slice(),
    layer: state.layer,
    dealer: state.dealer,
    rounds: state.rounds,
    turns: state.turns,
    idleTurns: state.idleTurns,
    countdown: state.countdown,
    lastRound: state.lastRound,
    outcome: state.outcome,
  };
}

export function ownView({ pending, stored }: State, viewer: Viewer, seats: readonly SeatView[]): OwnView {
  return {
    viewer,
    seats,
    pending: pending.map((wait) => decisionOf(wait).shown(wait, viewer)),
    stored: stored?.seat === viewer ? stored : null,
  };
}

export function seatView(state: State, seat: Seat, viewer: Viewer): SeatView {
  const hand = state.hands[seat];
  const shown = seat === viewer || state.outcome !== null;
  return {
    hand: shown ? cardsIn(hand) : null,
    handCount: hand.size,
    remembered: rememberedBy(state, seat, viewer),
    points: state.points[seat],
  };
}

/** A full state this viewer could be in: whatever is unseen lies in random order in the other hands and the stock. */
export function imagine(view: View, random: Random): State {
  return withUnseen(seen(view, fastRandom(below(random, 2 ** 30))), unseenCards(view), view, random);
}

/** Puts unseen cards, which are shuffled first, where the view says that there are some. */
export function withUnseen(state: State, unseen: Card[], view: View, random: Random): State {
  scatter(random, unseen);
  for (let i = 0; i < view.seats.length; i++) {
    const { handCount } = view.seats[i];
    while (state.hands[i].size < handCount) put(state.hands[i], unseen.pop() as Card);
  }
  state.stock = unseen.slice(unseen.length - view.stockCount);
  for (const wait of view.pending)
    state.pending.push(decisionOf(wait).imagined(wait, state, view.viewer, random));
  return state;
}

/** What a view shows, as a state that lacks the unseen cards. */
export function seen(view: View, chance: Random): State {
  const { viewer, seats } = view;
  const state = emptyState(view.options, chance, view.dealer);
  for (let i = 0; i < seats.length; i++) {
    const { hand, remembered } = seats[i];
    putAll(state.hands[i], hand ?? remembered);
    if (remembered.length > 0 && viewer !== 'onlooker') rememberAll(state, i, viewer, remembered);
  }
  state.points = bySeat(seats.length, (seat) => seats[seat].points);
  state.pile = view.pile.slice();
  state.stored = view.stored;
  state.layer = view.layer;
  state.rounds = view.rounds;
  state.turns = view.turns;
  state.idleTurns = view.idleTurns;
  state.countdown = view.countdown;
  state.lastRound = view.lastRound;
  state.outcome = view.outcome;
  return state;
}

/** Every card of the game that the view does not show. */
export function unseenCards(view: View): Card[] {
  const deck = deckOf(view.options);
  const left = deck.copies.slice();
  see(left, view.pile);
  for (const { hand, remembered } of view.seats) see(left, hand ?? remembered);
  return restOf(deck, left);
}
