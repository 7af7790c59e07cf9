import type { Outcome, Seat } from '@samsara/engine';

/** How strong somebody is thought to be in a game, on the scale of its bots, and how sure that is. */
export interface OwnRating {
  readonly rating: number;
  /** In two of three cases the rating is off by less than this. */
  readonly deviation: number;
  /** From so many games. */
  readonly games: number;
}

/** A game that has ended, as far as it says something: the ratings of the bots by their seats, and one's own seat. */
export interface Finished {
  readonly own: Seat;
  readonly bots: ReadonlyMap<Seat, number>;
  readonly outcome: Pick<Outcome, 'winners' | 'losers'>;
}

/** Before these many games a rating is a guess. */
export const GAMES_TO_KNOW = 3;

const Q = Math.LN10 / 400;
const UNSURE = 350;
/** Nobody is known so well that a game says nothing any more: people learn. */
const LEAST_DEVIATION = 80;

export function unknownAt(rating: number): OwnRating {
  return { rating, deviation: UNSURE, games: 0 };
}

/**
 * The rating after one more game: Glicko's rule, with the chance to win among several as Plackett and Luce have it. Where
 * more win than lose, as in a game with one loser, it is losing that is counted. What people did who sat there too is left out.
 */
export function ratedAfter(before: OwnRating, { own, bots, outcome }: Finished): OwnRating {
  const counted = [own, ...bots.keys()];
  const among = (seats: readonly Seat[]) => seats.filter((seat) => counted.includes(seat));
  const [winners, losers] = [among(outcome.winners), among(outcome.losers)];
  if (winners.length === 0 || losers.length === 0) return before;
  const isByLosers = losers.length < winners.length;
  const chosen = isByLosers ? losers : winners;
  const sign = isByLosers ? -1 : 1;
  const weightOf = (rating: number) => Math.exp(sign * Q * (rating - before.rating));
  const others = [...bots.values()].reduce((sum, rating) => sum + weightOf(rating), 0);
  const expected = 1 / (1 + others);
  const happened = chosen.includes(own) ? 1 / chosen.length : 0;
  const variance = 1 / (1 / before.deviation ** 2 + Q ** 2 * expected * (1 - expected));
  return {
    rating: before.rating + sign * Q * variance * (happened - expected),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(variance)),
    games: before.games + 1,
  };
}
