import type { Game } from '../../kernel/game.ts';
import type { Random } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seats.ts';
import { LETS_PASS, type MoveEstimate, type Thought } from './thought.ts';

/** A move is worth so much more to somebody who leans to it with all their heart: two wins in a hundred. */
const WORTH_OF_LEANING = 0.02;
/** What is worse than the best by more than this is not played for any character. */
const MOST_GIVEN_UP = 0.03;
/** What was looked at much more rarely than the best is not known well enough. */
const LEAST_OF_VISITS = 1 / 3;

/** The move that a thought has found; of those that are nearly as good, the one that fits the character of whoever decides. */
export function chosenMove<State, Move, View>(
  game: Game<State, Move, unknown, View>,
  view: View,
  seat: Seat,
  { move, estimates }: Thought<Move>,
  random: Random,
): Move | undefined {
  const { taste } = game;
  if (taste.leaning === undefined || estimates.length === 0) return move;
  const [best] = estimates;
  const close = estimates.filter((each) => isClose(each, best));
  if (close.length < 2) return move;
  const state = game.imagine(view, random);
  const legal = new Map(game.legalMoves(state, seat).map((each) => [game.notation(each), each]));
  let chosen = best;
  let most = Number.NEGATIVE_INFINITY;
  for (const each of close) {
    const known = legal.get(each.notation);
    const leaning = known === undefined ? 0 : taste.leaning(state, seat, known);
    const worth = each.value + WORTH_OF_LEANING * leaning;
    if (worth > most) [chosen, most] = [each, worth];
  }
  return chosen.notation === LETS_PASS ? undefined : legal.get(chosen.notation);
}

function isClose({ visits, value }: MoveEstimate, best: MoveEstimate): boolean {
  return visits >= best.visits * LEAST_OF_VISITS && value >= best.value - MOST_GIVEN_UP;
}
