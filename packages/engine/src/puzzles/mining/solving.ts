import type { Game } from '../../kernel/game.ts';
import { hashOf } from '../../kernel/json.ts';
import type { Random } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seats.ts';
import { choicesInOrder } from '../choices.ts';
import type { Moment } from './judging.ts';

/** Nothing is hidden from a seat if so many states that it could be in are all the same. */
const IMAGINED = 6;
/** A win that takes more moves of all, or more states to count out, is not known. */
const DEPTHS = [6, 12, 24] as const;
const MOST_STATES = 4000;

/**
 * The moves that win whatever the others do, where the end can be counted out: nothing is hidden from the seat any more, and
 * nothing is left to chance on the way. Empty where none is known.
 */
export function sureWinners(game: Game, { view, seat, owes }: Moment, random: Random): readonly string[] {
  if (!owes) return [];
  const state = game.imagine(view, random);
  const asImagined = hashOf(game.describe(state));
  for (let i = 1; i < IMAGINED; i++) {
    if (hashOf(game.describe(game.imagine(view, random))) !== asImagined) return [];
  }
  return choicesInOrder(game, state, seat).filter((move) =>
    DEPTHS.some((depth) => winsBy({ game, seat, left: MOST_STATES }, state, seat, move, depth)),
  );
}

interface Solving {
  readonly game: Game;
  readonly seat: Seat;
  /** States that may still be looked at. */
  left: number;
}

/** Is the seat certain to win after this move, within so many more? */
function winsBy(solving: Solving, before: unknown, actor: Seat, text: string, depth: number): boolean {
  const { game, seat } = solving;
  if (--solving.left < 0) return false;
  const state = game.clone(before);
  const move = game.legalMoves(state, actor).find((each) => game.notation(each) === text);
  game.apply(state, actor, move);
  if (drawnIn(state) !== drawnIn(before)) return false;
  const outcome = game.outcome(state);
  if (outcome !== undefined) return outcome.winners.includes(seat);
  const owing = game.deciding(state);
  if (depth === 0 || owing.length !== 1 || game.mayInterrupt(state).length > 0) return false;
  const [next] = owing;
  const wins = (choice: string) => winsBy(solving, state, next, choice, depth - 1);
  const choices = choicesInOrder(game, state, next);
  return next === seat ? choices.some(wins) : choices.every(wins);
}

/** How much of its chance a state has used up. */
function drawnIn(state: unknown): number {
  const { random } = state as { readonly random: Random };
  return random.type === 'fast' ? random.counter : random.drawn;
}
