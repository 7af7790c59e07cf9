import { expect, test } from 'vitest';
import { counted, stepped } from './features.ts';
import { addRows, besides, rowsFrom, unpack, weightsIn } from './rows.ts';

/** Two cards that count up to 2, and a level of which each of three steps has a weight; two units. */
const PARTS = [counted(2, 2), stepped(1, 3)];
const WEIGHTS = Int8Array.from([
  // cards
  10, -20, -127, 127,
  // steps
  1, 2, 3, 4, 5, 6,
]);

function unitsOf(numbers: readonly number[]): number[] {
  const sums = new Int32Array(1);
  addRows(rowsFrom(PARTS, WEIGHTS, 2), Uint8Array.from(numbers), 0, sums, 0);
  const units = new Int32Array(2);
  unpack(sums, 1, units);
  return [...units];
}

test('a part that is counted has one weight for each number, one by the step has as many as steps', () => {
  expect(weightsIn(PARTS)).toBe(5);
});

test.each([
  // 2 × 10 + 1 + 3; 2 × -20 + 2 + 4 is below zero.
  { numbers: [2, 0, 2], units: [24, 0] },
  // 10 - 127 is below zero; -20 + 127 + 2 + 4 + 6.
  { numbers: [1, 1, 3], units: [0, 119] },
  // What is larger counts as the most: 2 × 127 is 254, and all steps make 266, above the 255 that are full.
  { numbers: [0, 9, 9], units: [0, 255] },
  { numbers: [0, 0, 0], units: [0, 0] },
])('the units of $numbers are $units', ({ numbers, units }) => {
  expect(unitsOf(numbers)).toEqual(units);
});

test('a negative unit takes nothing from the one that shares its word', () => {
  const rows = rowsFrom([counted(1, 100)], Int8Array.from([-100, 3]), 2);
  const sums = new Int32Array(1);
  addRows(rows, Uint8Array.of(60), 0, sums, 0);
  const units = new Int32Array(2);
  unpack(sums, 1, units);
  expect([...units]).toEqual([0, 180]);
});

test('rows side by side are added as each of them would be', () => {
  const rows = besides(
    rowsFrom(PARTS, WEIGHTS, 2),
    rowsFrom(
      PARTS,
      WEIGHTS.map((weight) => -weight),
      2,
    ),
  );
  const sums = new Int32Array(2);
  addRows(rows, Uint8Array.of(1, 1, 3), 0, sums, 0);
  const units = new Int32Array(4);
  unpack(sums, 2, units);
  // The other way round: 127 - 10 - 1 - 3 - 5, and 20 - 127 - 12 below zero.
  expect([...units]).toEqual([0, 119, 108, 0]);
});
