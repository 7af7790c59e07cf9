import type { Game } from '../../kernel/game.ts';
import type { Mind } from '../../kernel/mind/mind.ts';
import type { Random } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seats.ts';
import { carryOut } from '../../kernel/thinking/carry-out.ts';
import type { Budget } from '../bot.ts';
import { playoutMove } from '../by-taste/policy.ts';
import { makeLimit } from './limit.ts';
import { answerSealed, toDecision } from './moment.ts';
import { nodeAfter, observersOf, type Places, placesAfter, waysOf } from './observers.ts';
import { estimateOf, LETS_PASS, type MoveEstimate, type Thought, thoughtFrom } from './thought.ts';
import { type Edge, edgeOf, emptyTree, mostPromising, type Node, type Tree } from './tree.ts';

/** At most so many iterations start from the same imagined state, because imagining costs more than copying. */
const MOST_USES = 8;
/** A short search sees at least about so many states. */
const STATES = 64;
const LONG = MOST_USES * STATES;

/** A moment is kept in the tree from so many visits on; before that, its moves are left to taste. */
const KEPT_FROM_VISIT = 3;

/** Of about 500 bytes each. */
const MOST_EDGES = 50_000;

/** What goes on in one search. */
interface Search<State, Move> {
  readonly game: Game<State, Move>;
  readonly mind: Mind<State, Move> | null;
  readonly random: Random;
  readonly tree: Tree<Move>;
  /** The legal moves of the viewer, the same in every imagined state. */
  readonly choices: readonly Edge<Move>[];
  /** What the running iteration has gone through: nodes, and the edge taken from each but the last. */
  readonly nodes: Node<Move>[];
  readonly taken: Edge<Move>[];
  /** Where everybody stands in it. */
  places: Places<Move>;
  /** Of all results for the viewer. */
  readonly results: { count: number; sum: number; squares: number };
}

/**
 * Information-set tree search: every iteration imagines a state that the viewer could be in, goes down a tree of moves, lets
 * taste play on for a few decisions, and values what it comes to for every seat. Each seat chooses what is best for itself,
 * by what it has seen. It knows nothing but the view.
 */
export function think<State, Move, View>(
  game: Game<State, Move, unknown, View>,
  view: View,
  seat: Seat,
  budget: Budget,
  random: Random,
  learned?: Mind<State, Move>,
): Thought<Move> {
  // Reading what was learned, at the first thought, takes time too.
  const begun = budget.now?.();
  const first = game.imagine(view, random);
  const mind = learned?.knows(first) ? learned : null;
  const moves = choicesAt(game, first, seat);
  if (moves.length < 2) return { move: moves[0], estimates: [], edges: 0 };
  const most = budget.edges ?? MOST_EDGES;
  const search = beginSearch(game, mind, first, seat, moves, most, random);
  const { tree, choices, results } = search;
  const uses = Math.max(1, Math.min(MOST_USES, Math.floor((budget.iterations ?? LONG) / STATES)));
  const mayGoOn = makeLimit(budget, choices, begun);
  for (let state = first; mayGoOn(results.count); state = game.imagine(view, random)) {
    answerBefore(game, state, seat, random);
    for (let use = 1; use < uses && mayGoOn(results.count); use++) iterate(search, game.clone(state), null);
    if (mayGoOn(results.count)) iterate(search, state, null);
  }
  return thoughtFrom(game, tree, choices);
}

/** How often a search values each move: so many imagined states, all of them or one in some. */
export interface Attention {
  readonly states: number;
  /** By the notation of a move: it is tried in one state of so many. */
  onceIn(notation: string): number;
}

/**
 * Values moves instead of choosing one: each is tried from the same imagined states, however good it looks, and the tree
 * below it grows as in any search. In the order of the legal moves.
 */
export function valueMoves<State, Move, View>(
  game: Game<State, Move, unknown, View>,
  view: View,
  seat: Seat,
  { states, onceIn }: Attention,
  random: Random,
  learned?: Mind<State, Move>,
): readonly MoveEstimate[] {
  const first = game.imagine(view, random);
  const mind = learned?.knows(first) ? learned : null;
  const moves = choicesAt(game, first, seat);
  const search = beginSearch(game, mind, first, seat, moves, MOST_EDGES, random);
  const { choices } = search;
  const rarely = choices.map(({ move }) => onceIn(move === undefined ? LETS_PASS : game.notation(move)));
  for (let number = 0, state = first; number < states; number++, state = game.imagine(view, random)) {
    answerBefore(game, state, seat, random);
    for (let i = 0; i < choices.length; i++) {
      if ((number + i) % rarely[i] === 0) iterate(search, game.clone(state), choices[i]);
    }
  }
  return choices.map((edge) => estimateOf(game, edge));
}

/** A tree with the moves of the viewer, of at most so many edges. A mind tells apart who has seen what. */
function beginSearch<State, Move>(
  game: Game<State, Move>,
  mind: Mind<State, Move> | null,
  state: State,
  seat: Seat,
  moves: readonly (Move | undefined)[],
  most: number,
  random: Random,
): Search<State, Move> {
  const tree = emptyTree<Move>(seat, most, mind === null ? 0 : observersOf(game, state));
  const likes = likesAt(game, mind, state, seat, moves);
  const choices = moves.map((move) => edgeOf(game, tree, tree.root, move, likes) as Edge<Move>);
  const results = { count: 0, sum: 0, squares: 0 };
  // Not empty, because a list that begins so is slow to push to.
  const [nodes, taken] = [[tree.root], choices.slice(0, 1)];
  return { game, mind, random, tree, choices, nodes, taken, places: null, results };
}

