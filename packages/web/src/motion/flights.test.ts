import { describe, expect, test } from 'vitest';
import type { Flight } from '../contract/board.ts';
import { planStep } from './aside/plan-step.ts';
import { endOf, goneFrom, type Scene, zoneNames } from './flights.ts';

const one: Flight = { from: 'hand:0', to: 'pile', cards: [3] };
const near = () => 0;
const legsOf = (flights: readonly Flight[], speed = 1) => planStep([{ flights }], speed, near).legs;
const startsOf = (flights: readonly Flight[]) => legsOf(flights).map(({ starts }) => Math.round(starts));

test('a single card leaves at once', () => {
  expect(planStep([{ flights: [one] }], 1, near)).toEqual({
    legs: [
      {
        scene: 0,
        from: 'hand:0',
        to: 'pile',
        card: 3,
        more: 0,
        turns: false,
        manner: null,
        starts: 0,
        lasts: 280,
      },
    ],
    scenes: [{ starts: 0, lands: 280 }],
  });
});

test.each([
  [0, 280],
  [454, 280],
  [1000, 400],
  [1545, 520],
  [3000, 520],
])('over %i units a card travels %i ms', (units, ms) => {
  const { legs } = planStep([{ flights: [one] }], 1, () => units);
  expect(Math.round(legs[0].lasts)).toBe(ms);
});

test('a card that is turned over takes its time, a thrown one does not', () => {
  expect(legsOf([{ ...one, turns: true }])[0].lasts).toBe(480);
  expect(legsOf([{ ...one, manner: 'throw' }])[0].lasts).toBe(220);
  expect(legsOf([{ ...one, turns: true, manner: 'blind' }])[0].lasts).toBe(1000);
});

test('the second flight starts when the first has done two thirds of its way', () => {
  expect(startsOf([one, { from: 'draw', to: 'hand:0', cards: [null] }])).toEqual([0, 187]);
});

test('cards of one flight leave 90 ms after each other', () => {
  expect(startsOf([{ ...one, cards: [3, 3, 3] }])).toEqual([0, 90, 180]);
});

test('flights together leave at the same moment, and the next one waits for the longest', () => {
  expect(startsOf([{ ...one, cards: [3, 3] }, { ...one, together: true }, one])).toEqual([0, 90, 0, 277]);
});

test('double speed halves everything, and speed 0 moves nothing', () => {
  expect(legsOf([{ ...one, cards: [3, 3] }], 2)).toMatchObject([
    { starts: 0, lasts: 140 },
    { starts: 45, lasts: 140 },
  ]);
  expect(planStep([{ flights: [one] }], 0, near)).toEqual({ legs: [], scenes: [{ starts: 0, lands: 0 }] });
});

test('of a whole pile eight cards are seen, and the last one carries the rest', () => {
  const legs = legsOf([{ ...one, cards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }]);
  expect(legs.map(({ card }) => card)).toEqual([4, 5, 6, 7, 8, 9, 10, 3]);
  expect(legs.map(({ more }) => more)).toEqual([0, 0, 0, 0, 0, 0, 0, 2]);
});

test('a packet leaves almost at once, as five cards at most', () => {
  const legs = legsOf([{ ...one, cards: [1, 2, 3, 4, 5, 6, 7], manner: 'packet' }]);
  expect(legs.map(({ starts }) => starts)).toEqual([0, 18, 36, 54, 72]);
  expect(legs.at(-1)).toMatchObject({ card: 3, more: 2 });
});

describe('dealing', () => {
  const dealt = (seat: number, count: number): Scene => ({
    flights: [{ from: 'draw', to: `hand:${seat}`, cards: new Array(count).fill(null), manner: 'deal' }],
  });

  test('goes round the table, one card each, 70 ms apart', () => {
    const { legs } = planStep([dealt(0, 2), dealt(1, 2)], 1, near);
    expect(legs.map(({ to, starts }) => [to, starts])).toEqual([
      ['hand:0', 0],
      ['hand:1', 70],
      ['hand:0', 140],
      ['hand:1', 210],
    ]);
  });

  test('stays within the time there is, and loses no card', () => {
    const { legs } = planStep(
      [0, 1, 2, 3, 4, 5, 6].map((seat) => dealt(seat, 7)),
      1,
      near,
    );
    expect(endOf(legs)).toBeLessThanOrEqual(2600);
    expect(legs.reduce((cards, { more }) => cards + 1 + more, 0)).toBe(49);
  });

  test('what comes after it waits until all cards lie', () => {
    const { scenes } = planStep([dealt(0, 2), dealt(1, 2), { flights: [one] }], 1, near);
    expect(scenes.map(({ starts }) => starts)).toEqual([0, 0, 490]);
  });
});

test('after something loud there is a beat', () => {
  const loud = { flights: [one], isLoud: true };
  expect(planStep([loud, { flights: [one] }], 1, near).scenes).toEqual([
    { starts: 0, lands: 280 },
    { starts: 700, lands: 980 },
  ]);
  const silent = { flights: [], isLoud: true };
  expect(planStep([silent, { flights: [one] }], 1, near).scenes[1].starts).toBe(420);
});

test('however much happens, it is over after 2.6 seconds', () => {
  const many = Array.from({ length: 40 }, () => ({ flights: [one], isLoud: true }));
  const { legs, scenes } = planStep(many, 1, near);
  expect(endOf(legs)).toBeCloseTo(2600, 5);
  expect(scenes).toHaveLength(40);
});

test('a zone that is not drawn is replaced by its seat', () => {
  expect(zoneNames('open:2')).toEqual(['open:2', 'hand:2', 'seat:2']);
  expect(zoneNames('pile')).toEqual(['pile']);
});

describe('cards that go on from where they have landed', () => {
  const seen = { card: {} };
  const unseen = { card: null };
  const flights: Flight[] = [
    { from: 'stack', to: 'row', cards: [null, null, 5] },
    { from: 'row', to: 'hand:0', cards: [null, 5, null] },
  ];

  test('are each hidden once, when one of them leaves, also where nobody sees which', () => {
    const legs = legsOf(flights);
    const ways = legs.map((leg, i) => ({ leg, ...(i < 3 ? seen : unseen) }));
    expect([...goneFrom(ways, 9000)]).toEqual([
      [0, legs[3].starts],
      [2, legs[4].starts],
      [1, legs[5].starts],
    ]);
  });

  test('stay where the card that leaves lay on the table before', () => {
    const ways = legsOf(flights).map((leg) => ({ leg, ...seen }));
    expect([...goneFrom(ways, 9000)]).toEqual([]);
  });

  test('lie until the end if they were dealt and nothing takes them away', () => {
    const dealt: Flight[] = [{ from: 'stack', to: 'row', cards: [null, 5], manner: 'deal' }];
    const ways = legsOf([...dealt, { from: 'row', to: 'hand:0', cards: [5] }]).map((leg) => ({
      leg,
      ...unseen,
    }));
    expect(goneFrom(ways, 9000).get(0)).toBe(9000);
    expect(goneFrom(ways, 9000).get(1)).toBe(ways[2].leg.starts);
  });
});
