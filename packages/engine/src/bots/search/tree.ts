import type { Game } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seats.ts';

/** What a search knows of one moment: every move that was possible there in some imagined state. */
export interface Node<Move> {
  readonly seat: Seat;
  /** By move, each as the tree knows it (`knownMove`); null before the first, as most nodes stay: a map costs more than all the rest. */
  edges: Map<Move | undefined, Edge<Move>> | null;
  /** By look: where those go on who do not see which move was made. */
  unseen: Map<string, Edge<Move>> | null;
  visits: number;
  /** Sum of the results for the seat that decides here. */
  total: number;
}

/** A move from a moment; undefined lets the moment pass. */
export interface Edge<Move> {
  readonly move: Move | undefined;
  /** How much taste likes it; where a mind thinks, the attention that it deserves. */
  readonly liking: number;
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
  /** So many seats are told apart by what they have seen; 0 if everybody counts as having seen everything. */
  readonly observers: number;
  edges: number;
  /** By notation: the move as the tree first met it, which stands for all that are written alike. */
  readonly named: Map<string, Move>;
  /** The same moves, so that a game which shares its moves is not asked for their notation again. */
  readonly met: Set<Move>;
}

export function emptyTree<Move>(seat: Seat, most: number, observers: number): Tree<Move> {
  return { root: emptyNode(seat), most, observers, edges: 0, named: new Map(), met: new Set() };
}

export function emptyNode<Move>(seat: Seat): Node<Move> {
  return { seat, edges: null, unseen: null, visits: 0, total: 0 };
}

/** The edge of a move, a new one if it was never possible before; null if the tree is full. */
export function edgeOf<State, Move>(
  game: Game<State, Move>,
  tree: Tree<Move>,
  node: Node<Move>,
  move: Move | undefined,
  likes: (move: Move) => number,
): Edge<Move> | null {
  const found = node.edges?.get(move);
  if (found !== undefined) return found;
  const known = move === undefined ? undefined : knownMove(game, tree, move);
  const met = known === move ? undefined : node.edges?.get(known);
  if (met !== undefined) return met;
  return tree.edges < tree.most ? newEdge(tree, node, known, move === undefined ? 0 : likes(move)) : null;
}

/** Moves are told apart by their notation: a game may make the same move anew in every state. */
function knownMove<State, Move>(game: Game<State, Move>, tree: Tree<Move>, move: Move): Move {
  if (tree.met.has(move)) return move;
  const name = game.notation(move);
  const known = tree.named.get(name);
  if (known !== undefined) return known;
  tree.named.set(name, move);
  tree.met.add(move);
  return move;
}

function newEdge<Move>(
  tree: Tree<Move>,
  node: Node<Move>,
  move: Move | undefined,
  liking: number,
): Edge<Move> {
  const edge = emptyEdge(move, liking);
  node.edges ??= new Map();
  node.edges.set(move, edge);
  tree.edges++;
  return edge;
}

function emptyEdge<Move>(move: Move | undefined, liking: number): Edge<Move> {
  return { move, liking, visits: 0, available: 0, total: 0, squares: 0, next: [] };
}

/** The way of somebody who sees a move made from here, but not choosing it; null if the tree is full. */
export function seenWay<Move>(tree: Tree<Move>, node: Node<Move>, move: Move | undefined): Edge<Move> | null {
  return node.edges?.get(move) ?? (tree.edges < tree.most ? newEdge(tree, node, move, 0) : null);
}

/** The way of somebody who sees only that some move of this look was made; null if the tree is full. */
export function unseenWay<Move>(tree: Tree<Move>, node: Node<Move>, look: string): Edge<Move> | null {
  node.unseen ??= new Map();
  const known = node.unseen.get(look);
  if (known !== undefined || tree.edges >= tree.most) return known ?? null;
  const edge = emptyEdge<Move>(undefined, 0);
  node.unseen.set(look, edge);
  tree.edges++;
  return edge;
}

/** How much a search tries moves that look worse so far. */
const EXPLORING = 2;

/** So much of the attention goes to all moves alike, the rest to what taste likes best. */
const ALIKE = 0.5;
/** The same where a mind spreads the rest by what it has learned. */
const ALIKE_BY_MIND = 0.25;

/**
 * The move to try next among those that are possible now: the mean of its results so far and a bonus, high for moves
 * that were tried rarely in relation to how often they were possible (PUCT, with the counts of availability of
 * information-set search). `spread` is the scatter of the results, so that one constant serves all games.
 */
export function mostPromising<Move>(
  node: Node<Move>,
  possible: readonly Edge<Move>[],
  spread: number,
  learned: boolean,
): Edge<Move> {
  const untried = node.visits === 0 ? 0 : node.total / node.visits;
  const liked = learned ? null : mostLikedOf(possible);
  const share = learned ? ALIKE_BY_MIND : ALIKE;
  const alike = (EXPLORING * spread * share) / possible.length;
  const extra = EXPLORING * spread * (1 - share);
  const each = learned ? extra / sumOfLikings(possible) : 0;
  let best = possible[0];
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < possible.length; i++) {
    const edge = possible[i];
    edge.available++;
    const mean = edge.visits === 0 ? untried : edge.total / edge.visits;
    const weight = edge === liked ? alike + extra : alike + each * edge.liking;
    const promise = mean + (weight * Math.sqrt(edge.available)) / (1 + edge.visits);
    if (promise <= highest) continue;
    highest = promise;
    best = edge;
  }
  return best;
}

function mostLikedOf<Move>(possible: readonly Edge<Move>[]): Edge<Move> {
  let best = possible[0];
  for (let i = 1; i < possible.length; i++) if (possible[i].liking > best.liking) best = possible[i];
  return best;
}

/** Never zero, so that it can be shared by. */
function sumOfLikings<Move>(possible: readonly Edge<Move>[]): number {
  let sum = 0;
  for (let i = 0; i < possible.length; i++) sum += possible[i].liking;
  return sum === 0 ? 1 : sum;
}
