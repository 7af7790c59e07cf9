import { expect, test } from 'vitest';
import { peekPlace } from './peek-place.ts';

const SCREEN = { width: 1000, height: 800 };
const LARGE = { width: 200, height: 280 };
const card = (left: number, top: number) => ({ left, top, width: 100, height: 140 });

test.each([
  // Over its own place: 450 + 50 - 100, 600 - 8 - 280.
  ['in the hand', card(450, 600), { left: 400, top: 312 }],
  // 100 is too little above it, so it stands under the card: 100 + 140 + 8.
  ['at the top', card(450, 100), { left: 400, top: 248 }],
  ['at the left edge', card(0, 600), { left: 8, top: 312 }],
  ['at the right edge', card(900, 600), { left: 792, top: 312 }],
])('%s', (_, from, expected) => expect(peekPlace(from, LARGE, SCREEN)).toEqual(expected));

test('on a screen too low for both, it stays whole on the screen', () => {
  expect(peekPlace(card(450, 100), LARGE, { width: 1000, height: 300 })).toEqual({ left: 400, top: 8 });
});
