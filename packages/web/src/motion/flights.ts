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

/** A card that is turned over travels at least so long. */
const TURN_MS = 480;
const LASTS: Partial<Record<FlightManner, number>> = {
  throw: 220,
  slide: 360,
  blind: 1000,
  ring: 900,
  tear: 560,
};
/** How long after each other cards of one flight leave. */
const APART_MS = 90;
const APART: Partial<Record<FlightManner, number>> = { deal: 70, packet: 18, ring: 18 };
/** So many are seen of one flight; the last of them stands for the rest. */
const MOST_CARDS = 8;
const MOST_OF_A_PACKET = 5;
const MOST_DEALT = 14;
/** The next flight leaves when the one before has done so much of its way. */
const NEXT_FLIGHT = 2 / 3;
const BEAT_MS = 420;
/** However much happens, nobody waits longer than this. */
const LONGEST_MS = 2600;

/** How much of a step's time belongs to something else. */
export interface Margins {
  readonly before: number;
  readonly after: number;
}

const NO_MARGINS: Margins = { before: 0, after: 0 };

/** One event after another; nothing moves at speed 0. */
export function planStep(
  scenes: readonly Scene[],
  speed: number,
  distance: Distance,
  { before, after } = NO_MARGINS,
): Plan {
  if (speed === 0) return { legs: [], scenes: scenes.map(() => ({ starts: 0, lands: 0 })) };
  const legs: Leg[] = [];
  const starts: number[] = [];
  let clock = before;
  for (let i = 0; i < scenes.length; i++) {
    const dealt = dealtFrom(scenes, i);
    if (dealt > 0) {
      const round = dealRound(scenes.slice(i, i + dealt), i, clock, distance);
      legs.push(...round);
      for (let each = 0; each < dealt; each++) starts.push(clock);
      clock = endOf(round);
      i += dealt - 1;
      continue;
    }
    starts.push(clock);
    const { flights, isLoud = false } = scenes[i];
    const [own, next] = planScene(flights, i, clock, distance);
    legs.push(...own);
    clock = isLoud && i < scenes.length - 1 ? Math.max(clock, endOf(own)) + BEAT_MS : next;
  }
  return quickened(legs, starts, speed, LONGEST_MS - after);
}

/** The legs of one event, and when the next one may begin. */
function planScene(
  flights: readonly Flight[],
  scene: number,
  begins: number,
  distance: Distance,
): [Leg[], number] {
  const legs: Leg[] = [];
  let clock = begins;
  let leaves = begins;
  for (const flight of flights) {
    if (!flight.together) leaves = clock;
    const { manner } = flight;
    const apart = (manner && APART[manner]) ?? APART_MS;
    const own = seen(flight, manner === 'packet' || manner === 'ring' ? MOST_OF_A_PACKET : MOST_CARDS).map(
      ([card, more], place) => legOf(flight, scene, card, more, leaves + place * apart, distance),
    );
    legs.push(...own);
    const last = own.at(-1);
    if (last !== undefined) clock = Math.max(clock, last.starts + last.lasts * NEXT_FLIGHT);
  }
  return [legs, clock];
}

function legOf(
  { from, to, turns = false, manner }: Flight,
  scene: number,
  card: Card | null,
  more: number,
  starts: number,
  distance: Distance,
): Leg {
  const travel = Math.min(520, Math.max(280, 180 + 0.22 * distance(from, to)));
  const lasts = (manner && LASTS[manner]) ?? (turns ? Math.max(TURN_MS, travel) : travel);
  return { scene, from, to, card, more, turns, manner: manner ?? null, starts, lasts };
}

/** Cards from the end, as a pile is taken from its top; the last one carries those that are not seen. */
function seen({ cards }: Flight, most: number): [card: Card | null, more: number][] {
  const more = cards.length - most;
  if (more <= 0) return cards.map((card) => [card, 0]);
  return [...cards.slice(more + 1).map((card): [Card | null, number] => [card, 0]), [cards[more], more]];
}

/** How many events from this one on deal cards. */
function dealtFrom(scenes: readonly Scene[], first: number): number {
  const end = scenes.findIndex(
    ({ flights }, i) =>
      i >= first && (flights.length === 0 || flights.some(({ manner }) => manner !== 'deal')),
  );
  return (end < 0 ? scenes.length : end) - first;
}

/** One card each, round the table. */
function dealRound(scenes: readonly Scene[], first: number, begins: number, distance: Distance): Leg[] {
  const legs: Leg[] = [];
  const each = Math.min(MOST_CARDS, Math.max(1, Math.floor(MOST_DEALT / scenes.length)));
  const hands = scenes.map(({ flights: [flight] }) => seen(flight, each));
  for (let round = 0; round < each; round++) {
    hands.forEach((hand, i) => {
      const leaves = begins + legs.length * (APART.deal ?? 0);
      if (round < hand.length)
        legs.push(legOf(scenes[i].flights[0], first + i, ...hand[round], leaves, distance));
    });
  }
  return legs;
}

/** Everything in the time there is. */
function quickened(legs: readonly Leg[], starts: readonly number[], speed: number, longest: number): Plan {
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
