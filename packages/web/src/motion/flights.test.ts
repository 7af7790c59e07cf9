import { expect, test } from 'vitest';
import { endOf, planFlights, zoneNames } from './flights.ts';

const one = { from: 'hand:0', to: 'pile', cards: [3] };

test('a single card leaves at once and travels 330 ms', () => {
  expect(planFlights([one], 1)).toEqual([
    { from: 'hand:0', to: 'pile', card: 3, turns: false, starts: 0, lasts: 330 },
  ]);
});

test('the second flight starts when the first has done two thirds of its way', () => {
  const [, second] = planFlights([one, { from: 'draw', to: 'hand:0', cards: [null] }], 1);
  expect(second).toMatchObject({ card: null, starts: 220, lasts: 330 });
});

test('flights together leave at the same moment, and the next one waits for the longest', () => {
  const legs = planFlights(
    [
      { ...one, cards: [3, 3] },
      { ...one, together: true },
      { ...one, together: false },
    ],
    1,
  );
  expect(legs.map(({ starts }) => Math.round(starts))).toEqual([0, 110, 0, 330]);
});

test('cards of one flight follow each other after a third of the way', () => {
  const legs = planFlights([{ ...one, cards: [3, 3, 3] }], 1);
  expect(legs.map(({ starts }) => Math.round(starts))).toEqual([0, 110, 220]);
});

test('double speed halves everything, and speed 0 moves nothing', () => {
  expect(planFlights([one], 2)[0]).toMatchObject({ starts: 0, lasts: 165 });
  expect(planFlights([one], 0)).toEqual([]);
});

test('a whole pile travels as its last six cards', () => {
  const legs = planFlights([{ ...one, cards: [1, 2, 3, 4, 5, 6, 7, 8] }], 1);
  expect(legs.map(({ card }) => card)).toEqual([3, 4, 5, 6, 7, 8]);
});

test('however much happens, it is over after 2.6 seconds', () => {
  const many = Array.from({ length: 40 }, () => one);
  expect(endOf(planFlights(many, 1))).toBeCloseTo(2600, 5);
});

test('a zone that is not drawn is replaced by its seat', () => {
  expect(zoneNames('open:2')).toEqual(['open:2', 'hand:2', 'seat:2']);
  expect(zoneNames('pile')).toEqual(['pile']);
});
