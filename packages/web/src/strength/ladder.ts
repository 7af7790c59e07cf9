import { type PlayedGame, STRENGTHS, type Strength, strengthOf } from '@samsara/engine';
import { type OwnRating, unknownAt } from './own-rating.ts';

/** What stands for a bot that is as strong as whoever plays, until it is known which that is. */
export const AS_YOU = 'as-you';

/** Before anything is known of somebody. */
const FIRST = 'casual';

/** For games whose bots nobody has measured: evenly spaced. */
const UNMEASURED = STRENGTHS.map((_, strength) => 1000 + 100 * strength);

type Rated = Pick<PlayedGame, 'meta'>;

function ratingsOf({ meta }: Rated): readonly number[] {
  return meta.ratings ?? UNMEASURED;
}

/** How strong a bot is in a game; undefined for a bot that was not measured. */
export function ratingOf(game: Rated, level: string | null): number | undefined {
  const strength = strengthOf(level);
  return strength === undefined ? undefined : ratingsOf(game)[strength];
}

/** The strength nearest to somebody; what nobody is sure about yet is the usual one. */
export function nearestStrength(game: Rated, { rating }: OwnRating): Strength {
  const ratings = ratingsOf(game);
  const distance = (strength: number) => Math.abs(ratings[strength] - rating);
  return STRENGTHS.reduce((nearest, each, i) =>
    distance(i) < distance(STRENGTHS.indexOf(nearest)) ? each : nearest,
  );
}

/** What is thought of somebody who has not played yet. */
export function firstRating(game: Rated): OwnRating {
  return unknownAt(ratingsOf(game)[STRENGTHS.indexOf(FIRST)]);
}
