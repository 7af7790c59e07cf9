import { expect, test } from 'vitest';
import { halfTurns } from './ring.tsx';

const LEFT = 0;
const RIGHT = 1;

/** When, how far, and whether it is seen. */
function turns(half: number, gone: number, stands = false): [number | undefined, string, number][] {
  return halfTurns(half, gone, stands).map(({ offset, transform, opacity }) => [
    offset ?? undefined,
    `${transform}`,
    Number(opacity),
  ]);
}

test('of a fresh clock the left half goes while the first half of the time does, then the right one', () => {
  expect(turns(LEFT, 0)).toEqual([
    [undefined, 'rotate(0deg)', 1],
    [0.5, 'rotate(-180deg)', 1],
    [0.5, 'rotate(-180deg)', 0],
    [1, 'rotate(-180deg)', 0],
    [undefined, 'rotate(-180deg)', 0],
  ]);
  expect(turns(RIGHT, 0)).toEqual([
    [undefined, 'rotate(0deg)', 1],
    [0.5, 'rotate(0deg)', 1],
    [0.5, 'rotate(0deg)', 1],
    [1, 'rotate(-180deg)', 1],
    [undefined, 'rotate(-180deg)', 0],
  ]);
});

test('whoever comes late sees what is left', () => {
  // A fifth is gone: the left half has turned by two fifths of its 180 degrees, and 3 of the 8 tenths that are left belong to it.
  expect(turns(LEFT, 0.2)[0][1]).toBe('rotate(-72deg)');
  expect(turns(LEFT, 0.2)[1][0]).toBeCloseTo(0.375, 9);
  // Three quarters: the left half is gone, the right one is half gone.
  expect(turns(LEFT, 0.75).every(([, , seen]) => seen === 0)).toBe(true);
  expect(turns(RIGHT, 0.75).map(([, turn]) => turn)).toEqual([
    'rotate(-90deg)',
    'rotate(-90deg)',
    'rotate(-90deg)',
    'rotate(-180deg)',
    'rotate(-180deg)',
  ]);
});

test('a clock that stands does not move, and one that has run out is gone', () => {
  expect(turns(RIGHT, 0.75, true)).toEqual([
    [undefined, 'rotate(-90deg)', 1],
    [undefined, 'rotate(-90deg)', 1],
  ]);
  expect(turns(RIGHT, 1).every(([, , seen]) => seen === 0)).toBe(true);
});
