import { describe, expect, test } from 'vitest';
import type { FlightManner } from '../contract/board.ts';
import { turnOver, wayOf } from './aside/manners.tsx';
import type { Leg } from './flights.ts';
import { struck } from './keyframes.ts';

const from = { x: 100, y: 700, width: 100, turn: 0 };
const to = { x: 500, y: 400, width: 50, turn: 4 };
const ground = { u: 1, width: 100, middle: { x: 400, y: 400 } };
const leg = (manner: FlightManner | null): Leg => ({
  scene: 0,
  from: 'hand:0',
  to: 'right:0',
  card: 1,
  more: 0,
  turns: false,
  manner,
  starts: 0,
  lasts: 400,
});
const MANNERS = [null, 'deal', 'packet', 'throw', 'slide', 'blind', 'ring', 'tear'] as const;

/** x, y, turn and scale of each frame. */
function numbers(manner: FlightManner | null): number[][] {
  return wayOf(leg(manner), from, to, ground).map(({ transform }) =>
    [...`${transform}`.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number)),
  );
}

describe.each(MANNERS)('a card that travels (%s)', (manner) => {
  test('leaves its place as it lies there and lands as its place is', () => {
    const frames = numbers(manner);
    // The corner of a card drawn 100 wide and 140 high around its middle.
    expect(frames[0]).toEqual([50, 630, 0, 1]);
    expect(frames.at(-1)).toEqual([450, 330, 4, 0.5]);
  });

  test('goes forward in time, by transform alone', () => {
    const frames = wayOf(leg(manner), from, to, ground);
    const offsets = frames.map(({ offset }) => offset ?? -1);
    expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
    for (const frame of frames)
      expect(Object.keys(frame).filter((key) => !['offset', 'easing'].includes(key))).toEqual(['transform']);
  });
});

test('it is raised first, leans into its direction and flies over the straight line', () => {
  const frames = numbers(null);
  expect(frames[1][1]).toBe(620);
  expect(frames[1][2]).toBeLessThan(0);
  const halfWay = frames.filter(([x]) => x <= 250).at(-1) ?? [];
  const straight = 620 + ((halfWay[0] - 50) / 400) * (325 - 620);
  expect(halfWay[1]).toBeLessThan(straight - 20);
  expect(halfWay[2]).toBeGreaterThan(2);
});

test('what is thrown goes straight, without being raised', () => {
  expect(numbers('throw')).toHaveLength(2);
});

test('hands go round the middle, not across it', () => {
  for (const [x, y] of numbers('ring')) expect(Math.hypot(x + 50 - 400, y + 70 - 400)).toBeGreaterThan(99);
});

test('a card is turned by half a turn, and only once it is on its way', () => {
  expect(turnOver(leg(null), 1).map(({ offset, transform }) => [offset, transform])).toEqual([
    [0, 'perspective(900px) rotateY(180deg)'],
    [0.35, 'perspective(900px) rotateY(180deg)'],
    [0.8, 'perspective(900px) rotateY(0deg)'],
    [1, 'perspective(900px) rotateY(0deg)'],
  ]);
});

test('a place gives way under a card for 180 ms, and again under the next one, in one animation', () => {
  const down = { translate: '0 4px', scale: '.985', easing: 'ease-out' };
  const still = { translate: '0 0', scale: '1' };
  expect(struck([400], 2)).toEqual({
    starts: 400,
    lasts: 180,
    frames: [
      { offset: 0, ...down },
      { offset: 1, ...still },
    ],
  });
  // The second card lands before the place is at rest, the third long after.
  expect(struck([490, 400, 1120], 2)).toEqual({
    starts: 400,
    lasts: 900,
    frames: [
      { offset: 0, ...down },
      { offset: 0.1, ...still },
      { offset: 0.1, ...down },
      { offset: 0.3, ...still },
      { offset: 0.8, ...down },
      { offset: 1, ...still },
    ],
  });
});
