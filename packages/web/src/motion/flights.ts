import type { Card } from '@samsara/engine';
import type { Flight, FlightManner } from '../contract/board.ts';

/** The flights of one event. */
export interface Scene {
  readonly flights: readonly Flight[];
  /** The next one waits for a beat. */
  readonly isLoud?: boolean;
}

/** One card on its way, in milliseconds from the beginning of the step. */
export interface Leg {
  /** Whose event it belongs to. */
  readonly scene: number;
  readonly from: string;
  readonly to: string;
  readonly card: Card | null;
  /** So many cards lie under it. */
  readonly more: number;
  readonly turns: boolean;
  readonly manner: FlightManner | null;
  readonly starts: number;
  readonly lasts: number;
}

/** When each card leaves, and when each event begins and its first card lands. */
export interface Plan {
  readonly legs: readonly Leg[];
  readonly scenes: readonly { readonly starts: number; readonly lands: number }[];
}

/** How far two zones are from each other, in table units. */
export type Distance = (from: string, to: string) => number;

/** How long after each other cards leave that are dealt. */
export const DEALT_APART_MS = 70;
/** So many are seen of one flight; the last of them stands for the rest. */
export const MOST_CARDS = 8;
const MOST_DEALT = 14;
/** However much happens, nobody waits longer than this. */
export const LONGEST_MS = 2600;

/** How much of a step's time belongs to something else. */
export interface Margins {
  readonly before: number;
  readonly after: number;
}

/** The first cards of a game: one after another round the table; nothing moves at speed 0. */
export function planDeal(
  scenes: readonly Scene[],
  speed: number,
  distance: Distance,
  { before, after }: Margins,
): Plan {
  if (speed === 0) return stillPlan(scenes);
  const legs = dealRound(scenes, 0, before, distance);
  return quickened(
    legs,
    scenes.map(() => before),
    speed,
    LONGEST_MS - after,
  );
}

/** Where nothing moves. */
export function stillPlan(scenes: Plan['scenes'] | readonly Scene[]): Plan {
  return { legs: [], scenes: scenes.map(() => ({ starts: 0, lands: 0 })) };
}

/** One card on its way, as long as the way is. */
export function legOf(
  { from, to, turns = false, manner }: Flight,
  scene: number,
  card: Card | null,
  more: number,
  starts: number,
  distance: Distance,
): Leg {
  const lasts = Math.min(520, Math.max(280, 180 + 0.22 * distance(from, to)));
  return { scene, from, to, card, more, turns, manner: manner ?? null, starts, lasts };
}

/** Cards from the end, as a pile is taken from its top; the last one carries those that are not seen. */
export function seen({ cards }: Flight, most: number): [card: Card | null, more: number][] {
  const more = cards.length - most;
  if (more <= 0) return cards.map((card) => [card, 0]);
  return [...cards.slice(more + 1).map((card): [Card | null, number] => [card, 0]), [cards[more], more]];
}

/** One card each, round the table. */
export function dealRound(
  scenes: readonly Scene[],
  first: number,
  begins: number,
  distance: Distance,
): Leg[] {
  const legs: Leg[] = [];
  const each = Math.min(MOST_CARDS, Math.max(1, Math.floor(MOST_DEALT / scenes.length)));
  const hands = scenes.map(({ flights: [flight] }) => seen(flight, each));
  for (let round = 0; round < each; round++) {
    hands.forEach((hand, i) => {
      const leaves = begins + legs.length * DEALT_APART_MS;
      if (round < hand.length)
        legs.push(legOf(scenes[i].flights[0], first + i, ...hand[round], leaves, distance));
    });
  }
  return legs;
}

/** Everything in the time there is. */
export function quickened(
  legs: readonly Leg[],
  starts: readonly number[],
  speed: number,
  longest: number,
): Plan {
  const end = Math.max(endOf(legs), ...starts);
  const pace = Math.max(1, end / longest) * speed;
  const quick = legs.map((leg) => ({ ...leg, starts: leg.starts / pace, lasts: leg.lasts / pace }));
  return {
    legs: quick,
    scenes: starts.map((begins, scene) => {
      const first = quick.find((leg) => leg.scene === scene);
      return {
        starts: begins / pace,
        lands: first === undefined ? begins / pace : first.starts + first.lasts,
      };
    }),
  };
}

export function endOf(legs: readonly Leg[]): number {
  return legs.reduce((end, { starts, lasts }) => Math.max(end, starts + lasts), 0);
}

/** The names under which a zone may be found: itself, then the seat it belongs to. */
export function zoneNames(zone: string): string[] {
  const owner = zone.split(':')[1];
  return owner === undefined ? [zone] : [zone, `hand:${owner}`, `seat:${owner}`];
}

/**
 * When cards that have landed in this step go on from there, by their place in `ways`: each of several that leave takes
 * another one with it, also where nobody sees which. What is dealt lies until the end.
 */
export function goneFrom(
  ways: readonly { readonly leg: Leg; readonly card: unknown }[],
  end: number,
): ReadonlyMap<number, number> {
  const gone = new Map<number, number>();
  ways.forEach(({ leg: { from, card, starts }, card: leaves }, i) => {
    if (leaves !== null) return;
    const landed = ways.findIndex(
      ({ leg }, j) => j < i && leg.to === from && leg.card === card && !gone.has(j),
    );
    if (landed >= 0) gone.set(landed, starts);
  });
  ways.forEach(({ leg }, i) => {
    if (leg.manner === 'deal' && !gone.has(i)) gone.set(i, end);
  });
  return gone;
}
