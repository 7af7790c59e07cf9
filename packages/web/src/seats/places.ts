/** Where the faces of the others are, clockwise from the left of whoever looks: on lying, upright and small screens. */
export interface Place {
  readonly lying: Point;
  readonly tablet: Point;
  /** Across in percent; the row decides how far down. */
  readonly phone: Point;
}

/** Percent of the stage. */
export type Point = readonly [x: number, y: number];

/** From so many others on, a phone has two rows of them. */
export const TWO_ROWS_FROM = 7;
const TABLET_ROWS_FROM = 6;

/** Rows on a phone, in units below the corners; the lower of two is further down where letters are large. */
const ONLY_ROW = 26;
const HIGHER_ROW = 18;
const UPPER_ROW = 22;
export const LOWER_ROW = 108;

/** The left half up to the middle, by how many others there are; the right half mirrors it. */
const LYING = [
  '',
  '50,7',
  '33,7',
  '13,26 50,7',
  '11,34 34,8',
  '10,42 20,15 50,7',
  '9,46 18,20 39,8',
  '9,50 15,25 31,10 50,7',
  '8,54 12,32 25,13 42,7',
  '8,56 11,36 21,17 35,8 50,6',
  '8,58 10,41 17,23 29,11 43,6',
  '8,63 9,46.5 14,29.5 24,15 36,8 50,6',
];
const TABLET = ['', '50,10', '30,10', '15,19 50,9', '13,23 36,10', '11,24 29,11 50,9'];

export function placesOf(others: number): Place[] {
  const lying = mirrored(LYING[others], others);
  const phone = others < TWO_ROWS_FROM ? row(others) : loop(others, UPPER_ROW, LOWER_ROW);
  const tablet =
    others < TABLET_ROWS_FROM ? mirrored(TABLET[others], others) : loop(others, 8.5, 22).map(inTablet);
  return lying.map((point, i) => ({ lying: point, tablet: tablet[i], phone: phone[i] }));
}

/** Which way somebody looks who looks at somebody else: a step of length 1. */
export function towards([x, y]: Point, [toX, toY]: Point): Point {
  const length = Math.hypot(toX - x, toY - y);
  return length === 0 ? [0, 0] : [(toX - x) / length, (toY - y) / length];
}

function mirrored(half: string, count: number): Point[] {
  const left = half.split(' ').map((point) => point.split(',').map(Number) as unknown as Point);
  return Array.from({ length: count }, (_, i) =>
    i < left.length ? left[i] : [100 - left[count - 1 - i][0], left[count - 1 - i][1]],
  );
}

/** Side by side; of three the middle one sits a little higher. */
function row(count: number): Point[] {
  return Array.from({ length: count }, (_, i) => [
    count === 2 ? 27 + 46 * i : (100 / count) * (i + 0.5),
    count === 3 && i === 1 ? HIGHER_ROW : ONLY_ROW,
  ]);
}

/** Two rows as one loop: out to the left in the lower one, across in the upper one, back in the lower one. */
function loop(count: number, upper: number, lower: number): Point[] {
  const below = lowerOf(count) / 2;
  const above = count - 2 * below;
  const columns = Math.max(above, 2 * below);
  const across = (columnOf: number) => (100 / columns) * (columnOf + 0.5);
  const left = Array.from({ length: below }, (_, i): Point => [across(below - 1 - i), lower]);
  const top = Array.from({ length: above }, (_, i): Point => [(100 / above) * (i + 0.5), upper]);
  return [...left, ...top, ...left.map(([x, y]): Point => [100 - x, y]).reverse()];
}

function lowerOf(count: number): number {
  if (count < 8) return 2;
  return count === 11 ? 6 : 4;
}

/** In from the rounded edge of the table. */
function inTablet([x, y]: Point): Point {
  return [50 + (x - 50) * 0.96, y];
}
