import type { Outcome } from '../kernel/game.ts';

/**
 * Everybody's place in a finished game by seat, from 1; whoever is equal shares one, and the next is left out. Points decide
 * where they are counted, those of the winners being the best ones; otherwise winners come before losers.
 */
export function placesIn({ winners, losers, points }: Outcome, seats: number): number[] {
  const best = points?.[winners[0]];
  const isLowBetter = best !== undefined && points?.every((each) => each >= best) === true;
  const rank = (seat: number): number => {
    if (winners.includes(seat)) return Number.NEGATIVE_INFINITY;
    if (points !== null && best !== undefined) return isLowBetter ? points[seat] : -points[seat];
    return losers.includes(seat) ? 1 : 0;
  };
  const ranks = Array.from({ length: seats }, (_, seat) => rank(seat));
  return ranks.map((own) => 1 + ranks.filter((other) => other < own).length);
}
