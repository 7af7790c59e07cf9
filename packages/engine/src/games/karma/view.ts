import { restOf, see } from '../../kernel/deck.ts';
import type { Outcome } from '../../kernel/game.ts';
import { cardsIn, emptyHand, putAll } from '../../kernel/hand.ts';
import { below, fastRandom, type Random, scatter, shuffle } from '../../kernel/random.ts';
import { bySeat, type Seat, type Viewer } from '../../kernel/seats.ts';
import { addAll, type Card, takeAt, topOf, type Zone } from '../../kernel/zones.ts';
import { GIVE } from './cards.ts';
import { decisionOf } from './decisions/index.ts';
import { dealFrom, deckOf } from './deck.ts';
import type { Options } from './editions.ts';
import { knownCards, putUnseen, setKnown } from './known.ts';
import { emptyState, type State, type Waiting } from './state.ts';

/** One seat as the viewer may know it. Section 15 of the rules. */
export interface SeatView {
  /** null for everybody but the owner. */
  readonly hand: readonly Card[] | null;
  readonly handCount: number;
  /** Cards of the hand that everybody has seen going there, for whoever thinks; a table does not display them. */
  readonly known: readonly Card[];
  readonly open: readonly Card[];
  readonly hiddenCount: number;
  /** Foresight: the seat's own cards that are still hidden; null for others and for who did not look. KAR-58 */
  readonly foreseen: readonly Card[] | null;
  readonly undrawn: boolean;
}

/** What all viewers of one moment see alike. */
interface CommonView {
  readonly options: Options;
  readonly drawCount: number;
  /** null where the table hides the lower cards. */
  readonly pile: readonly Card[] | null;
  readonly pileTop: Card | null;
  readonly pileCount: number;
  readonly out: readonly Card[];
  readonly starter: Seat;
  readonly turns: number;
  readonly idleTurns: number;
  readonly progress: boolean;
  readonly countdown: number;
  readonly outcome: Outcome | null;
}

/** What each viewer sees in their own way. */
interface OwnView {
  readonly viewer: Viewer;
  readonly seats: readonly SeatView[];
  readonly pending: readonly Waiting[];
}

/** One moment as a viewer may know it. */
export type View = CommonView & OwnView;

export function view(state: State, viewer: Viewer): View {
  const seats = bySeat(state.hands.length, (seat) => seatView(state, seat, viewer));
  // Spread into a new object they would be slow to read ever after.
  return Object.assign(commonView(state), ownView(state, viewer, seats));
}

export function commonView(state: State): CommonView {
  const { pile, options } = state;
  return {
    options,
    drawCount: state.draw.length,
    pile: options.pile_visible ? pile.slice() : null,
    pileTop: topOf(pile),
    pileCount: pile.length,
    out: state.out,
    starter: state.starter,
    turns: state.turns,
    idleTurns: state.idleTurns,
    progress: state.progress,
    countdown: state.countdown,
    outcome: state.outcome,
  };
}

export function ownView({ pending }: State, viewer: Viewer, seats: readonly SeatView[]): OwnView {
  return { viewer, seats, pending: pending.map((wait) => decisionOf(wait).shown(wait, viewer)) };
}

export function seatView(state: State, seat: Seat, viewer: Viewer): SeatView {
  const own = seat === viewer;
  const hand = state.hands[seat];
  return {
    hand: own ? cardsIn(hand) : null,
    handCount: hand.size,
    known: knownCards(state, seat),
    open: cardsIn(state.open[seat]),
    hiddenCount: state.hidden[seat].length,
    foreseen: own ? (state.foreseen[seat]?.slice() ?? null) : null,
    undrawn: state.undrawn[seat],
  };
}

/** A full state this viewer could be in: whatever is unseen lies in random order in the hidden places. */
export function imagine(view: View, random: Random): State {
  return withUnseen(seen(view, fastRandom(below(random, 2 ** 30))), unseenCards(view), view, random);
}

/** Puts unseen cards, which are shuffled first, where the view says that there are some. */
export function withUnseen(state: State, unseen: Card[], view: View, random: Random): State {
  scatter(random, unseen);
  if (view.pile === null) addAll(state.pile, imaginedPile(view, unseen));
  for (let i = 0; i < view.seats.length; i++) {
    const { handCount, hiddenCount, foreseen } = view.seats[i];
    while (state.hands[i].size < handCount) putUnseen(state, i, unseen.pop() as Card);
    state.hidden[i] = foreseen ? shuffled(foreseen, random) : dealFrom(unseen, hiddenCount);
  }
  state.draw = unseen.slice(unseen.length - view.drawCount);
  for (const wait of view.pending)
    state.pending.push(decisionOf(wait).imagined(wait, state, view.viewer, random));
  return state;
}

/** What a view shows, as a state that lacks the unseen cards. */
export function seen(view: View, chance: Random): State {
  const state = emptyState(view.options, chance, view.starter);
  addAll(state.pile, view.pile ?? []);
  for (let i = 0; i < view.seats.length; i++) {
    const { hand, known, open, foreseen, undrawn } = view.seats[i];
    putAll(state.hands[i], hand ?? known);
    if (hand !== null) setKnown(state, i, known);
    else if (known.length > 0) state.unseen[i] = emptyHand();
    putAll(state.open[i], open);
    state.foreseen[i] = foreseen?.slice() ?? null;
    state.undrawn[i] = undrawn;
  }
  state.out = view.out;
  state.turns = view.turns;
  state.idleTurns = view.idleTurns;
  state.progress = view.progress;
  state.countdown = view.countdown;
  state.outcome = view.outcome;
  return state;
}

/** Every card of the game that the view does not show. */
export function unseenCards(view: View): Card[] {
  const deck = deckOf(view.options);
  const left = deck.copies.slice();
  for (let i = 0; i < view.seats.length; i++) {
    const { hand, known, open, foreseen } = view.seats[i];
    see(left, hand ?? known);
    see(left, open);
    if (foreseen) see(left, foreseen);
  }
  see(left, view.out);
  if (view.pile) see(left, view.pile);
  else if (view.pileTop !== null) left[view.pileTop]--;
  return restOf(deck, left);
}

/** The lower cards of a pile that is left to memory, taken from the unseen ones; GIVE never lies on it. KA-67 */
function imaginedPile({ pileTop, pileCount }: View, unseen: Card[]): Card[] {
  if (pileTop === null) return [];
  const pile: Card[] = [];
  for (let i = unseen.length - 1; pile.length < pileCount - 1; i--) {
    if (unseen[i] !== GIVE) pile.push(takeAt(unseen, i));
  }
  return [...pile, pileTop];
}

function shuffled(cards: readonly Card[], random: Random): Zone {
  const copy = cards.slice();
  shuffle(random, copy);
  return copy;
}
