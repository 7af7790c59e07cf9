import type { Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { COLOURS, type Colour, VALUES } from './cards.ts';
import { end } from './ending.ts';
import type { Tell } from './events.ts';
import { cardOf, joinHand, seersOf } from './memory.ts';
import { dealToDeck } from './source.ts';
import { NO_CARDS, type State, seatingAt } from './state.ts';
import type { Options } from './variants.ts';

/** Points needed in one life to leave a rung: officially 4, 5, 6 and 7. KK-11, KKR-92 */
export function neededOn(rung: number, { rung_points }: Pick<Options, 'rung_points'>): number {
  return rung_points + rung;
}

/** The rungs by their words. KK-10 */
export const RUNGS = ['dung-beetle', 'snake', 'wolf', 'ape', 'transcendence'] as const;
const TRANSCENDENCE = 4;

/** Death and rebirth in one turn: score, figure or ring, then a new life unless the game is won. KK-51, KK-66, KKR-67 */
export function dieAndBeReborn(state: State, seat: Seat, spent: number, tell: Tell): void {
  const deeds = scoreOf(state.deeds[seat]);
  const needed = neededOn(state.rungs[seat], state.options);
  addRings(state, seat, -spent);
  tell?.({ type: 'died', seat, deeds, rings: spent, needed });
  if (deeds + spent >= needed) {
    ascend(state, seat, tell);
    if (state.outcome) return;
  } else {
    stay(state, seat, tell);
  }
  beReborn(state, seat, tell);
}

/** Points of the best colour; mosaic Deeds count for every colour. KK-52, KK-53, KKR-57, KKR-59 */
export function scoreOf(deeds: readonly Card[]): number {
  const points = pointsByColour(deeds);
  return Math.max(points.red, points.green, points.blue) + points.mosaic;
}

/** The points of a row of Deeds, colour by colour. KK-12 */
export function pointsByColour(deeds: readonly Card[]): Record<Colour, number> {
  const points = { red: 0, green: 0, blue: 0, mosaic: 0 };
  for (let i = 0; i < deeds.length; i++) points[COLOURS[deeds[i]]] += VALUES[deeds[i]];
  return points;
}

/** One rung up; Transcendence wins at once, for allies too. KK-55, KK-59, KK-77, KK-82, KKR-64, KKR-66 */
function ascend(state: State, seat: Seat, tell: Tell): void {
  const rung = state.rungs[seat] + 1;
  state.rungs = replaced(state.rungs, seat, rung);
  tell?.({ type: 'ascended', seat, rung });
  if (rung === TRANSCENDENCE) end(state, seatingAt(state).sides[seat], 'transcended', tell);
}

/** The figure stays, and its player gets a ring while there are any. KK-56, KKR-63, KKR-65 */
function stay(state: State, seat: Seat, tell: Tell): void {
  const ring = ringsLeft(state) > 0;
  if (ring) addRings(state, seat, 1);
  tell?.({ type: 'stayed', seat, ring });
}

function addRings(state: State, seat: Seat, count: number): void {
  state.rings = replaced(state.rings, seat, state.rings[seat] + count);
}

function replaced(numbers: readonly number[], seat: Seat, number: number): readonly number[] {
  const copy = numbers.slice();
  copy[seat] = number;
  return copy;
}

/** Of the supply, to which spent ones return. KK-04, KKR-65, KKR-92 */
function ringsLeft(state: State): number {
  let left = state.options.rings;
  for (let seat = 0; seat < state.rings.length; seat++) left -= state.rings[seat];
  return left;
}

/** Deeds to the Ruins as one block, Future to the Hand, then the Deck is dealt, if need be after a reshuffle. KKR-92, KK-60, KK-61, KK-62, KK-64, KK-88, KK-91, KKR-46 */
function beReborn(state: State, seat: Seat, tell: Tell): void {
  const { ruins } = state;
  const deeds = state.deeds[seat];
  const future = state.futures[seat];
  const hand = state.hands[seat];
  for (let i = 0; i < deeds.length; i++) ruins.push(deeds[i]);
  state.deeds[seat] = NO_CARDS;
  const cards = tell ? future.map(cardOf) : null;
  for (let i = future.length - 1; i >= 0; i--) joinHand(state, seat, cardOf(future[i]), seersOf(future[i]));
  state.futures[seat] = NO_CARDS;
  dealToDeck(state, seat, state.options.new_life - hand.size, tell);
  tell?.({ type: 'reborn', seat, count: hand.size, deck: state.decks[seat].length, cards });
}
