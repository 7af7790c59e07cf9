import type { Card, Seat } from '@samsara/engine';
import { POINTS_OF, type View } from '@samsara/engine/games/mieses-karma/rules';

/** A life that ended between two views, and what came of it. */
export interface Rebirth {
  readonly seat: Seat;
  readonly from: Card;
  readonly to: Card;
  readonly karma: number;
}

/** Who was born again between two views. MK-44 */
export function rebirthsBetween(before: View, after: View): Rebirth[] {
  if (before.seats.length !== after.seats.length || after.turns < before.turns) return [];
  return after.seats.flatMap(({ animal, karma }, seat) => {
    const { animal: from } = before.seats[seat];
    return animal === from ? [] : [{ seat, from, to: animal, karma }];
  });
}

/** What a seat has at the end, part by part. MK-51, MK-52, MK-53 */
export interface Score {
  readonly seat: Seat;
  readonly karma: number;
  readonly cards: number;
  readonly human: number;
  readonly total: number;
  readonly wins: boolean;
}

/** The scores, best first; equal ones in the order of the seats. */
export function scores(view: View): Score[] {
  const all = view.seats.map(({ karma, pointsCount, animal }, seat) => {
    const cards = view.options.points_per_card * pointsCount;
    const human = POINTS_OF[animal];
    return {
      seat,
      karma,
      cards,
      human,
      total: karma + cards + human,
      wins: view.outcome?.winners.includes(seat) ?? false,
    };
  });
  return all.sort((a, b) => b.total - a.total);
}
