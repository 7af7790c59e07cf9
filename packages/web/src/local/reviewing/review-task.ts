import { BadInput, type BadInputCode, type Game, type GameRecord, type Seat } from '@samsara/engine';
import { type Review, type ReviewProgress, reviewing } from '@samsara/engine/review';
import { type LoadMind, withMind } from '../thinking/with-mind.ts';

/** A finished game to be looked at. */
export interface ReviewJob {
  readonly record: GameRecord;
  /** These seats are looked at before the others, and before anybody is looked at closely. */
  readonly first: readonly Seat[];
  readonly later: readonly Seat[];
}

/** What has been found so far. */
export interface FoundSoFar {
  readonly type: 'found';
  readonly review: Review;
  readonly done: number;
  /** null as long as nobody knows how much there is to do. */
  readonly total: number | null;
}

export type FromReview = FoundSoFar | { readonly type: 'failed'; readonly code: BadInputCode | null };

/** Nobody sees more than a few pictures a second. */
const TOLD_EVERY_MS = 250;
/** Of all legal moves the page shows these at most, besides the one that was made. */
const MOST_MOVES = 4;

/** Looks at all seats roughly, then closely, with what was learned about the game. Whoever has heard enough ends the worker. */
export async function reviewAll(
  rules: Game,
  { record, first, later }: ReviewJob,
  say: (from: FromReview) => void,
  loadMind?: LoadMind,
): Promise<void> {
  const game = await withMind(rules, loadMind);
  const passes = [first, later]
    .filter((seats) => seats.length > 0)
    .map((seats) => new Pass(game, record, seats));
  let told = 0;
  const tell = () => {
    told = performance.now();
    const seats = passes.flatMap(({ latest }) => latest?.review().seats ?? []);
    const [some] = passes;
    const isKnown = passes.every(({ latest }) => latest !== null);
    say({
      type: 'found',
      review: slim({ ...whole(some), seats: seats.sort((a, b) => a.seat - b.seat) }),
      done: passes.reduce((sum, { latest }) => sum + (latest?.done ?? 0), 0),
      total: isKnown ? passes.reduce((sum, { latest }) => sum + (latest?.total ?? 0), 0) : null,
    });
  };
  try {
    for (const isEnough of [isRough, isWhole]) {
      for (const pass of passes) {
        while (!pass.isAt(isEnough)) if (performance.now() - told > TOLD_EVERY_MS) tell();
        tell();
      }
    }
  } catch (error) {
    say({ type: 'failed', code: error instanceof BadInput ? error.code : null });
  }
}

/** Some seats, looked at step by step. */
class Pass {
  latest: ReviewProgress | null = null;
  readonly #steps: Generator<ReviewProgress, void, void>;

  constructor(game: Game, record: GameRecord, seats: readonly Seat[]) {
    this.#steps = reviewing(game, record, { seats });
  }

  /** Takes one step unless enough has been done. */
  isAt(isEnough: (progress: ReviewProgress) => boolean): boolean {
    if (this.latest !== null && isEnough(this.latest)) return true;
    const { value } = this.#steps.next();
    if (value) this.latest = value;
    return false;
  }
}

const isRough = ({ complete }: ReviewProgress) => complete;
const isWhole = ({ done, total }: ReviewProgress) => done === total;

function whole({ latest }: Pass): Review {
  if (latest === null) throw new Error('nothing has been looked at yet');
  return latest.review();
}

/** What travels to the page: a long game has thousands of moves that nobody asks about. */
function slim(review: Review): Review {
  return {
    ...review,
    seats: review.seats.map((seat) => ({
      ...seat,
      decisions: seat.decisions.map((decision) => ({
        ...decision,
        moves: decision.moves.slice(0, MOST_MOVES),
      })),
    })),
  };
}
