/** How strong somebody is thought to be, and how sure that is: in two of three cases it is off by less than the deviation. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
}

/** One answer: what it was given to, and 1 for right, 0 for wrong. */
export interface Game {
  readonly against: Rating;
  readonly score: 0 | 1;
}

/** Of somebody about whom nothing is known. */
export const UNKNOWN: Rating = { rating: 1500, deviation: 350 };

const Q = Math.LN10 / 400;

/** After somebody has had so many days to forget or to learn elsewhere, a deviation of 50 is 350 again. */
const DAYS_UNTIL_UNKNOWN = 365;
const GROWTH = (UNKNOWN.deviation ** 2 - 50 ** 2) / DAYS_UNTIL_UNKNOWN;

/** Nobody is known so well that an answer says nothing any more. */
const LEAST_DEVIATION = 30;

/** The rating after some games that count as played at once: Glicko, as Mark Glickman published it in 1999. */
export function rated(before: Rating, games: readonly Game[]): Rating {
  let information = 0;
  let surprise = 0;
  for (const { against, score } of games) {
    const weight = weightOf(against.deviation);
    const expected = expectation(before.rating, against);
    information += (Q * weight) ** 2 * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  const variance = 1 / (1 / before.deviation ** 2 + information);
  return {
    rating: before.rating + Q * variance * surprise,
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(variance)),
  };
}

/** The longer ago somebody was seen, the less is known about them. */
export function afterDays({ rating, deviation }: Rating, days: number): Rating {
  const grown = Math.sqrt(deviation ** 2 + GROWTH * Math.max(0, days));
  return { rating, deviation: Math.min(UNKNOWN.deviation, grown) };
}

/** How likely somebody of this rating is right. */
export function expectation(rating: number, against: Rating): number {
  return 1 / (1 + 10 ** ((-weightOf(against.deviation) * (rating - against.rating)) / 400));
}

/** What is not known for sure counts less. */
function weightOf(deviation: number): number {
  return 1 / Math.sqrt(1 + (3 * (Q * deviation) ** 2) / Math.PI ** 2);
}
