import { below, fastRandom, type Random, shuffle } from '../../kernel/random.ts';
import { type Card, sortCards, type Zone } from '../../kernel/zones.ts';
import { HUMANS, LIFE_COPIES, rebirthCards } from './cards.ts';
import { fitsLine } from './line.ts';
import { cloneWait, emptyState, type State, turnOf } from './state.ts';
import type { View } from './view.ts';

/** A full state this viewer could be in: whatever is unseen lies in random order in the hidden places. */
export function imagine(view: View, random: Random): State {
  const state = emptyState(view.options, fastRandom(below(random, 2 ** 30)), view.starter);
  const unseen = unseenLifeCards(view, random);
  placeOpenCards(state, view);
  imagineGifts(state, view, unseen);
  const draw = (count: number) => unseen.splice(unseen.length - count, count);
  view.seats.forEach((seat, i) => {
    state.hands[i].push(...(seat.hand ?? draw(seat.handCount)));
    sortCards(state.hands[i]);
    state.points[i].push(...draw(seat.pointsCount));
  });
  if (view.discardTop !== null) state.discard.push(...draw(view.discardCount - 1), view.discardTop);
  state.draw.push(...draw(view.drawCount));
  imagineStacks(state, view, random);
  return state;
}

function placeOpenCards(state: State, view: View): void {
  view.seats.forEach((seat, i) => {
    state.animals.push(seat.animal);
    state.right[i].push(...seat.right);
    state.left[i].push(...seat.left);
    state.karma[i] = seat.karma;
  });
  state.out.push(...view.out);
  state.pending.push(...view.pending.map(cloneWait));
  state.turns = view.turns;
  state.countdown = view.countdown;
  state.outcome = view.outcome;
}

/** Every life card that the view does not show, shuffled. */
function unseenLifeCards(view: View, random: Random): Card[] {
  const left = LIFE_COPIES.slice();
  const see = (cards: readonly Card[]) => {
    for (const card of cards) left[card]--;
  };
  for (const seat of view.seats) {
    see(seat.hand ?? []);
    see(seat.right);
    see(seat.left);
    if (seat.gift !== null) see([seat.gift]);
  }
  if (view.discardTop !== null) see([view.discardTop]);
  const unseen: Card[] = [];
  left.forEach((count, card) => {
    for (let i = 0; i < count; i++) unseen.push(card);
  });
  shuffle(random, unseen);
  return unseen;
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
    const rest: Zone = rebirthCards(stack).filter(
      (card) => !bottom.includes(card) && !state.animals.includes(card),
    );
    shuffle(random, rest);
    state.stacks[stack].push(...bottom, ...rest.slice(0, count - bottom.length));
    state.returned[stack] = stack === HUMANS ? 0 : bottom.length;
  });
}
