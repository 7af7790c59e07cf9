import type { Leg } from './flights.ts';
import type { Box } from './places.ts';

/** What the way of a card depends on besides its ends. */
export interface Ground {
  /** The table's unit, in pixels. */
  readonly u: number;
  /** How wide the card is drawn; it is scaled to where it lies. */
  readonly width: number;
  /** The middle of the table. */
  readonly middle: { readonly x: number; readonly y: number };
}

/** Parts of the way: raised until, lands from. */
export const LIFTED = 0.14;
const ARRIVES = 0.86;
const SAMPLES = 8;
/** The curve of a card from place to place, as `--move` has it. */
const MOVE = { x1: 0.35, y1: 0.05, x2: 0.15, y2: 1 };
const MOST_LEAN = 6;

/** Frames of transform alone: the page has no work with them while they last, and no card is drawn twice for being faded. */
export function carried({ turns }: Leg, from: Box, to: Box, ground: Ground): Keyframe[] {
  const { u } = ground;
  const { start, end, way, raised, above } = courseOf(from, to, ground);
  const grown = (t: number) => 1.06 - 0.01 * t + (turns ? 0.08 * Math.sin(Math.PI * t) : 0);
  return [start, ...way(LIFTED, ARRIVES, arc(raised, above, u), grown), end];
}

/** What the ways of all cards are made of. */
export function courseOf(from: Box, to: Box, ground: Ground) {
  const { u } = ground;
  const put = (offset: number, x: number, y: number, width: number, turn: number, grown = 1): Keyframe =>
    frame(offset, x, y, (width / ground.width) * grown, turn, ground.width);
  const lean = leanOf(from, to);
  return {
    put,
    start: put(0, from.x, from.y, from.width, from.turn),
    end: put(1, to.x, to.y, to.width, to.turn),
    way: (begins: number, ends: number, path: (t: number) => Point, grown: (t: number) => number) =>
      samples().map(({ time, way: t }) => {
        const { x, y } = path(t);
        // First against the direction, then into it.
        const turn = between(from.turn, to.turn, t) + lean * (Math.sin(Math.PI * t) - (1 - t) ** 4 / 3);
        return put(begins + (ends - begins) * time, x, y, between(from.width, to.width, t), turn, grown(t));
      }),
    raised: { x: from.x, y: from.y - 10 * u },
    above: { x: to.x, y: to.y - 5 * u },
  };
}

/** The shadow of a card that is carried. */
export const CARRIED: Keyframe[] = [
  { opacity: 0 },
  { opacity: 1, offset: LIFTED },
  { opacity: 1, offset: 0.8 },
  { opacity: 0 },
];

const HIT_MS = 180;
const REST = { translate: '0 0', scale: '1' };

/**
 * A place that gives way under every card that lands on it, in milliseconds from the beginning of the step. Its own transform
 * stays what styles make of it.
 */
export function struck(
  landings: readonly number[],
  u: number,
): { readonly frames: Keyframe[]; readonly starts: number; readonly lasts: number } {
  const moments = [...landings].sort((a, b) => a - b);
  const starts = moments[0];
  const lasts = moments[moments.length - 1] + HIT_MS - starts;
  const offsetOf = (moment: number) => (moment - starts) / lasts;
  const frames = moments.flatMap((moment, i): Keyframe[] => [
    { offset: offsetOf(moment), translate: `0 ${2 * u}px`, scale: '.985', easing: 'ease-out' },
    { offset: offsetOf(Math.min(moment + HIT_MS, moments[i + 1] ?? Number.POSITIVE_INFINITY)), ...REST },
  ]);
  return { frames, starts, lasts };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A quadratic curve over the middle of the way. */
export function arc(from: Point, to: Point, u: number): (t: number) => Point {
  const height = Math.min(90 * u, Math.max(24 * u, 0.14 * Math.hypot(to.x - from.x, to.y - from.y)));
  const over = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - height };
  const along = (a: number, b: number, c: number, t: number) =>
    (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c;
  return (t) => ({ x: along(from.x, over.x, to.x, t), y: along(from.y, over.y, to.y, t) });
}

/** Points of the curve `MOVE`: it need not be solved, as both of its sides are known for the same parameter. */
function samples(): { readonly time: number; readonly way: number }[] {
  const curve = (p: number, a: number, b: number) =>
    3 * (1 - p) ** 2 * p * a + 3 * (1 - p) * p ** 2 * b + p ** 3;
  return Array.from({ length: SAMPLES + 1 }, (_, i) => ({
    time: curve(i / SAMPLES, MOVE.x1, MOVE.x2),
    way: curve(i / SAMPLES, MOVE.y1, MOVE.y2),
  }));
}

function leanOf(from: Point, to: Point): number {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  return far === 0 ? 0 : (MOST_LEAN * (to.x - from.x)) / far;
}

export function between(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

function frame(offset: number, x: number, y: number, scale: number, turn: number, width: number): Keyframe {
  const [left, top] = [x - width / 2, y - width * 0.7];
  return {
    offset,
    transform: `translate(${round(left)}px,${round(top)}px) rotate(${round(turn)}deg) scale(${round(scale)})`,
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
