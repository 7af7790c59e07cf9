import { mostLiked } from '../bots/by-taste/policy.ts';
import { toDecision } from '../bots/search/moment.ts';
import type { Game, ReviewTerms } from '../kernel/game.ts';
import { chanceDrawn } from '../kernel/later/taken-chance.ts';
import { below, cloneRandom, type Random } from '../kernel/random.ts';
import { carryOut } from '../kernel/thinking/carry-out.ts';
import { rounded } from './grain.ts';
import { type Drawn, drawnBetween, putBack, redraw, unseenIn } from './pools.ts';
import { randomFor } from './seeds.ts';
import type { Step, Timeline } from './timeline.ts';
import type { ChanceEvent } from './types.ts';

/** Before the first move of the record. */
const DEAL = -1;

const CHANCE_SEED = 0x63617264;

/** Everything that came by chance, the deal first. `looks`: how often what came, and what else could have come, is looked at. */
export function* chanceIn<State, Move, Options>(
  game: Game<State, Move, unknown, unknown, Options>,
  options: Options,
  { first, steps }: Timeline<State, Move>,
  looks: number,
  seed: number,
): Generator<ChanceEvent> {
  const { review } = game;
  if (review === undefined) return;
  const deals = randomFor(seed, CHANCE_SEED, DEAL);
  const instead = () => game.setup(options, below(deals, 2 ** 30));
  yield eventOf(game, review, DEAL, looks, deals, () => [redrawn(game, review, first, deals), instead()]);
  for (const step of steps) {
    const before = review.pools(step.before);
    const after = review.pools(step.after);
    const shuffled = chanceDrawn(step.before) !== chanceDrawn(step.after);
    if (!shuffled && unseenIn(before) === unseenIn(after)) continue;
    const random = randomFor(seed, CHANCE_SEED, step.index);
    const drawn = shuffled ? null : drawnBetween(before, after);
    yield eventOf(game, review, step.index, looks, random, () => pairAt(game, review, step, drawn, random));
  }
}

/** By seat: how likely it is to win before the deal. */
export function chancesBeforeDeal<State, Options>(
  game: Game<State, unknown, unknown, unknown, Options>,
  options: Options,
  seed: number,
): number[] {
  const random = randomFor(seed, CHANCE_SEED);
  const sums: number[] = [];
  for (let i = 0; i < DEALS; i++) {
    const chances = game.taste.chances(game.setup(options, below(random, 2 ** 30)));
    for (let seat = 0; seat < chances.length; seat++) sums[seat] = (sums[seat] ?? 0) + chances[seat];
  }
  return sums.map((sum) => rounded(sum / DEALS));
}

const DEALS = 128;

/**
 * What came, and something else that could have come instead. Both are drawn together: they differ in the cards that came
 * and in nothing else that nobody knows, so that what they are worth differs little by chance. `drawn` is null where other
 * chance than the order of hidden cards took part.
 */
function pairAt<State, Move>(
  game: Game<State, Move>,
  review: ReviewTerms<State>,
  { before, after, actor, move }: Step<State, Move>,
  drawn: readonly Drawn[] | null,
  random: Random,
): readonly [came: State, other: State] {
  const other = redrawn(game, review, before, random);
  if (drawn === null) {
    game.apply(other, actor, move);
    return [redrawn(game, review, after, random), other];
  }
  const came = game.clone(other);
  putBack(review.pools(came), drawn, random);
  game.apply(came, actor, move);
  game.apply(other, actor, move);
  return [came, other];
}

function redrawn<State>(game: Game<State>, review: ReviewTerms<State>, state: State, random: Random): State {
  const copy = game.clone(state);
  redraw(review, copy, random);
  return copy;
}

/** The mean over looks at what came, less the mean over looks at what else could have come: as many, each at something else. */
function eventOf<State, Move>(
  game: Game<State, Move>,
  { lookahead, weight }: ReviewTerms<State>,
  index: number,
  looks: number,
  random: Random,
  pair: () => readonly [came: State, other: State],
): ChanceEvent {
  const sums: number[] = [];
  for (let i = 0; i < looks; i++) {
    const [came, other] = pair();
    const same = cloneRandom(random);
    const otherValues = lookAhead(game, other, lookahead, random);
    const values = lookAhead(game, came, lookahead, same);
    for (let seat = 0; seat < values.length; seat++) {
      sums[seat] = (sums[seat] ?? 0) + values[seat] - otherValues[seat];
    }
  }
  return { index, luck: sums.map((sum) => rounded((weight * sum) / looks)) };
}

/** By seat: 1 for winners and 0 for the others, or the chances after some decisions, all made by taste. Changes the state. */
function lookAhead<State, Move>(
  game: Game<State, Move>,
  state: State,
  decisions: number,
  random: Random,
): number[] {
  for (let made = 0; made < decisions; made++) {
    const decision = toDecision(game, state, random, null);
    if (decision === null) break;
    const { seat, legal } = decision;
    carryOut(
      game,
      state,
      seat,
      mostLiked(game, state, seat, legal, Number.NEGATIVE_INFINITY, random) as Move,
    );
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) return game.taste.chances(state);
  const values: number[] = [];
  for (const seat of outcome.losers) values[seat] = 0;
  for (const seat of outcome.winners) values[seat] = 1;
  return values;
}
