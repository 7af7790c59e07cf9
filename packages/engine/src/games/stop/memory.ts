import type { Seat, Viewer } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { cardsIn, cloneHand, emptyHand, type Hand, holds, put, putAll, take } from './hand.ts';
import type { State } from './state.ts';

/**
 * By owner, then by viewer: the cards that the viewer has seen going into that hand and that are there still. Hands that
 * were passed on are their former owner's memory, a card turned for +X is everybody's. They seldom change, and are then
 * replaced, so that copies of a state can share them. Section 13
 */
export type Memories = (Readonly<Hand> | null)[][];

/** What a viewer remembers of a hand; who only watches remembers nothing. */
export function rememberedBy({ memories }: State, owner: Seat, viewer: Viewer): Card[] {
  const known = memories === null || viewer === 'onlooker' ? null : memories[owner][viewer];
  return known === null ? [] : cardsIn(known);
}

const NOTHING = emptyHand();

export function remember(state: State, owner: Seat, viewer: Seat, card: Card): void {
  const row = memoriesOf(state)[owner];
  const known = cloneHand(row[viewer] ?? NOTHING);
  put(known, card);
  row[viewer] = known;
}

/** All that a viewer remembers of a hand, where nothing was remembered of it before. */
export function rememberAll(state: State, owner: Seat, viewer: Seat, cards: readonly Card[]): void {
  const known = emptyHand();
  putAll(known, cards);
  memoriesOf(state)[owner][viewer] = known;
}

function memoriesOf(state: State): Memories {
  state.memories ??= state.hands.map(() => state.hands.map(() => null));
  return state.memories;
}

/** Everybody sees the card turned for +X. ST-47 */
export function seeTurned(state: State, owner: Seat, card: Card): void {
  for (let viewer = 0; viewer < state.hands.length; viewer++) {
    if (viewer !== owner) remember(state, owner, viewer, card);
  }
}

/** A card that is laid is in the hand no more. */
export function forgetLaid({ memories }: State, owner: Seat, card: Card): void {
  if (memories === null) return;
  const row = memories[owner];
  for (let viewer = 0; viewer < row.length; viewer++) {
    const known = row[viewer];
    if (known !== null && holds(known, card)) row[viewer] = without(known, card);
  }
}

function without(known: Readonly<Hand>, card: Card): Hand {
  const rest = cloneHand(known);
  take(rest, card);
  return rest;
}

/** Memories go with the hands, and everybody knows the hand they have passed on. ST-44; called before the hands move */
export function passMemories(state: State, from: (seat: Seat) => Seat): void {
  const memories = memoriesOf(state);
  const before = memories.slice();
  for (let owner = 0; owner < before.length; owner++) {
    const giver = from(owner);
    const row = before[giver];
    row[giver] = cloneHand(state.hands[giver]);
    row[owner] = null;
    memories[owner] = row;
  }
}

export function cloneMemories(memories: Memories | null): Memories | null {
  return memories && memories.map((row) => row.slice());
}
