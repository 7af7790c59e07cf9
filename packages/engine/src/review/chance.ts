import type { Game, ReviewTerms } from '../kernel/game.ts';
import { storedOptions } from '../kernel/options.ts';
import { below, type Random } from '../kernel/random.ts';
import type { GameRecord } from '../record/record.ts';
import { rounded } from './grain.ts';
import { randomFor } from './seeds.ts';
import type { Step, Timeline } from './timeline.ts';
import type { ChanceEvent } from './types.ts';

/** Before the first move of the record. */
export const DEAL = -1;

const CHANCE_SEED = 0x63617264;

/** Everything that came by chance: the deal and its alternatives first, with what each seat could expect before it. */
export function* chanceIn<State, Move, Options>(
  game: Game<State, Move, unknown, unknown, Options>,
  record: GameRecord,
  timeline: Timeline<State, Move>,
  alternatives: number,
  seed: number,
): Generator<ChanceEvent & { readonly expected: readonly number[] }> {
  const valued = (state: State) => valuesOf(game, state);
  const options = storedOptions(game, record.options);
  const random = randomFor(seed, CHANCE_SEED, DEAL);
  const deals = () => game.setup(options, below(random, 2 ** 30));
  yield eventOf(DEAL, valued(timeline.first), alternatives, () => valued(deals()));
  if (game.review === undefined) return;
  for (const step of timeline.steps) {
    if (!hasChance(game.review, step)) continue;
    const draws = randomFor(seed, CHANCE_SEED, step.index);
    const { review } = game;
    yield eventOf(step.index, valued(step.after), alternatives, () =>
      valued(insteadOf(game, review, step, draws)),
    );
  }
}

/**
 * Did cards come that nobody knew, or was something drawn? This depends on the state before and the move alone and not on
 * what came, as it must: otherwise the mean would not be zero.
 */
function hasChance<State>(review: ReviewTerms<State>, { before, after }: Step<State, unknown>): boolean {
  return review.unseen(before) !== review.unseen(after) || chanceDrawn(before) !== chanceDrawn(after);
}

function chanceDrawn(state: unknown): number {
  const { random } = state as { random: Random };
  return random.type === 'fast' ? random.counter : random.drawn;
}

/** The same move where something else comes. */
function insteadOf<State, Move>(
  game: Game<State, Move>,
  review: ReviewTerms<State>,
  { before, actor, move }: Step<State, Move>,
  random: Random,
): State {
  const state = game.clone(before);
  review.redraw(state, random);
  game.apply(state, actor, move);
  return state;
}

function eventOf(
  index: number,
  came: readonly number[],
  alternatives: number,
  other: () => readonly number[],
) {
  const sums = came.map(() => 0);
  for (let i = 0; i < alternatives; i++) {
    const values = other();
    for (let seat = 0; seat < sums.length; seat++) sums[seat] += values[seat];
  }
  const expected = sums.map((sum, seat) => rounded(alternatives === 0 ? came[seat] : sum / alternatives));
  return { index, luck: came.map((value, seat) => rounded(value) - expected[seat]), expected };
}

/** By seat: 1 for winners and 0 for the others, or what the game's facts say of a game that goes on. */
function valuesOf<State>(game: Game<State>, state: State): readonly number[] {
  const outcome = game.outcome(state);
  if (outcome === undefined) return game.taste.chances(state);
  const values: number[] = [];
  for (const seat of outcome.losers) values[seat] = 0;
  for (const seat of outcome.winners) values[seat] = 1;
  return values;
}
