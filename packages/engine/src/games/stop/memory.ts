import { bySeat, type Seat, type Viewer } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { cardsIn, cloneHand, emptyHand, type Hand, holds, put, putAll, take } from './hand.ts';
import type { State } from './state.ts';

/**
 * By owner, and for each owner by viewer, all in one list: the cards that the viewer has seen going into that hand and that
 * are there still. Hands that were passed on are their former owner's memory, a card turned for +X is everybody's. Each
 * memory is replaced when it changes, so that copies of a state can share it. Section 13
 */
export type Memories = (Readonly<Hand> | null)[];

function placeOf({ hands }: State, owner: Seat, viewer: Seat): number {
  return owner * hands.length + viewer;
}

/** What a viewer remembers of a hand, null if nothing; who only watches remembers nothing. */
export function memoryOf(state: State, owner: Seat, viewer: Viewer): Readonly<Hand> | null {
  const { memories } = state;
  return memories === null || viewer === 'onlooker' ? null : memories[placeOf(state, owner, viewer)];
}

export function rememberedBy(state: State, owner: Seat, viewer: Viewer): Card[] {
  const known = memoryOf(state, owner, viewer);
  return known === null ? [] : cardsIn(known);
}

const NOTHING = emptyHand();

function remember(state: State, owner: Seat, viewer: Seat, card: Card): void {
  const known = cloneHand(memoryOf(state, owner, viewer) ?? NOTHING);
  put(known, card);
  memoriesOf(state)[placeOf(state, owner, viewer)] = known;
}

/** All that a viewer remembers of a hand, where nothing was remembered of it before. */
export function rememberAll(state: State, owner: Seat, viewer: Seat, cards: readonly Card[]): void {
  const known = emptyHand();
  putAll(known, cards);
  memoriesOf(state)[placeOf(state, owner, viewer)] = known;
}

function memoriesOf(state: State): Memories {
  state.memories ??= bySeat(state.hands.length ** 2, () => null);
  return state.memories;
}

/** Everybody sees the card turned for +X. ST-47 */
export function seeTurned(state: State, owner: Seat, card: Card): void {
  for (let viewer = 0; viewer < state.hands.length; viewer++) {
    if (viewer !== owner) remember(state, owner, viewer, card);
  }
}

/** A card that is laid is in the hand no more. */
export function forgetLaid(state: State, owner: Seat, card: Card): void {
  const { memories } = state;
  if (memories === null) return;
  const end = placeOf(state, owner + 1, 0);
  for (let place = placeOf(state, owner, 0); place < end; place++) {
    const known = memories[place];
    if (known !== null && holds(known, card)) memories[place] = without(known, card);
  }
}

function without(known: Readonly<Hand>, card: Card): Hand {
  const rest = cloneHand(known);
  take(rest, card);
  return rest;
}

/** Memories go with the hands, and everybody knows the hand they have passed on. ST-44; called before the hands move */
export function passMemories(state: State, from: (seat: Seat) => Seat): void {
  const before = memoriesOf(state);
  const memories = before.slice();
  for (let owner = 0; owner < state.hands.length; owner++) {
    const giver = from(owner);
    for (let viewer = 0; viewer < state.hands.length; viewer++)
      memories[placeOf(state, owner, viewer)] = before[placeOf(state, giver, viewer)];
    memories[placeOf(state, owner, giver)] = cloneHand(state.hands[giver]);
    memories[placeOf(state, owner, owner)] = null;
  }
  state.memories = memories;
}

/** Does everybody remember the same of a hand in both states? */
export function hasSameMemories(before: State, after: State, owner: Seat): boolean {
  return after.hands.every((_, viewer) => memoryOf(before, owner, viewer) === memoryOf(after, owner, viewer));
}
