import type { FeaturePart } from './features.ts';

/**
 * The first layer of a network, worked out for every number that a feature can have, so that asking adds one row for each
 * feature that is not zero and multiplies nothing. Two units share a word: the sums of each stay within 16 bits.
 */
export interface Rows {
  /** Words in a row. */
  readonly width: number;
  /** By feature: where the row for 1 begins, and the largest number that has a row. */
  readonly starts: Int32Array;
  readonly most: Uint8Array;
  readonly words: Int32Array;
}

/** Weights that a part has for each unit: one for every step, or one for all of them. */
export function weightsIn(parts: readonly FeaturePart[]): number {
  return parts.reduce((sum, { length, most, byStep }) => sum + length * (byStep ? most : 1), 0);
}

/** From weights in rows of `units`, which must be even. */
export function rowsFrom(parts: readonly FeaturePart[], weights: Int8Array, units: number): Rows {
  const features = parts.reduce((sum, { length }) => sum + length, 0);
  const rows = parts.reduce((sum, { length, most }) => sum + length * most, 0);
  const width = units / 2;
  const starts = new Int32Array(features);
  const highest = new Uint8Array(features);
  const words = new Int32Array(rows * width);
  let feature = 0;
  let row = 0;
  let weight = 0;
  for (const { length, most, byStep } of parts) {
    for (let i = 0; i < length; i++, feature++) {
      starts[feature] = row * width;
      highest[feature] = most;
      for (let number = 1; number <= most; number++, row++) {
        const from = (weight + (byStep ? number - 1 : 0)) * units;
        for (let word = 0; word < width; word++) {
          const before = number === 1 ? 0 : words[(row - 1) * width + word];
          words[row * width + word] = before + packed(weights[from + 2 * word], weights[from + 2 * word + 1]);
        }
      }
      weight += byStep ? most : 1;
    }
  }
  return { width, starts, most: highest, words };
}

/** The rows of two networks side by side, so that both are added in one go. */
export function besides(left: Rows, right: Rows): Rows {
  const width = left.width + right.width;
  const count = left.words.length / left.width;
  const words = new Int32Array(count * width);
  for (let row = 0; row < count; row++) {
    words.set(left.words.subarray(row * left.width, (row + 1) * left.width), row * width);
    words.set(right.words.subarray(row * right.width, (row + 1) * right.width), row * width + left.width);
  }
  return { width, starts: left.starts.map((start) => (start / left.width) * width), most: left.most, words };
}

const HALF = 16;

export function packed(first: number, second: number): number {
  return (second << HALF) + first;
}

/** Adds the rows of these numbers to the sums from `at` on. */
export function addRows(
  { width, starts, most, words }: Rows,
  numbers: Uint8Array,
  first: number,
  sums: Int32Array,
  at: number,
): void {
  for (let i = 0; i < starts.length; i++) {
    const number = numbers[first + i];
    if (number === 0) continue;
    let from = starts[i] + ((number > most[i] ? most[i] : number) - 1) * width;
    const end = from + width;
    for (let to = at; from < end; ) sums[to++] += words[from++];
  }
}

/** What a hidden unit counts at most: four times what is written as 64. */
const FULL = 255;

/** Takes the two units of each word apart, nothing below zero and nothing above full. */
export function unpack(sums: Int32Array, count: number, units: Int32Array): void {
  for (let word = 0; word < count; word++) {
    const first = (sums[word] << HALF) >> HALF;
    const second = (sums[word] - first) >> HALF;
    units[2 * word] = first < 0 ? 0 : first > FULL ? FULL : first;
    units[2 * word + 1] = second < 0 ? 0 : second > FULL ? FULL : second;
  }
}
