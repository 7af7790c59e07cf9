import { restOf, see } from '../../kernel/deck.ts';
import type { Outcome } from '../../kernel/game.ts';
import { cardsIn, handOf, put, putAll } from '../../kernel/hand.ts';
import { below, fastRandom, type Random, scatter } from '../../kernel/random.ts';
import { bySeat, type Seat, type Viewer } from '../../kernel/seats.ts';
import { addAll, type Card } from '../../kernel/zones.ts';
import type { WaitView } from './decisions/decision.ts';
import { decisionOf } from './decisions/index.ts';
import { deckOf } from './deck.ts';
import { cardOf, type Hidden, hidden, isSeenBy, NOBODY_SAW, only, setMemory } from './memory.ts';
import { currentStep } from './running.ts';
import { emptyState, type State, waitOf } from './state.ts';
import { type Options, wolfOf } from './variants.ts';

/** One seat as the viewer may know it. Section 3.1 of the rules. */
export interface SeatView {
  /** null for everybody but the owner, and whoever is looking at it through Peek. KK-20, KKH-09 */
  readonly hand: readonly Card[] | null;
  readonly handCount: number;
  readonly deckCount: number;
  /** null for everybody but the owner. KKH-03 */
  readonly future: readonly Card[] | null;
  readonly futureCount: number;
  readonly deeds: readonly Card[];
  readonly rung: number;
  readonly rings: number;
  readonly remembered: Remembered;
}

/** What the viewer has seen of somebody's hidden cards and what is certain to be there still. KKR-86 */
export interface Remembered {
  readonly hand: readonly Card[];
  readonly deck: readonly KnownCard[];
  readonly future: readonly KnownCard[];
}

/** A card at a place of a face-down pile, counted from the top. */
export interface KnownCard {
  readonly place: number;
  readonly card: Card;
}

/** What all viewers of one moment see alike. */
interface CommonView {
  readonly options: Options;
  /** Big Bad Wolf: the single player. KK-80 */
  readonly wolf: Seat | null;
  readonly sourceCount: number;
  readonly ruins: readonly Card[];
  readonly active: Seat;
  readonly starter: Seat;
  readonly turns: number;
  readonly countdown: number;
  readonly outcome: Outcome | null;
}

/** What each viewer sees in their own way. */
interface OwnView {
  readonly viewer: Viewer;
  readonly seats: readonly SeatView[];
  /** Cards of the Source that the viewer put back with Destiny. KKR-86 */
  readonly rememberedSource: readonly KnownCard[];
  readonly pending: readonly WaitView[];
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
    wolf: wolfOf(state.seating),
    sourceCount: state.source.length,
    ruins: state.ruins.slice(),
    active: state.active,
    starter: state.starter,
    turns: state.turns,
    countdown: state.countdown,
    outcome: state.outcome,
  };
}

export function ownView(state: State, viewer: Viewer, seats: readonly SeatView[]): OwnView {
  return {
    viewer,
    seats,
    rememberedSource: knownTo(state.source, viewer),
    pending: state.pending.map((wait) => decisionOf(wait).shown(wait, state, viewer)),
  };
}

export function seatView(state: State, seat: Seat, viewer: Viewer): SeatView {
  const own = seat === viewer;
  const hand = state.hands[seat];
  return {
    hand: own || isPeeking(state, viewer, seat) ? cardsIn(hand) : null,
    handCount: hand.size,
    deckCount: state.decks[seat].length,
    future: own ? state.futures[seat].map(cardOf) : null,
    futureCount: state.futures[seat].length,
    deeds: state.deeds[seat].slice(),
    rung: state.rungs[seat],
    rings: state.rings[seat],
    remembered: {
      hand: own || viewer === 'onlooker' ? [] : cardsIn(state.memories[seat][viewer]),
      deck: knownTo(state.decks[seat], viewer),
      future: own ? [] : knownTo(state.futures[seat], viewer),
    },
  };
}

