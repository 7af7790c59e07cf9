import type { Game } from '../../kernel/game.ts';
import { hashOf } from '../../kernel/json.ts';
import type { Random } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seats.ts';
import { choicesInOrder } from '../choices.ts';
import type { Moment } from './judging.ts';

/** Nothing is hidden from a seat if so many states that it could be in are all the same. */
const IMAGINED = 6;
/** What takes longer counts as unsolved. */
const MOST_NODES = 20_000;
const MOST_SEATS = 2;

/**
 * The moves that win whatever the others do, where the end can be counted out: nothing is hidden from the seat any more, at
 * most two seats still decide, and nothing is left to chance. Empty where it cannot.
 */
export function sureWinners(game: Game, { view, seat, owes }: Moment, random: Random): readonly string[] {
  if (!owes) return [];
  const state = game.imagine(view, random);
  const asImagined = hashOf(game.describe(state));
  for (let i = 1; i < IMAGINED; i++) {
    if (hashOf(game.describe(game.imagine(view, random))) !== asImagined) return [];
  }
  const solving: Solving = { game, seat, seats: new Set([seat]), nodes: 0 };
  try {
    return choicesInOrder(game, state, seat).filter((move) =>
      wins(solving, after(solving, state, seat, move)),
    );
  } catch (error) {
    if (error instanceof Unsolved) return [];
    throw error;
  }
}

interface Solving {
  readonly game: Game;
  readonly seat: Seat;
  /** Who has decided anywhere. */
  readonly seats: Set<Seat>;
  nodes: number;
}

class Unsolved extends Error {}

/** Does the seat win from here for certain? */
function wins(solving: Solving, state: unknown): boolean {
  const { game, seat, seats } = solving;
  const outcome = game.outcome(state);
  if (outcome !== undefined) return outcome.winners.includes(seat);
  const owing = game.deciding(state);
  if (owing.length !== 1 || game.mayInterrupt(state).length > 0) throw new Unsolved();
  const [actor] = owing;
  seats.add(actor);
  if (seats.size > MOST_SEATS) throw new Unsolved();
  const choices = choicesInOrder(game, state, actor);
  return actor === seat
    ? choices.some((move) => wins(solving, after(solving, state, actor, move)))
    : choices.every((move) => wins(solving, after(solving, state, actor, move)));
}

/** The state after a move that leaves nothing to chance. */
function after(solving: Solving, before: unknown, actor: Seat, text: string): unknown {
  const { game } = solving;
  if (++solving.nodes > MOST_NODES) throw new Unsolved();
  const state = game.clone(before);
  const move = game.legalMoves(state, actor).find((each) => game.notation(each) === text);
  game.apply(state, actor, move);
  if (drawnIn(state) !== drawnIn(before)) throw new Unsolved();
  return state;
}

/** How much of its chance a state has used up. */
function drawnIn(state: unknown): number {
  const { random } = state as { readonly random: Random };
  return random.type === 'fast' ? random.counter : random.drawn;
}
