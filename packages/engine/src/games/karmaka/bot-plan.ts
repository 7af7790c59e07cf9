import { type Hand, lowestOf } from '../../kernel/hand.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { type CardId, COLOURS, type Colour, KINDS, VALUES } from './cards.ts';
import { cardOf } from './memory.ts';
import { NEEDED, scoreOf } from './rebirth.ts';
import type { State } from './state.ts';

/** Colours in the order in which they are preferred among equals; mosaic counts for all of them. KK-53 */
const SCORING: readonly Colour[] = ['red', 'green', 'blue', 'mosaic'];
const MOSAIC = 3;

/** By card: the place of its colour in `SCORING`. */
export const COLOUR_OF: readonly number[] = COLOURS.map((colour) => SCORING.indexOf(colour));

/** The colour in which Deeds and Hand together promise most; Deeds count for more, because they lie already. KK-50 */
function planOf(state: State, seat: Seat): number {
  const points = [0, 0, 0, 0];
  const deeds = state.deeds[seat];
  for (let i = 0; i < deeds.length; i++) points[COLOUR_OF[deeds[i]]] += 2 * VALUES[deeds[i]];
  addHand(points, state.hands[seat]);
  const best = points[1] > points[0] ? 1 : 0;
  return points[2] > points[best] ? 2 : best;
}

/** Adds the points of the cards of a Hand by colour. */
export function addHand(points: number[], { kinds, counts }: Hand): void {
  for (let left = kinds; left !== 0; left &= left - 1) {
    const card = lowestOf(left);
    points[COLOUR_OF[card]] += counts[card] * VALUES[card];
  }
}

/** Points of the best colour, given by colour. KK-52, KK-53 */
export function bestColour(points: readonly number[]): number {
  return Math.max(points[0], points[1], points[2]) + points[MOSAIC];
}

/** Points that the Deeds still lack for the next rung, rings counted in. KK-11, KK-54 */
export function missing(state: State, seat: Seat): number {
  return NEEDED[state.rungs[seat]] - scoreOf(state.deeds[seat]) - state.rings[seat];
}

/** What a card is worth as a Deed of this life; nothing once the life is good enough. */
export function serves(state: State, seat: Seat, card: Card): number {
  if (missing(state, seat) <= 0) return 0;
  const colour = COLOUR_OF[card];
  return colour === MOSAIC || colour === planOf(state, seat) ? 2 * VALUES[card] : 0;
}

/** What a card is worth as a seed: its points, and more in the colour that the Future has most of. KK-50 */
export function suitsNextLife(state: State, seat: Seat, card: Card): number {
  const colour = COLOUR_OF[card];
  const future = state.futures[seat];
  let same = 0;
  for (let i = 0; i < future.length; i++) {
    if (colour === MOSAIC || COLOUR_OF[cardOf(future[i])] === colour) same++;
  }
  return 2 * VALUES[card] + Math.min(same, 3);
}

/** The cards by their ids: `CARD.dwindle`. */
export const CARD = Object.fromEntries(KINDS.map(({ id }, card) => [id, card])) as Readonly<
  Record<CardId, Card>
>;
