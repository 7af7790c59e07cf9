import { expect, test } from 'vitest';
import { fromOuterEnd, LEAVES, leafAt, walked } from './moments.ts';

test('leaves of a laurel come in pairs, from below to the top', () => {
  const angles = Array.from({ length: LEAVES }, (_, i) =>
    Number(/rotate\((-?\d+)deg/.exec(leafAt(i, 50))?.[1]),
  );
  expect(angles.slice(0, 4)).toEqual([-165, 165, -144, 144]);
  expect(angles.slice(-2)).toEqual([-39, 39]);
});

test('who rises arrives on the next roof and stays there until the table is drawn anew', () => {
  const frames = walked({ x: 12, y: -60 }, 2);
  expect(frames[0].transform).toBe('translate(0px,0px) scale(1)');
  expect(frames.slice(-2).map(({ transform }) => transform)).toEqual([
    'translate(12px,-60px) scale(1)',
    'translate(12px,-60px) scale(1)',
  ]);
  // The hop leads over the roof.
  expect(frames[2].transform).toBe('translate(6px,-128px) scale(1.2)');
});

test('who stays sinks, and rises again to the same place', () => {
  const frames = walked(null, 1);
  expect(frames[1].transform).toBe('translate(0px,16px) scale(0.82)');
  expect(frames.at(-1)?.transform).toBe('translate(0px,0px) scale(1)');
});

test('a line of five loses its colours from both ends to the middle', () => {
  expect([0, 1, 2, 3, 4].map((i) => fromOuterEnd(i, 5))).toEqual([0, 1, 2, 1, 0]);
});
