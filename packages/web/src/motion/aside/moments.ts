import { CENTRED } from '../opening/showing.ts';

/** Frames of what people, cards and places do at great moments: transform and opacity alone. */

/** What is changed on the table itself is held until the table is drawn anew. */
export const HELD_MS = 2600;

/** A laurel has so many leaves, half of them on either side. */
export const LEAVES = 14;
const LOWEST_LEAF = 165;
const LEAF_APART = 21;

/** Where a leaf of the laurel is, round the middle: pairs from below to the top. */
export function leafAt(i: number, radius: number): string {
  const side = i % 2 === 0 ? -1 : 1;
  const angle = side * (LOWEST_LEAF - LEAF_APART * Math.floor(i / 2));
  return `${CENTRED} rotate(${angle}deg) translateY(${-radius}px) rotate(${side * -52}deg)`;
}

export function leafGrows(still: string): Keyframe[] {
  return [
    { transform: `${still} scale(.2)`, opacity: 0 },
    { transform: still, opacity: 1, offset: 0.12 },
    { transform: still, opacity: 1, offset: 0.85 },
    { transform: still, opacity: 0 },
  ];
}

interface Way {
  readonly x: number;
  readonly y: number;
}

/** Up to the next roof in one hop; or, without a way, down and up again at the same place. */
export function walked(way: Way | null, u: number): Keyframe[] {
  const at = (x: number, y: number, scale: number, offset: number, easing = 'ease-in-out'): Keyframe => ({
    transform: `translate(${x}px,${y}px) scale(${scale})`,
    offset,
    easing,
  });
  if (way === null)
    return [
      at(0, 0, 1, 0),
      at(0, 16 * u, 0.82, 0.14),
      at(0, -4 * u, 1.04, 0.27),
      at(0, 0, 1, 0.33),
      at(0, 0, 1, 1),
    ];
  const { x, y } = way;
  return [
    at(0, 0, 1, 0, 'ease-in'),
    at(0, 5 * u, 0.94, 0.04, 'ease-out'),
    at(x / 2, y - 34 * u, 1.2, 0.15, 'ease-in'),
    at(x, y, 1.02, 0.24, 'ease-out'),
    at(x, y - 7 * u, 1.06, 0.28, 'ease-in'),
    at(x, y, 1, 0.32),
    at(x, y, 1, 1),
  ];
}

/** How many places from the nearer end of a row. */
export function fromOuterEnd(i: number, count: number): number {
  return Math.min(i, count - 1 - i);
}
