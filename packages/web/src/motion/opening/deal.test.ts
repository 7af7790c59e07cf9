import { expect, test } from 'vitest';
import type { GameScreen } from '../../contract/board.ts';
import { endOf, planDeal } from '../flights.ts';
import { dealt } from './deal.ts';

/** Everybody has six cards. */
const screen = { hand: () => ({ cards: null, count: 6 }) } as unknown as GameScreen;
const hidden = { from: 'draw', first: { zone: 'hidden', count: 3 } };

test('other zones get their cards before hands, and each seat gets them in turn', () => {
  const flights = dealt({ screen, view: null, seats: 2, deal: hidden }).flatMap((scene) => scene.flights);
  expect(flights.map(({ to, cards }) => [to, cards.length])).toEqual([
    ['hidden:0', 3],
    ['hidden:1', 3],
    ['hand:0', 6],
    ['hand:1', 6],
  ]);
  expect(flights.every(({ from, manner }) => from === 'draw' && manner === 'deal')).toBe(true);
});

test('whoever has no cards gets none', () => {
  const none = { hand: () => ({ cards: null, count: 0 }) } as unknown as GameScreen;
  expect(dealt({ screen: none, view: null, seats: 2, deal: { from: 'draw' } })).toEqual([]);
});

test('title, cards and fan take 2.6 seconds together, at however many seats, and no card is lost', () => {
  for (const seats of [2, 5, 12]) {
    const scenes = dealt({ screen, view: null, seats, deal: hidden });
    const { legs } = planDeal(scenes, 1, () => 600, { before: 820, after: 360 });
    expect(endOf(legs) + 360).toBeLessThanOrEqual(2600.001);
    expect(legs.reduce((cards, { more }) => cards + 1 + more, 0)).toBe(seats * 9);
  }
});

test('the first card leaves after what is seen before it', () => {
  const scenes = dealt({ screen, view: null, seats: 2, deal: { from: 'draw' } });
  const { legs } = planDeal(scenes, 1, () => 0, { before: 820, after: 360 });
  expect(legs.slice(0, 3).map(({ starts }) => starts)).toEqual([820, 890, 960]);
});
