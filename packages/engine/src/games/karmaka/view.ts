import type { Outcome } from '../../kernel/game.ts';
import { cardsIn, putAll } from '../../kernel/hand.ts';
import { below, fastRandom, type Random, shuffle } from '../../kernel/random.ts';
import type { Seat, Viewer } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { COPIES } from './cards.ts';
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
    future: own ? state.futures[seat].slice() : null,
    futureCount: state.futures[seat].length,
    deeds: state.deeds[seat].slice(),
    rung: state.rungs[seat],
    rings: state.rings[seat],
  };
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
  const state = emptyState(view.options, fastRandom(below(random, 2 ** 30)), view.starter, view.wolf);
  const unseen = unseenCards(view, random);
  const draw = (count: number) => unseen.splice(unseen.length - count, count);
  view.seats.forEach((seat, i) => {
    putAll(state.hands[i], seat.hand ?? draw(seat.handCount));
    state.futures[i].push(...(seat.future ?? draw(seat.futureCount)));
    state.decks[i].push(...draw(seat.deckCount));
    state.deeds[i].push(...seat.deeds);
    state.rungs[i] = seat.rung;
    state.rings[i] = seat.rings;
  });
  for (const { seen, seenCount, ...open } of view.pending) {
    state.pending.push({ ...open, seen: seen?.slice() ?? draw(seenCount) } as Waiting);
  }
  state.source.push(...draw(view.sourceCount));
  state.ruins.push(...view.ruins);
  state.active = view.active;
  state.turns = view.turns;
  state.countdown = view.countdown;
  state.outcome = view.outcome;
  return state;
}

/** Every card of the game that the view does not show, shuffled. KKH-05 */
function unseenCards(view: View, random: Random): Card[] {
  const left = COPIES.slice();
  const see = (cards: readonly Card[] | null) => {
    for (const card of cards ?? []) left[card]--;
  };
  for (const seat of view.seats) {
    see(seat.hand);
    see(seat.future);
    see(seat.deeds);
  }
  for (const wait of view.pending) {
    see(wait.seen);
    if (wait.card !== null) left[wait.card]--;
  }
  see(view.ruins);
  const unseen = left.flatMap((count, card) => new Array<Card>(count).fill(card));
  shuffle(random, unseen);
  return unseen;
}
