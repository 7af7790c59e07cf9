import type { Game } from '../kernel/game.ts';
import type { Seat } from '../kernel/seats.ts';

/** What a search knows of one moment: every move that was possible there in some imagined state. */
export interface Node<Move> {
  readonly seat: Seat;
  readonly edges: Edge<Move>[];
  visits: number;
  /** Sum of the results for the seat that decides here. */
  total: number;
}

/** A move from a moment; undefined lets the moment pass. */
export interface Edge<Move> {
  readonly move: Move | undefined;
  readonly notation: string;
  readonly liking: number;
  /** Share of the attention that taste would give to this move. */
  prior: number;
  visits: number;
  /** How often the move was possible when a move was chosen here. */
  available: number;
  /** Sums of the results for the seat that decides, and of their squares. */
  total: number;
  squares: number;
  /** What follows, by the seat that decides next: that may depend on chance. */
  readonly next: Node<Move>[];
}

/** Grows up to `most` edges, which bounds the memory of a search. */
export interface Tree<Move> {
  readonly root: Node<Move>;
  readonly most: number;
  edges: number;
}

export function emptyNode<Move>(seat: Seat): Node<Move> {
  return { seat, edges: [], visits: 0, total: 0 };
}

/** The notation of letting a moment pass. */
const LETS_PASS = '';

/**
 * The edge of a move, a new one if it was never possible before; null if the tree is full.
 * Games share most of their moves, so that names are rarely needed.
 */
export function edgeOf<State, Move>(
  game: Game<State, Move>,
  tree: Tree<Move>,
  node: Node<Move>,
  state: State,
  move: Move | undefined,
): Edge<Move> | null {
  const { edges, seat } = node;
  for (let i = 0; i < edges.length; i++) if (edges[i].move === move) return edges[i];
  const notation = move === undefined ? LETS_PASS : game.notation(move);
  for (let i = 0; i < edges.length; i++) if (edges[i].notation === notation) return edges[i];
  if (tree.edges >= tree.most) return null;
  const liking = move === undefined ? 0 : game.taste.likes(state, seat, move);
  edges.push({ move, notation, liking, prior: 0, visits: 0, available: 0, total: 0, squares: 0, next: [] });
  tree.edges++;
  setPriors(edges);
  return edges[edges.length - 1];
}

/** So much of the attention goes to all moves alike; the rest to those that taste likes, the n-th getting 1/n. */
const ALIKE = 0.5;

function setPriors<Move>(edges: readonly Edge<Move>[]): void {
  let sum = 0;
  for (const edge of edges) {
    let better = 0;
    for (const { liking } of edges) if (liking > edge.liking) better++;
    edge.prior = 1 / (1 + better);
    sum += edge.prior;
  }
  for (const edge of edges) edge.prior = ALIKE / edges.length + ((1 - ALIKE) * edge.prior) / sum;
}

/** How much a search tries moves that look worse so far. */
const EXPLORING = 2;

/**
 * The move to try next among those that are possible now: the mean of its results so far and a bonus, high for moves
 * that were tried rarely in relation to how often they were possible (PUCT, with the counts of availability of
 * information-set search). `spread` is the scatter of the results, so that one constant serves all games.
 */
export function mostPromising<Move>(
  node: Node<Move>,
  possible: readonly Edge<Move>[],
  spread: number,
): Edge<Move> {
  const untried = node.visits === 0 ? 0 : node.total / node.visits;
  let best = possible[0];
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < possible.length; i++) {
    const edge = possible[i];
    edge.available++;
    const mean = edge.visits === 0 ? untried : edge.total / edge.visits;
    const bonus = (EXPLORING * spread * edge.prior * Math.sqrt(edge.available)) / (1 + edge.visits);
    if (mean + bonus <= highest) continue;
    highest = mean + bonus;
    best = edge;
  }
  return best;
}
