import { expect, test } from 'vitest';
import { imagineMove, type SeenMove, seenMove } from '../kernel/later/foretell.ts';
import { findMove } from '../kernel/notation.ts';
import { fastRandom } from '../kernel/random.ts';
import { GAMES } from './index.ts';

const { karma } = GAMES;

/** Seat 0 is on turn with a 9 and a hidden card; three 9s would clear the pile. */
const MOMENT = {
  pile: ['3', '9', '9'],
  seats: [{ hand: ['9'], hidden: ['2'] }, { hand: ['4', '5'] }, { hand: ['6'] }],
};
const BLIND = { pile: ['9'], seats: [{ hidden: ['2', '12'] }, { hand: ['4', '5'] }, { hand: ['6'] }] };

function imagined(given: object, text: string, worlds: number): (SeenMove | undefined)[] {
  const view = karma.view(karma.position({ ...given }), 0);
  return Array.from({ length: worlds }, (_, world) =>
    imagineMove(karma, view, 0, text, fastRandom(world + 1)),
  );
}

function made(given: object, text: string): SeenMove {
  const state = karma.position({ ...given });
  const events: unknown[] = [];
  karma.apply(state, 0, findMove(karma, state, 0, text), (event) => events.push(event));
  return seenMove(karma, state, events, 0);
}

test('what depends on nothing hidden is known before the move is made', () => {
  const real = made(MOMENT, 'play 9');
  for (const seen of imagined(MOMENT, 'play 9', 12)) expect(seen).toEqual(real);
  expect(real.events).toContainEqual({ type: 'triple', seat: 0, card: 8, removed: [2, 8, 8, 8] });
});

test('what a hidden card will show differs from state to state', () => {
  const seen = imagined(BLIND, 'turn 1', 12).map((each) => JSON.stringify(each?.events));
  expect(new Set(seen).size).toBeGreaterThan(1);
});

test('a move that is not legal shows nothing', () => {
  expect(imagined(MOMENT, 'play 4', 3)).toEqual([undefined, undefined, undefined]);
});

test('the view that was asked about stays as it is', () => {
  const view = karma.view(karma.position({ ...MOMENT }), 0);
  const before = JSON.stringify(view);
  imagineMove(karma, view, 0, 'play 9', fastRandom(1));
  expect(JSON.stringify(view)).toBe(before);
});
