import type { Game } from '../../kernel/game.ts';
import type { Edge, Tree } from './tree.ts';

/** The notation of letting a moment pass. */
export const LETS_PASS = '';

/** What a search thinks of one legal move. */
export interface MoveEstimate {
  /** Or `LETS_PASS`. */
  readonly notation: string;
  readonly visits: number;
  /** Mean result for the seat that thinks, from 0 to 1. */
  readonly value: number;
  /** The mean of ever more iterations would lie so far around `value`, 95 times in 100. */
  readonly confidence: number;
}

/** A move, undefined to let the moment pass, and how it was found; the most visited move comes first. */
export interface Thought<Move> {
  readonly move: Move | undefined;
  readonly estimates: readonly MoveEstimate[];
  /** Moves kept in the tree. */
  readonly edges: number;
}

/** The most visited move; among equals the one with the better results. */
export function thoughtFrom<State, Move>(
  game: Game<State, Move>,
  tree: Tree<Move>,
  choices: readonly Edge<Move>[],
): Thought<Move> {
  const sorted = [...choices].sort((a, b) => b.visits - a.visits || meanOf(b) - meanOf(a));
  const estimates = sorted.map((edge) => estimateOf(game, edge));
  return { move: sorted[0].move, estimates, edges: tree.edges };
}

export function estimateOf<State, Move>(game: Game<State, Move>, edge: Edge<Move>): MoveEstimate {
  return {
    notation: edge.move === undefined ? LETS_PASS : game.notation(edge.move),
    visits: edge.visits,
    value: meanOf(edge),
    confidence: confidenceOf(edge),
  };
}

function meanOf<Move>({ visits, total }: Edge<Move>): number {
  return visits === 0 ? 0 : total / visits;
}

/** Standard errors that hold 95 %. */
const Z = 1.96;

/** Unknown, and therefore everything, before the second visit. */
function confidenceOf<Move>({ visits, total, squares }: Edge<Move>): number {
  if (visits < 2) return 1;
  const variance = Math.max(0, (squares - (total * total) / visits) / (visits - 1));
  return Z * Math.sqrt(variance / visits);
}
