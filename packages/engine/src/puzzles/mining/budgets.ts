import { USUAL_BUDGET } from '../../review/review.ts';

/** One move is clearly the best if its chance is so much higher than that of any other. */
export const MARGIN = 0.12;

/** A moment with fewer moves to choose from is no puzzle. */
export const FEWEST_CHOICES = 3;

/** What a quick look costs: iterations of the search, then imagined states for its choice and the one that taste likes. */
export const SCAN = 40;
export const PAIRED = 48;
/** A quick look is followed by a longer one if it promises so much. */
export const PROMISE = 0.06;

/** The first value that counts, as a review finds it. */
export const VALUE: number = USUAL_BUDGET.iterations;

/** Then so many searches of ten times that budget must agree on the move and on the margin. */
export const CONFIRM: number = 10 * VALUE;
export const CONFIRMATIONS = 3;

/** Taste is asked so often, and must never come upon the move. */
export const TASTE_ASKED = 8;
