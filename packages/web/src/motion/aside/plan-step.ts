import type { Flight, FlightManner } from '../../contract/board.ts';
import {
  DEALT_APART_MS,
  type Distance,
  dealRound,
  endOf,
  type Leg,
  LONGEST_MS,
  legOf,
  MOST_CARDS,
  type Plan,
  quickened,
  type Scene,
  seen,
  stillPlan,
} from '../flights.ts';

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
const APART: Partial<Record<FlightManner, number>> = { deal: DEALT_APART_MS, packet: 18, ring: 18 };
const MOST_OF_A_PACKET = 5;
/** The next flight leaves when the one before has done so much of its way. */
const NEXT_FLIGHT = 2 / 3;
const BEAT_MS = 420;

/** One event after another; nothing moves at speed 0. */
export function planStep(scenes: readonly Scene[], speed: number, distance: Distance): Plan {
  if (speed === 0) return stillPlan(scenes);
  const legs: Leg[] = [];
  const starts: number[] = [];
  let clock = 0;
  for (let i = 0; i < scenes.length; i++) {
    const dealt = dealtFrom(scenes, i);
    if (dealt > 0) {
      const round = dealRound(scenes.slice(i, i + dealt), i, clock, distance).map(timed);
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
  return quickened(legs, starts, speed, LONGEST_MS);
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
      ([card, more], place) => timed(legOf(flight, scene, card, more, leaves + place * apart, distance)),
    );
    legs.push(...own);
    const last = own.at(-1);
    if (last !== undefined) clock = Math.max(clock, last.starts + last.lasts * NEXT_FLIGHT);
  }
  return [legs, clock];
}

/** Some ways take a time of their own. */
function timed(leg: Leg): Leg {
  const { manner, turns } = leg;
  const lasts = (manner && LASTS[manner]) ?? (turns ? Math.max(TURN_MS, leg.lasts) : leg.lasts);
  return { ...leg, lasts };
}

/** How many events from this one on deal cards. */
function dealtFrom(scenes: readonly Scene[], first: number): number {
  const end = scenes.findIndex(
    ({ flights }, i) =>
      i >= first && (flights.length === 0 || flights.some(({ manner }) => manner !== 'deal')),
  );
  return (end < 0 ? scenes.length : end) - first;
}
