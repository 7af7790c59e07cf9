import type { Outcome } from '../../kernel/game.ts';
import { cardsIn, putAll } from '../../kernel/hand.ts';
import { below, fastRandom, type Random, shuffle } from '../../kernel/random.ts';
import type { Seat, Viewer } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { COPIES } from './cards.ts';
import { cardOf, type Hidden, hidden, isSeenBy, NOBODY_SAW, only } from './memory.ts';
import { currentStep } from './running.ts';
import { emptyState, type State, type Waiting, waitOf } from './state.ts';
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

/** What the game waits for; the cards looked at are shown to those who look only. KKH-10, KKH-12 */
export type WaitView = Omit<Waiting, 'seen'> & {
  readonly seen: readonly Card[] | null;
  readonly seenCount: number;
};

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  /** Big Bad Wolf: the single player. KK-80 */
  readonly wolf: Seat | null;
  readonly seats: readonly SeatView[];
  readonly sourceCount: number;
  /** Cards of the Source that the viewer put back with Destiny. KKR-86 */
  readonly rememberedSource: readonly KnownCard[];
  readonly ruins: readonly Card[];
  readonly pending: readonly WaitView[];
  readonly active: Seat;
  readonly starter: Seat;
  readonly turns: number;
  readonly countdown: number;
  readonly outcome: Outcome | null;
}

export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    options: state.options,
    wolf: wolfOf(state.seating),
    seats: state.hands.map((_, seat) => seatView(state, seat, viewer)),
    sourceCount: state.source.length,
    rememberedSource: knownTo(state.source, viewer),
    ruins: state.ruins.slice(),
    pending: state.pending.map((wait) => waitView(wait, state.active, viewer)),
    active: state.active,
    starter: state.starter,
    turns: state.turns,
    countdown: state.countdown,
    outcome: state.outcome,
  };
}

function seatView(state: State, seat: Seat, viewer: Viewer): SeatView {
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

/** Cards looked at are known to the active player and, if they come from a Hand, to its owner. KKH-10, KKH-12 */
export function seesCards(wait: Pick<Waiting, 'target'>, active: Seat, viewer: Viewer): boolean {
  return viewer === active || (viewer !== 'onlooker' && viewer === wait.target);
}

function waitView(wait: Waiting, active: Seat, viewer: Viewer): WaitView {
  const { seen, ...open } = wait;
  return { ...open, seen: seesCards(wait, active, viewer) ? seen.slice() : null, seenCount: seen.length };
}

/** A full state this viewer could be in: whatever is unseen lies in random order in the hidden places. */
export function imagine(view: View, random: Random): State {
  const { viewer } = view;
  const state = emptyState(view.options, fastRandom(below(random, 2 ** 30)), view.starter, view.wolf);
  const unseen = unseenCards(view, random);
  const draw = (count: number) => unseen.splice(unseen.length - count, count);
  const pile = (count: number, known: readonly KnownCard[]) =>
    imaginedPile(draw(count - known.length), known, viewer);
  view.seats.forEach((seat, i) => {
    const { remembered } = seat;
    putAll(
      state.hands[i],
      seat.hand ?? [...remembered.hand, ...draw(seat.handCount - remembered.hand.length)],
    );
    if (viewer !== 'onlooker') putAll(state.memories[i][viewer], remembered.hand);
    state.futures[i].push(...(seat.future ?? pile(seat.futureCount, remembered.future)));
    state.decks[i].push(...pile(seat.deckCount, remembered.deck));
    state.deeds[i].push(...seat.deeds);
    state.rungs[i] = seat.rung;
    state.rings[i] = seat.rings;
  });
  for (const { seen, seenCount, ...open } of view.pending) {
    state.pending.push({ ...open, seen: seen?.slice() ?? draw(seenCount) } as Waiting);
  }
  state.source.push(...pile(view.sourceCount, view.rememberedSource));
  state.ruins.push(...view.ruins);
  state.active = view.active;
  state.turns = view.turns;
  state.countdown = view.countdown;
  state.outcome = view.outcome;
  return state;
}

/** A pile with the known cards at their places and others between them. */
function imaginedPile(others: Card[], known: readonly KnownCard[], viewer: Viewer): Hidden[] {
  const size = others.length + known.length;
  const cards = new Map(known.map(({ place, card }) => [size - place, card]));
  const seers = viewer === 'onlooker' ? NOBODY_SAW : only(viewer);
  return Array.from({ length: size }, (_, i) => {
    const card = cards.get(i);
    return card === undefined ? hidden(others.pop() as Card, NOBODY_SAW) : hidden(card, seers);
  });
}

/** Every card of the game that the view does not show, shuffled. KKH-05 */
function unseenCards(view: View, random: Random): Card[] {
  const left = COPIES.slice();
  const see = (cards: readonly Card[]) => {
    for (const card of cards) left[card]--;
  };
  const seeKnown = (known: readonly KnownCard[]) => see(known.map(({ card }) => card));
  for (const { hand, future, deeds, remembered } of view.seats) {
    see(hand ?? remembered.hand);
    if (future) see(future);
    seeKnown(remembered.future);
    seeKnown(remembered.deck);
    see(deeds);
  }
  for (const { seen, card } of view.pending) {
    see(seen ?? []);
    if (card !== null) see([card]);
  }
  seeKnown(view.rememberedSource);
  see(view.ruins);
  const unseen = left.flatMap((count, card) => new Array<Card>(count).fill(card));
  shuffle(random, unseen);
  return unseen;
}
