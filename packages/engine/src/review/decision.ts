import { mostLiked } from '../bots/by-taste/policy.ts';
import { choicesAt, think, valueMoves } from '../bots/search/search.ts';
import { LETS_PASS, type MoveEstimate } from '../bots/search/thought.ts';
import type { Calibration, Game } from '../kernel/game.ts';
import { calibrated } from './calibration.ts';
import { rounded } from './grain.ts';
import { markOf, reasonFor } from './marks.ts';
import { expectedPoints } from './points.ts';
import { randomFor } from './seeds.ts';
import type { Choice } from './timeline.ts';
import type { MoveValue, ReviewBudget, ReviewedDecision } from './types.ts';

/** The two searches draw from different seeds, so that the value of a move does not depend on its having been chosen. */
const CHOOSING = 1;
const VALUING = 2;
const LIKING = 3;
const POINTS = 4;

/**
 * Judges one choice from the view of the seat alone. One search says which move is best, another one what that move, the
 * one that was made and the others are worth: the best of several noisy values would be too high.
 */
export function judge<State, Move, View>(
  game: Game<State, Move, unknown, View>,
  view: View,
  choice: Choice,
  number: number,
  calibration: Calibration,
  { iterations, playouts }: ReviewBudget,
  seed: number,
): ReviewedDecision {
  const { seat, made } = choice;
  const random = (use: number) => randomFor(seed, seat, number, use);
  const thought = think(game, view, seat, { iterations }, random(CHOOSING), game.mind);
  const best = thought.move === undefined ? LETS_PASS : game.notation(thought.move);
  const liked = likedMove(game, view, choice, random(LIKING));
  const estimates = estimated(game, view, choice, best, liked, iterations, random(VALUING));
  const points = expectedPoints(game, view, seat, [best, made], playouts, random(POINTS));
  const values = estimates.map((estimate) => moveValue(estimate, calibration, points));
  const bestValue = named(values, best);
  const madeValue = named(values, made);
  const own = made === best ? 0 : madeValue.chance - bestValue.chance;
  const moves = inOrder(values, best, made);
  const mark = markOf(own, made === best ? bestValue.chance - named(values, liked).chance : 0);
  const forgetting = thought.move === undefined ? undefined : game.taste.forgetting?.(thought.move);
  const forgot = forgetting !== undefined && game.notation(forgetting) === made;
  return {
    seat,
    index: choice.index,
    kind: choice.kind,
    moves,
    best: bestValue,
    made: madeValue,
    own,
    mark,
    reason: mark === 'fine' || mark === 'brilliant' ? null : reasonFor(moves, madeValue, forgot),
  };
}

/** Half of the iterations go to the move that was made, the best one and the one that taste likes, the rest to all others. */
function estimated<State, Move, View>(
  game: Game<State, Move, unknown, View>,
  view: View,
  { seat, made }: Choice,
  best: string,
  liked: string,
  iterations: number,
  random: ReturnType<typeof randomFor>,
): readonly MoveEstimate[] {
  const favoured = new Set([made, best, liked]);
  const moves = choicesAt(game, game.imagine(view, random), seat).length;
  const others = Math.max(0, moves - favoured.size);
  const states = Math.max(1, Math.ceil(iterations / (favoured.size + Math.min(others, favoured.size))));
  const rarely = Math.max(1, Math.min(states, Math.ceil(others / favoured.size)));
  return valueMoves(
    game,
    view,
    seat,
    { states, onceIn: (move) => (favoured.has(move) ? 1 : rarely) },
    random,
    game.mind,
  );
}

/** What somebody does who does not think: the measure of what is hard to find. */
function likedMove<State, Move, View>(
  game: Game<State, Move, unknown, View>,
  view: View,
  { seat, kind }: Choice,
  random: ReturnType<typeof randomFor>,
): string {
  const state = game.imagine(view, random);
  const least = kind === 'owed' ? Number.NEGATIVE_INFINITY : 0;
  const liked = mostLiked(game, state, seat, game.legalMoves(state, seat), least, random);
  return liked === undefined ? LETS_PASS : game.notation(liked);
}

function moveValue(
  { notation, value, confidence }: MoveEstimate,
  calibration: Calibration,
  points: ReadonlyMap<string, number>,
): MoveValue {
  const low = calibrated(calibration, value - confidence);
  const high = calibrated(calibration, value + confidence);
  return {
    move: notation,
    chance: rounded(calibrated(calibration, value)),
    confidence: rounded((high - low) / 2),
    points: points.get(notation) ?? null,
  };
}

function named(values: readonly MoveValue[], move: string): MoveValue {
  const found = values.find((value) => value.move === move);
  if (found === undefined) throw new Error(`“${move}” is not among the legal moves`);
  return found;
}

/** The best move first; what few looks overrate beside it is shown as no better. */
function inOrder(values: readonly MoveValue[], best: string, made: string): MoveValue[] {
  const highest = named(values, best).chance;
  const shown = values.map((value) =>
    value.move === made || value.chance <= highest ? value : { ...value, chance: highest },
  );
  return shown.sort((a, b) => Number(b.move === best) - Number(a.move === best) || b.chance - a.chance);
}
