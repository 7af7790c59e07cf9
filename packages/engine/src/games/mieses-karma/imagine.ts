import { restOf, see } from '../../kernel/deck.ts';
import { below, fastRandom, type Random, scatter } from '../../kernel/random.ts';
import { addAll, type Card, moveLast, sortCards, type Zone } from '../../kernel/zones.ts';
import { HUMANS, rebirthCards } from './cards.ts';
import { decisionOf } from './decisions/index.ts';
import { lifeDeckOf, rebirthDeckOf } from './deck.ts';
import { imagineGifts } from './imagined-gifts.ts';
import { emptyState, type State } from './state.ts';
import type { View } from './view.ts';

/** A full state this viewer could be in: whatever is unseen lies in random order in the hidden places. */
export function imagine(view: View, random: Random): State {
  const state = seen(view, fastRandom(below(random, 2 ** 30)));
  return withUnseen(state, unseenLifeCards(view), unseenStacks(state), view, random);
}

/** Puts unseen cards, which are shuffled first, where the view says that there are some. */
export function withUnseen(
  state: State,
  unseen: Card[],
  stacks: readonly (readonly Card[])[],
  view: View,
  random: Random,
): State {
  scatter(random, unseen);
  for (const wait of view.pending)
    state.pending.push(decisionOf(wait).imagined(wait, state, view.viewer, random));
  imagineGifts(state, view, unseen, random);
  for (let i = 0; i < view.seats.length; i++) {
    const { hand, handCount, pointsCount, remembered } = view.seats[i];
    if (hand === null) {
      moveLast(unseen, state.hands[i], handCount - state.hands[i].length);
      sortCards(state.hands[i]);
    }
    state.points[i] = filledUp(remembered.points, pointsCount, unseen);
  }
  imagineDiscard(state, view, unseen);
  moveLast(unseen, state.draw, view.drawCount);
  imagineStacks(state, stacks, random);
  return state;
}

/** What a view shows, as a state that lacks the unseen cards. */
export function seen(view: View, chance: Random): State {
  const state = emptyState(view.options, chance, view.starter);
  for (let i = 0; i < view.seats.length; i++) {
    const { hand, animal, right, left, karma, gift, remembered } = view.seats[i];
    addAll(state.hands[i], hand ?? remembered.hand);
    state.known[i] = remembered.hand;
    state.animals.push(animal);
    state.right[i] = right;
    state.left[i] = left;
    state.karma[i] = karma;
    state.laid[i] = gift;
  }
  // Numbers only, since an array that has held a null is slower for good.
  for (const card of view.rememberedDiscard) state.discard.push(card ?? 0);
  for (const part of view.putAway) state.putAway.push(part);
  state.out = view.out;
  state.turns = view.turns;
  state.countdown = view.countdown;
  state.outcome = view.outcome;
  for (let stack = 0; stack < view.stacks.length; stack++) {
    const { bottom } = view.stacks[stack];
    state.stacks[stack] = bottom;
    state.returned[stack] = stack === HUMANS ? 0 : bottom.length;
  }
  return state;
}

/** What is remembered of a points pile, and as many unseen cards on it as are missing. MK-163 */
function filledUp(remembered: readonly Card[], count: number, unseen: Zone): readonly Card[] {
  if (remembered.length === count) return remembered;
  const cards = remembered.slice();
  moveLast(unseen, cards, count - cards.length);
  return cards;
}

/** Every life card that the view neither shows nor remembers. */
export function unseenLifeCards(view: View): Card[] {
  const deck = lifeDeckOf(view.options);
  const left = deck.copies.slice();
  for (const seat of view.seats) {
    see(left, seat.hand ?? seat.remembered.hand);
    see(left, seat.remembered.points);
    see(left, seat.right);
    see(left, seat.left);
    if (seat.gift !== null) left[seat.gift]--;
  }
  seeDiscard(left, view);
  return restOf(deck, left);
}

function seeDiscard(left: number[], { viewer, discardTop, rememberedDiscard, putAway }: View): void {
  if (viewer === 'onlooker') {
    if (discardTop !== null) left[discardTop]--;
    return;
  }
  for (let i = 0; i < rememberedDiscard.length; i++) {
    const card = rememberedDiscard[i];
    if (card !== null) left[card]--;
  }
  for (const { seat, known } of putAway) if (seat !== viewer) see(left, known);
}

/** The rebirth cards that lie in a stack above those at its bottom which everybody knows. MK-164 */
export function unseenStacks({ options, animals, stacks }: State): Card[][] {
  const left = rebirthDeckOf(options).copies.slice();
  see(left, animals);
  for (const bottom of stacks) see(left, bottom);
  const unseen: Card[][] = [];
  for (let stack = 0; stack < stacks.length; stack++) {
    const rest: Card[] = [];
    for (const card of rebirthCards(stack)) if (left[card] > 0) rest.push(card);
    unseen.push(rest);
  }
  return unseen;
}

/** What is remembered lies at its place already; who only watches knows no more than the top. MK-161, MK-200 */
function imagineDiscard(state: State, view: View, unseen: Card[]): void {
  const { viewer, discardTop, discardCount, putAway } = view;
  const { discard } = state;
  if (viewer === 'onlooker') {
    if (discardTop === null) return;
    moveLast(unseen, discard, discardCount - 1);
    discard.push(discardTop);
    return;
  }
  for (const part of putAway) {
    if (part.seat === viewer) continue;
    const cards = part.known.slice();
    moveLast(unseen, cards, part.count - cards.length);
    sortCards(cards); // A hand is put away in the order of the card list. MK-174
    for (let i = 0; i < cards.length; i++) discard[part.from + i] = cards[i];
  }
}

/** What is known lies at the bottom already; above it the rest of that stack in any order. MK-164 */
function imagineStacks(state: State, stacks: readonly (readonly Card[])[], random: Random): void {
  for (let stack = 0; stack < stacks.length; stack++) {
    if (stacks[stack].length === 0) continue;
    const rest = stacks[stack].slice();
    scatter(random, rest);
    const bottom = state.stacks[stack];
    state.stacks[stack] = bottom.length === 0 ? rest : [...bottom, ...rest];
  }
}
