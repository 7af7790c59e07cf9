import { expect, test } from 'vitest';
import { bubblePlace } from './bubble-place.ts';

const SCREEN = { width: 390, height: 844 };
const SIZE = { width: 300, height: 80 };

test('it stands over the middle of its card, with the arrow there', () => {
  const card = { left: 150, top: 400, width: 66, height: 92 };
  expect(bubblePlace(card, SIZE, SCREEN, [])).toEqual({
    left: 33, // 150 + 33 − 150
    top: 310, // 400 − 10 − 80
    arrow: 150,
    reach: 10,
    isBelow: false,
  });
});

test('it stays on the screen, and its arrow follows the card', () => {
  const card = { left: 4, top: 400, width: 104, height: 146 };
  expect(bubblePlace(card, SIZE, SCREEN, [])).toMatchObject({ left: 8, arrow: 48 });
  const last = { left: 350, top: 400, width: 34, height: 146 };
  expect(bubblePlace(last, SIZE, SCREEN, [])).toMatchObject({ left: 82, arrow: 276 });
});

test('it leaves prompt and calls free and reaches down to its card', () => {
  const card = { left: 150, top: 690, width: 104, height: 146 };
  const prompt = { left: 8, top: 580, width: 374, height: 102 };
  expect(bubblePlace(card, SIZE, SCREEN, [prompt])).toMatchObject({ top: 490, reach: 120 });
  const calls = { left: 8, top: 466, width: 374, height: 60 };
  expect(bubblePlace(card, SIZE, SCREEN, [prompt, calls])).toMatchObject({ top: 376, reach: 234 });
  const elsewhere = { ...prompt, top: 100 };
  expect(bubblePlace(card, SIZE, SCREEN, [elsewhere])).toMatchObject({ top: 600, reach: 10 });
});

test('it stands under a card at the upper edge', () => {
  const card = { left: 150, top: 60, width: 40, height: 56 };
  expect(bubblePlace(card, SIZE, SCREEN, [])).toMatchObject({ top: 126, reach: 10, isBelow: true });
});
