import type { Game } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seats.ts';
import { type Edge, emptyNode, type Node, seenWay, type Tree, unseenWay } from './tree.ts';

/**
 * Where each seat stands in the tree. As long as everybody has seen the same moves that is one place for all. A move made face
 * down parts them: whoever made it goes on by the move, the others by what it looks like, so that nobody in the tree can
 * answer a move that they have not seen.
 */
export type Places<Move> = readonly Node<Move>[] | null;

/** By seat, the way that it goes when this move is made; null for the same way for all. */
export type Ways<Move> = readonly Edge<Move>[] | null;

/** Before the move is made. Undefined if the tree is full. */
export function waysOf<State, Move>(
  game: Game<State, Move>,
  tree: Tree<Move>,
  state: State,
  places: Places<Move>,
  node: Node<Move>,
  edge: Edge<Move>,
): Ways<Move> | undefined {
  if (tree.observers === 0) return null;
  const ways: Edge<Move>[] = [];
  let parted = places !== null;
  for (let viewer = 0; viewer < tree.observers; viewer++) {
    const way = viewer === node.seat ? edge : wayOf(game, tree, state, places, node, edge, viewer);
    if (way === null) return undefined;
    if (way !== edge) parted = true;
    ways.push(way);
  }
  return parted ? ways : null;
}

function wayOf<State, Move>(
  game: Game<State, Move>,
  tree: Tree<Move>,
  state: State,
  places: Places<Move>,
  node: Node<Move>,
  edge: Edge<Move>,
  viewer: Seat,
): Edge<Move> | null {
  const look = edge.move === undefined ? null : (game.lookOf?.(state, node.seat, edge.move, viewer) ?? null);
  const place = places === null ? node : places[viewer];
  if (look !== null) return unseenWay(tree, place, look);
  return place === node ? edge : seenWay(tree, place, edge.move);
}

/** Where each seat comes to when `seat` decides next. */
export function placesAfter<Move>(ways: Ways<Move>, seat: Seat): Places<Move> {
  return ways === null ? null : ways.map((way) => nodeAfter(way, seat));
}

/** How many seats a search tells apart: none where every move is seen by all. */
export function observersOf<State>(game: Game<State>, state: State): number {
  return game.lookOf === undefined ? 0 : game.taste.chances(state).length;
}

export function nodeAfter<Move>(way: Edge<Move>, seat: Seat): Node<Move> {
  way.next[seat] ??= emptyNode(seat);
  return way.next[seat];
}
