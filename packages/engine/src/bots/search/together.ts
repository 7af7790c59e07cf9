import type { Game } from '../../kernel/game.ts';
import type { Random } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seats.ts';
import { chosenMove } from './leaning.ts';
import { choicesAt } from './search.ts';
import { LETS_PASS, type MoveEstimate } from './thought.ts';

/**
 * The move that several searches of the same decision have found, each with its own chance: as if one had made all of their
 * iterations, but that none could profit from what another had seen.
 */
export function decideTogether<State, Move, View>(
  game: Game<State, Move, unknown, View>,
  view: View,
  seat: Seat,
  found: readonly (readonly MoveEstimate[])[],
  random: Random,
): Move | undefined {
  const estimates = joined(found);
  const choices = choicesAt(game, game.imagine(view, random), seat);
  const isBest = (move: Move | undefined) =>
    (move === undefined ? LETS_PASS : game.notation(move)) === estimates[0]?.notation;
  const move = choices.find(isBest) ?? choices[0];
  return chosenMove(game, view, seat, { move, estimates, edges: 0 }, random);
}

/** What was found about each move, all visits counted; the most visited comes first, among equals the one with the better results. */
export function joined(found: readonly (readonly MoveEstimate[])[]): MoveEstimate[] {
  const byMove = new Map<string, MoveEstimate>();
  for (const each of found.flat()) byMove.set(each.notation, joinedTo(byMove.get(each.notation), each));
  return [...byMove.values()].sort((a, b) => b.visits - a.visits || b.value - a.value);
}

function joinedTo(before: MoveEstimate | undefined, each: MoveEstimate): MoveEstimate {
  if (before === undefined || each.visits === 0) return before ?? each;
  const visits = before.visits + each.visits;
  const share = each.visits / visits;
  return {
    notation: each.notation,
    visits,
    value: (1 - share) * before.value + share * each.value,
    // Errors of searches that know nothing of each other.
    confidence: Math.hypot((1 - share) * before.confidence, share * each.confidence),
  };
}