/** The legal moves, and letting the moment pass for a seat that owes nothing. */
export function choicesAt<State, Move>(
  game: Game<State, Move>,
  state: State,
  seat: Seat,
): (Move | undefined)[] {
  const legal = game.legalMoves(state, seat);
  return game.deciding(state).includes(seat) || legal.length === 0 ? legal : [undefined, ...legal];
}

/** In a sealed choice the others decide without knowing the viewer's answer, so they can do so first. */
export function answerBefore<State, Move>(
  game: Game<State, Move>,
  state: State,
  seat: Seat,
  random: Random,
): void {
  const owing = game.deciding(state);
  if (owing.length < 2 || !owing.includes(seat)) return;
  const others = owing.filter((other) => other !== seat);
  answerSealed(game, state, others, random);
}

/** One way down the tree, beginning with a certain move or with the most promising one. */
function iterate<State, Move>(search: Search<State, Move>, state: State, begin: Edge<Move> | null): void {
  const { tree, nodes, taken } = search;
  while (nodes.length > 0) nodes.pop();
  while (taken.length > 0) taken.pop();
  nodes.push(tree.root);
  search.places = null;
  let possible: readonly Edge<Move>[] | null = begin === null ? search.choices : [begin];
  while (possible !== null) possible = goDown(search, state, possible);
  settle(search, resultsOf(search, state));
}

/** Makes one move of the tree; says what is possible after it, or plays out and says null where the tree ends. */
function goDown<State, Move>(
  search: Search<State, Move>,
  state: State,
  possible: readonly Edge<Move>[],
): Edge<Move>[] | null {
  const { game, nodes, taken, random } = search;
  const node = nodes[nodes.length - 1];
  const edge = mostPromising(node, possible, spreadOf(search.results), search.mind !== null);
  taken.push(edge);
  const ways = waysOf(game, search.tree, state, search.places, node, edge);
  if (edge.move !== undefined) carryOut(game, state, node.seat, edge.move);
  const decision = toDecision(game, state, random, edge.move === undefined ? node.seat : null);
  if (decision === null) return null;
  const { seat, legal } = decision;
  if (ways !== undefined) {
    search.places = placesAfter(ways, seat);
    const next = search.places === null ? nodeAfter(edge, seat) : search.places[seat];
    nodes.push(next);
    const known = next.visits < KEPT_FROM_VISIT ? [] : edgesOf(search, next, state, legal);
    if (known.length > 0) return known;
  }
  playOut(search, state, seat, legal);
  return null;
}

function edgesOf<State, Move>(
  { game, mind, tree }: Search<State, Move>,
  node: Node<Move>,
  state: State,
  legal: readonly Move[],
): Edge<Move>[] {
  const edges: Edge<Move>[] = [];
  const likes = likesAt(game, mind, state, node.seat, legal);
  for (let i = 0; i < legal.length; i++) {
    const edge = edgeOf(game, tree, node, legal[i], likes);
    if (edge !== null) edges.push(edge);
  }
  return edges;
}

/** What taste likes, or what a mind gives attention to; a mind is asked once for all moves, and only if there is a new one. */
function likesAt<State, Move>(
  game: Game<State, Move>,
  mind: Mind<State, Move> | null,
  state: State,
  seat: Seat,
  moves: readonly (Move | undefined)[],
): (move: Move) => number {
  if (mind === null) return (move) => game.taste.likes(state, seat, move);
  let attention: readonly number[] | null = null;
  const legal = moves.filter((move): move is Move => move !== undefined);
  return (move) => {
    attention ??= mind.attention(state, seat, legal);
    return attention[legal.indexOf(move)] ?? 0;
  };
}

/** Lets taste play on, up to the end or for as many decisions as the game wants. */
function playOut<State, Move>(
  { game, mind, random }: Search<State, Move>,
  state: State,
  first: Seat,
  firstLegal: readonly Move[],
): void {
  let seat = first;
  let legal = firstLegal;
  const lookahead = (mind ?? game.taste).lookahead;
  for (let made = 0; made < lookahead; made++) {
    carryOut(game, state, seat, playoutMove(game, state, seat, legal, random));
    const decision = toDecision(game, state, random, null);
    if (decision === null) return;
    seat = decision.seat;
    legal = decision.legal;
  }
}

/** By seat: 1 for winners and 0 for the others, or the chances where the game goes on. */
function resultsOf<State, Move>({ game, mind }: Search<State, Move>, state: State): number[] {
  const outcome = game.outcome(state);
  if (outcome === undefined) return (mind ?? game.taste).chances(state);
  const results: number[] = [];
  for (const seat of outcome.losers) results[seat] = 0;
  for (const seat of outcome.winners) results[seat] = 1;
  return results;
}

function settle<State, Move>({ tree, nodes, taken, results }: Search<State, Move>, values: number[]): void {
  for (let i = 0; i < nodes.length; i++) {
    const value = values[nodes[i].seat];
    nodes[i].visits++;
    nodes[i].total += value;
    if (i === taken.length) continue;
    taken[i].visits++;
    taken[i].total += value;
    taken[i].squares += value * value;
  }
  const value = values[tree.root.seat];
  results.count++;
  results.sum += value;
  results.squares += value * value;
}

/** Before there is anything to go by. */
const FIRST_SPREAD = 0.3;
const FEW = 8;
const LEAST_SPREAD = 0.01;

/** The standard deviation of the results. */
function spreadOf({ count, sum, squares }: Search<never, never>['results']): number {
  if (count < FEW) return FIRST_SPREAD;
  const mean = sum / count;
  return Math.max(LEAST_SPREAD, Math.sqrt(Math.max(0, squares / count - mean * mean)));
}
