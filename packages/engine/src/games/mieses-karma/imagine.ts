import { scatteredRest, see } from '../../kernel/deck.ts';
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
  const state = emptyState(view.options, fastRandom(below(random, 2 ** 30)), view.starter);
  const unseen = unseenLifeCards(view, random);
  placeOpenCards(state, view, random);
  imagineGifts(state, view, unseen, random);
  for (let i = 0; i < view.seats.length; i++) {
    const { hand, handCount, pointsCount, remembered } = view.seats[i];
    if (hand) addAll(state.hands[i], hand);
    else moveLast(unseen, state.hands[i], handCount - state.hands[i].length);
    sortCards(state.hands[i]);
    state.known[i] = remembered.hand;
    state.points[i] = withUnseen(remembered.points, pointsCount, unseen);
  }
  imagineDiscard(state, view, unseen);
  moveLast(unseen, state.draw, view.drawCount);
  imagineStacks(state, view, random);
  return state;
}

function placeOpenCards(state: State, view: View, random: Random): void {
  for (let i = 0; i < view.seats.length; i++) {
    const { animal, right, left, karma } = view.seats[i];
    state.animals.push(animal);
    state.right[i] = right;
    state.left[i] = left;
    state.karma[i] = karma;
  }
  state.out = view.out;
  for (const wait of view.pending)
    state.pending.push(decisionOf(wait).imagined(wait, state, view.viewer, random));
  state.turns = view.turns;
  state.countdown = view.countdown;
  state.outcome = view.outcome;
}

/** What is remembered of a points pile, and as many unseen cards on it as are missing. MK-163 */
function withUnseen(remembered: readonly Card[], count: number, unseen: Zone): readonly Card[] {
  if (remembered.length === count) return remembered;
  const cards = remembered.slice();
  moveLast(unseen, cards, count - cards.length);
  return cards;
}

/** Every life card that the view neither shows nor remembers, shuffled. */
function unseenLifeCards(view: View, random: Random): Card[] {
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
  return scatteredRest(random, deck, left);
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

/** What is remembered lies at its place; who only watches knows no more than the top. MK-161, MK-200 */
function imagineDiscard(state: State, view: View, unseen: Card[]): void {
  const { viewer, discardTop, discardCount, rememberedDiscard, putAway } = view;
  const { discard } = state;
  if (viewer === 'onlooker') {
    if (discardTop === null) return;
    moveLast(unseen, discard, discardCount - 1);
    discard.push(discardTop);
    return;
  }
  // Numbers only, since an array that has held a null is slower for good.
  for (let i = 0; i < discardCount; i++) discard.push(rememberedDiscard[i] ?? 0);
  for (const part of putAway) {
    state.putAway.push(part);
    if (part.seat === viewer) continue;
    const cards = part.known.slice();
    moveLast(unseen, cards, part.count - cards.length);
    sortCards(cards); // A hand is put away in the order of the card list. MK-174
    for (let i = 0; i < cards.length; i++) discard[part.from + i] = cards[i];
  }
}

/** What is known lies at the bottom; above it the rest of that stack in any order. MK-164 */
function imagineStacks(state: State, view: View, random: Random): void {
  const left = rebirthDeckOf(view.options).copies.slice();
  see(left, state.animals);
  for (let stack = 0; stack < view.stacks.length; stack++) {
    const { count, bottom } = view.stacks[stack];
    see(left, bottom);
    const rest: Zone = [];
    for (const card of rebirthCards(stack)) if (left[card] > 0) rest.push(card);
    scatter(random, rest);
    const cards = bottom.slice();
    for (let i = 0; i < count - bottom.length; i++) cards.push(rest[i]);
    state.stacks[stack] = cards;
    state.returned[stack] = stack === HUMANS ? 0 : bottom.length;
  }
}
