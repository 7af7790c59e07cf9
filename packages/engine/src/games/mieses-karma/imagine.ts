import { below, fastRandom, type Random, shuffle } from '../../kernel/random.ts';
import { addAll, type Card, moveLast, sortCards, type Zone } from '../../kernel/zones.ts';
import { HUMANS } from './cards.ts';
import { decisionOf } from './decisions/index.ts';
import { lifeDeckOf, stackOf } from './deck.ts';
import { fitsLine } from './line.ts';
import { emptyState, type State, turnOf } from './state.ts';
import type { View } from './view.ts';

/** A full state this viewer could be in: whatever is unseen lies in random order in the hidden places. */
export function imagine(view: View, random: Random): State {
  const state = emptyState(view.options, fastRandom(below(random, 2 ** 30)), view.starter);
  const unseen = unseenLifeCards(view, random);
  placeOpenCards(state, view, random);
  imagineGifts(state, view, unseen);
  for (let i = 0; i < view.seats.length; i++) {
    const { hand, handCount, pointsCount } = view.seats[i];
    if (hand) addAll(state.hands[i], hand);
    else moveLast(unseen, state.hands[i], handCount);
    sortCards(state.hands[i]);
    moveLast(unseen, state.points[i], pointsCount);
  }
  if (view.discardTop !== null) {
    moveLast(unseen, state.discard, view.discardCount - 1);
    state.discard.push(view.discardTop);
  }
  moveLast(unseen, state.draw, view.drawCount);
  imagineStacks(state, view, random);
  return state;
}

function placeOpenCards(state: State, view: View, random: Random): void {
  view.seats.forEach((seat, i) => {
    state.animals.push(seat.animal);
    addAll(state.right[i], seat.right);
    addAll(state.left[i], seat.left);
    state.karma[i] = seat.karma;
  });
  addAll(state.out, view.out);
  for (const wait of view.pending)
    state.pending.push(decisionOf(wait).imagined(wait, state, view.viewer, random));
  state.turns = view.turns;
  state.countdown = view.countdown;
  state.outcome = view.outcome;
}

/** Every life card that the view does not show, shuffled. */
function unseenLifeCards(view: View, random: Random): Card[] {
  const left = lifeDeckOf(view.options).copies.slice();
  for (const seat of view.seats) {
    if (seat.hand) see(left, seat.hand);
    see(left, seat.right);
    see(left, seat.left);
    if (seat.gift !== null) left[seat.gift]--;
  }
  if (view.discardTop !== null) left[view.discardTop]--;
  const unseen: Card[] = [];
  for (let card = 0; card < left.length; card++) {
    for (let copy = 0; copy < left[card]; copy++) unseen.push(card);
  }
  shuffle(random, unseen);
  return unseen;
}

function see(left: number[], cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) left[cards[i]]--;
}

/** A gift that is still face down fits the line of whoever asked. MK-105 */
function imagineGifts(state: State, view: View, unseen: Card[]): void {
  view.seats.forEach((seat, i) => {
    if (!seat.laid) return;
    state.laid[i] = seat.gift ?? takeFitting(state, unseen);
  });
}

function takeFitting(state: State, unseen: Card[]): Card {
  const asking = turnOf(state).seat;
  const place = unseen.findIndex((card) => fitsLine(state, asking, card));
  return unseen.splice(place, 1)[0];
}

/** What is known lies at the bottom; above it the rest of that stack in any order. MK-164 */
function imagineStacks(state: State, view: View, random: Random): void {
  view.stacks.forEach(({ count, bottom }, stack) => {
    const rest: Zone = stackOf(stack, view.options).filter(
      (card) => !bottom.includes(card) && !state.animals.includes(card),
    );
    shuffle(random, rest);
    addAll(state.stacks[stack], bottom);
    for (let i = 0; i < count - bottom.length; i++) state.stacks[stack].push(rest[i]);
    state.returned[stack] = stack === HUMANS ? 0 : bottom.length;
  });
}
