import { copiesIn, emptyHand, type Hand, kindsIn, lowestOf } from '../../../kernel/hand.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { Card } from '../../../kernel/zones.ts';
import { type CardId, COLOURS, type Colour, KINDS, VALUES } from '../cards.ts';
import { cardOf, type Hidden } from '../memory.ts';
import { neededOn } from '../rebirth.ts';
import type { State } from '../state.ts';

/** Colours in the order in which they are preferred among equals; mosaic counts for all of them. KK-53 */
const SCORING: readonly Colour[] = ['red', 'green', 'blue', 'mosaic'];
const MOSAIC = 3;

/** By card: the place of its colour in `SCORING`. */
const COLOUR_OF: readonly number[] = COLOURS.map((colour) => SCORING.indexOf(colour));

/**
 * Points of all four colours in one number, a byte for each: adding two adds every colour, and nothing is allocated where
 * a search asks thousands of times. All cards of a colour together have 33 points.
 */
export type Points = number;

const BYTE = 8;
const FULL = 0xff;

const POINTS_OF: readonly Points[] = VALUES.map((value, card) => value << (BYTE * COLOUR_OF[card]));

function inColour(points: Points, colour: number): number {
  return (points >> (BYTE * colour)) & FULL;
}

/** Points of the best colour and of mosaic. KK-52, KK-53 */
export function bestColour(points: Points): number {
  return Math.max(inColour(points, 0), inColour(points, 1), inColour(points, 2)) + inColour(points, MOSAIC);
}

/** Of the first cards of a pile, or of all. */
export function pointsIn(pile: readonly Hidden[], count = pile.length): Points {
  let points = 0;
  for (let i = 0; i < count; i++) points += POINTS_OF[cardOf(pile[i])];
  return points;
}

/** The Hand whose points were counted last, and those points: the same Hand is asked about for every move of a moment. */
const counted = emptyHand();
let countedPoints: Points = 0;

export function pointsInHand(hand: Hand): Points {
  if (hand.ones === counted.ones && hand.twos === counted.twos && hand.fours === counted.fours)
    return countedPoints;
  let points = 0;
  for (let left = kindsIn(hand); left !== 0; left &= left - 1) {
    const card = lowestOf(left);
    points += copiesIn(hand, card) * POINTS_OF[card];
  }
  counted.ones = hand.ones;
  counted.twos = hand.twos;
  counted.fours = hand.fours;
  countedPoints = points;
  return points;
}

/** The colour in which Deeds and Hand together promise most; Deeds count for more, because they lie already. KK-50 */
function planOf(deeds: Points, hand: Hand): number {
  const points = 2 * deeds + pointsInHand(hand);
  const best = inColour(points, 1) > inColour(points, 0) ? 1 : 0;
  return inColour(points, 2) > inColour(points, best) ? 2 : best;
}

/** Points that the Deeds still lack for the next rung, rings counted in. KK-11, KK-54 */
export function missing(state: State, seat: Seat): number {
  return missingBeside(pointsIn(state.deeds[seat]), state, seat);
}

export function missingBeside(deeds: Points, state: State, seat: Seat): number {
  return neededOn(state.rungs[seat], state.options) - bestColour(deeds) - state.rings[seat];
}

/** What a card is worth as a Deed of this life; nothing once the life is good enough. */
export function serves(state: State, seat: Seat, card: Card): number {
  const deeds = pointsIn(state.deeds[seat]);
  return missingBeside(deeds, state, seat) > 0 && suitsPlan(deeds, state, seat, card) ? 2 * VALUES[card] : 0;
}

/** Does a card count in the colour of this life, beside such Deeds? */
export function suitsPlan(deeds: Points, state: State, seat: Seat, card: Card): boolean {
  const colour = COLOUR_OF[card];
  return colour === MOSAIC || colour === planOf(deeds, state.hands[seat]);
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
