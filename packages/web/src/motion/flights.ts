import type { Card } from '@samsara/engine';
import type { Flight } from '../contract/board.ts';

/** One card on its way, in milliseconds from the beginning of the sequence. */
export interface Leg {
  readonly from: string;
  readonly to: string;
  readonly card: Card | null;
  readonly turns: boolean;
  readonly starts: number;
  readonly lasts: number;
}

/** How long one card travels at normal speed. */
const TRAVEL_MS = 330;
/** A card that nobody knew is turned over slowly. */
const TURN_MS = 900;
/** Cards of one flight overlap by two thirds, flights by one. */
const NEXT_CARD = 1 / 3;
const NEXT_FLIGHT = 2 / 3;
/** More cards than this travel as one heap. */
const MOST_CARDS = 6;
/** However much happens, nobody waits longer than this. */
const LONGEST_MS = 2600;

/** When each card leaves, one flight after another; empty when nothing shall move. */
export function planFlights(flights: readonly Flight[], speed: number): Leg[] {
  if (speed === 0) return [];
  const legs: Leg[] = [];
  let clock = 0;
  let leaves = 0;
  for (const { from, to, cards, turns = false, together = false } of flights) {
    const shown = cards.slice(-MOST_CARDS);
    const lasts = turns ? TURN_MS : TRAVEL_MS;
    if (!together) leaves = clock;
    shown.forEach((card, place) => {
      legs.push({ from, to, card, turns, starts: leaves + place * lasts * NEXT_CARD, lasts });
    });
    if (shown.length > 0)
      clock = Math.max(clock, leaves + lasts * (NEXT_FLIGHT + (shown.length - 1) * NEXT_CARD));
  }
  return quickened(legs, speed);
}

/** All flights in the time there is. */
function quickened(legs: readonly Leg[], speed: number): Leg[] {
  const end = endOf(legs);
  const pace = Math.max(1, end / LONGEST_MS) * speed;
  return legs.map((leg) => ({ ...leg, starts: leg.starts / pace, lasts: leg.lasts / pace }));
}

export function endOf(legs: readonly Leg[]): number {
  return legs.reduce((end, { starts, lasts }) => Math.max(end, starts + lasts), 0);
}

/** The names under which a zone may be found: itself, then the seat it belongs to. */
export function zoneNames(zone: string): string[] {
  const owner = zone.split(':')[1];
  return owner === undefined ? [zone] : [zone, `hand:${owner}`, `seat:${owner}`];
}
