import type { Game } from '../kernel/game.ts';
import { storedOptions } from '../kernel/options.ts';
import type { Seat } from '../kernel/seats.ts';
import type { GameRecord } from '../record/record.ts';
import { withoutUndone } from '../record/undone.ts';
import { calibrationFor } from './calibration.ts';
import { chanceIn, chancesBeforeDeal } from './chance.ts';
import { judge } from './decision.ts';
import { seatReview } from './seat-review.ts';
import { type Choice, timelineOf } from './timeline.ts';
import type {
  ChanceEvent,
  Review,
  ReviewBudget,
  ReviewedDecision,
  ReviewOptions,
  ReviewProgress,
} from './types.ts';

/** What a review thinks if nothing else is asked for. */
export const USUAL_BUDGET: ReviewBudget = { iterations: 400, alternatives: 32, playouts: 8 };

/** The first look at every decision, before any gets the whole budget. */
const ROUGH_ITERATIONS = 48;

/** The whole review at once. */
export function review<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  record: GameRecord,
  options: ReviewOptions = {},
): Review {
  let last: ReviewProgress | undefined;
  for (const progress of reviewing(game, record, options, false)) last = progress;
  if (last === undefined) throw new Error('a review has at least one step');
  return last.review();
}

/**
 * The same step by step: after every step there is a review as far as it goes, and whoever does not ask for the next step
 * has stopped it. With `rough` every decision is looked at with few iterations first. The last step is the same as the
 * whole review at once.
 */
export function* reviewing<State, Move, Event, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  recorded: GameRecord,
  { seats, budget, seed = 1 }: ReviewOptions = {},
  rough = true,
): Generator<ReviewProgress, void, void> {
  const full: ReviewBudget = { ...USUAL_BUDGET, ...budget };
  const record = withoutUndone(recorded);
  const timeline = timelineOf(game, record);
  const { calibrations } = (game.mind?.knows(timeline.first) ? game.mind : game.review) ?? {};
  const calibration = calibrationFor(calibrations, record.seats.length);
  const wanted = seats ?? record.seats.map((_, seat) => seat);
  const chance: ChanceEvent[] = [];
  const stored = storedOptions(game, record.options);
  const start = chancesBeforeDeal(game, stored, seed);
  const choices = wanted.map((seat) => choicesOf(timeline.steps, seat));
  const found: (ReviewedDecision | undefined)[][] = choices.map(() => []);
  const count = choices.reduce((sum, each) => sum + each.length, 0);
  const total = rough ? 2 * count : count;
  const put = (): Review => ({
    game: record.game,
    length: record.moves.length,
    seats: wanted.map((seat, i) =>
      seatReview(seat, known(found[i]), chance, start[seat], timeline.outcome, record.moves.length),
    ),
    chance: chance.slice(),
  });
  let done = 0;
  for (const event of chanceIn(game, stored, timeline, full.alternatives, seed)) {
    chance.push(event);
    yield { done, total, complete: false, review: put };
  }
  yield { done, total, complete: count === 0, review: put };
  const passes: readonly ReviewBudget[] = rough
    ? [{ ...full, iterations: Math.min(ROUGH_ITERATIONS, full.iterations), playouts: 0 }, full]
    : [full];
  for (const pass of passes) {
    for (const [i, own] of choices.entries()) {
      for (const [number, choice] of own.entries()) {
        const view = game.view(timeline.steps[choice.index].before, choice.seat);
        found[i][number] = judge(game, view, choice, number, calibration, pass, seed);
        done++;
        yield { done, total, complete: done >= count, review: put };
      }
    }
  }
}

function choicesOf(steps: readonly { readonly decisions: readonly Choice[] }[], seat: Seat): Choice[] {
  return steps.flatMap(({ decisions }) => decisions.filter((choice) => choice.seat === seat));
}

function known(decisions: readonly (ReviewedDecision | undefined)[]): ReviewedDecision[] {
  return decisions.filter((decision) => decision !== undefined);
}
