import { readOptions } from '@samsara/engine';
import { miesesKarma, type Options } from '@samsara/engine/games/mieses-karma';
import { expect, test } from 'vitest';
import { rebirthsBetween, scores } from './moments.ts';

const named = (id: string) => miesesKarma.cardNamed(id) as number;
const state = miesesKarma.setup(readOptions<Options>(miesesKarma, { players: 3, decision_ms: 0 }), 1);
const view = miesesKarma.view(state, 0);

test('a changed animal is a rebirth', () => {
  const seats = view.seats.map((seat, i) =>
    i === 1 ? { ...seat, animal: named('dog-1'), karma: 12 } : seat,
  );
  expect(rebirthsBetween(view, view)).toEqual([]);
  expect(rebirthsBetween(view, { ...view, seats })).toEqual([
    { seat: 1, from: view.seats[1].animal, to: named('dog-1'), karma: 12 },
  ]);
});

test('a new game at the same table is no rebirth', () => {
  const seats = view.seats.map((seat) => ({ ...seat, animal: named('dog-1') }));
  expect(rebirthsBetween({ ...view, seats, turns: 40 }, { ...view, turns: 0 })).toEqual([]);
});

test('karma, two points a card, and the human make the total; the best stands first', () => {
  const seats = view.seats.map((seat, i) => ({
    ...seat,
    karma: [20, 22, 21][i],
    pointsCount: [3, 1, 5][i],
    animal: i === 0 ? named('human-1') : seat.animal,
  }));
  const outcome = { winners: [0], losers: [1, 2], reason: 'human-died', points: [32, 24, 31] };
  expect(scores({ ...view, seats, outcome })).toEqual([
    { seat: 0, karma: 20, cards: 6, human: 6, total: 32, wins: true },
    { seat: 2, karma: 21, cards: 10, human: 0, total: 31, wins: false },
    { seat: 1, karma: 22, cards: 2, human: 0, total: 24, wins: false },
  ]);
});
