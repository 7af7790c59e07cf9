import { USUAL_BUDGET } from '../../review/review.ts';

/** One move is clearly the best if its chance is so much higher than that of any other. */
export const MARGIN = 0.12;

/** A moment with fewer moves to choose from is no puzzle. */
export const FEWEST_CHOICES = 3;

/** What a quick look costs: iterations of the search, then imagined states for its choice and the one that taste likes. */
export const SCAN = 40;
export const PAIRED = 48;
/** The search itself must see so much between the two. */
export const HINT = 0.03;
/** Little is decided in this part of a game: only one choice of so many is looked at. */
export const EARLY = 0.4;
export const EARLY_ONCE_IN = 4;
/** One moment in so many in which the quick look agrees with taste gets a longer one, for what is harder to find. */
export const DEEPER_ONCE_IN = 8;
export const DEEPER = 200;
/** A quick look is followed by a longer one if it promises so much. */
export const PROMISE = 0.08;

/** The first value that counts, as a review finds it. */
export const VALUE: number = USUAL_BUDGET.iterations;

/** Then so many searches of ten times that budget must agree on the move and on the margin. */
export const TIMES = 10;
export const CONFIRM: number = TIMES * VALUE;
export const CONFIRMATIONS = 3;
/** The mean of these must be a little more than the margin, so that a later search does not fall below it by chance. */
export const MEAN_MARGIN = 0.14;

/** Taste is asked so often, and must never come upon the move. */
export const TASTE_ASKED = 8;