/** The cards of a pile that a viewer has seen go there; who only watches remembers nothing. KKR-86 */
function knownTo(pile: readonly Hidden[], viewer: Viewer): KnownCard[] {
  const known: KnownCard[] = [];
  if (viewer === 'onlooker') return known;
  for (let place = 1; place <= pile.length; place++) {
    const entry = pile[pile.length - place];
    if (isSeenBy(entry, viewer)) known.push({ place, card: cardOf(entry) });
  }
  return known;
}

/** Is the viewer looking at this Hand until they close it? KKH-09 */
export function isPeeking(state: State, viewer: Viewer, seat: Seat): boolean {
  if (state.outcome || viewer !== state.active) return false;
  const wait = waitOf(state);
  return wait.type === 'ability' && wait.target === seat && currentStep(wait)?.asks === 'look';
}

/** A full state this viewer could be in: whatever is unseen lies in random order in the hidden places. */
export function imagine(view: View, random: Random): State {
  return withUnseen(seen(view, fastRandom(below(random, 2 ** 30))), unseenCards(view), view, random);
}

/** Puts unseen cards, which are shuffled first, where the view says that there are some. */
export function withUnseen(state: State, unseen: Card[], view: View, random: Random): State {
  scatter(random, unseen);
  const seers = view.viewer === 'onlooker' ? NOBODY_SAW : only(view.viewer);
  for (let i = 0; i < view.seats.length; i++) {
    const { handCount, deckCount, future, futureCount, remembered } = view.seats[i];
    while (state.hands[i].size < handCount) put(state.hands[i], unseen.pop() as Card);
    if (future === null) state.futures[i] = imaginedPile(unseen, futureCount, remembered.future, seers);
    state.decks[i] = imaginedPile(unseen, deckCount, remembered.deck, seers);
  }
  for (const wait of view.pending) state.pending.push(decisionOf(wait).imagined(wait, unseen));
  state.source = imaginedPile(unseen, view.sourceCount, view.rememberedSource, seers);
  return state;
}

/** What a view shows, as a state that lacks the unseen cards. */
export function seen(view: View, chance: Random): State {
  const { viewer, seats } = view;
  const state = emptyState(view.options, chance, view.starter, view.wolf);
  for (let i = 0; i < seats.length; i++) {
    const { hand, future, deeds, remembered } = seats[i];
    putAll(state.hands[i], hand ?? remembered.hand);
    if (viewer !== 'onlooker' && remembered.hand.length > 0)
      setMemory(state, i, viewer, handOf(remembered.hand));
    if (future !== null) state.futures[i] = future;
    state.deeds[i] = deeds;
  }
  state.rungs = bySeat(seats.length, (seat) => seats[seat].rung);
  state.rings = bySeat(seats.length, (seat) => seats[seat].rings);
  addAll(state.ruins, view.ruins);
  state.active = view.active;
  state.turns = view.turns;
  state.countdown = view.countdown;
  state.outcome = view.outcome;
  return state;
}

/** A pile from its bottom: the known cards, listed from the top, at their places, others between them. */
function imaginedPile(unseen: Card[], size: number, known: readonly KnownCard[], seers: number): Hidden[] {
  const pile: Hidden[] = [];
  let left = known.length;
  for (let place = size; place > 0; place--) {
    const isKnown = left > 0 && known[left - 1].place === place;
    pile.push(isKnown ? hidden(known[--left].card, seers) : hidden(unseen.pop() as Card, NOBODY_SAW));
  }
  return pile;
}

/** Every card of the game that the view does not show. KKH-05 */
export function unseenCards(view: View): Card[] {
  const deck = deckOf(view.options);
  const left = deck.copies.slice();
  for (const { hand, future, deeds, remembered } of view.seats) {
    see(left, hand ?? remembered.hand);
    if (future) see(left, future);
    seeKnown(left, remembered.future);
    seeKnown(left, remembered.deck);
    see(left, deeds);
  }
  for (const { seen, card } of view.pending) {
    if (seen) see(left, seen);
    if (card !== null) left[card]--;
  }
  seeKnown(left, view.rememberedSource);
  see(left, view.ruins);
  return restOf(deck, left);
}

function seeKnown(left: number[], known: readonly KnownCard[]): void {
  for (let i = 0; i < known.length; i++) left[known[i].card]--;
}
