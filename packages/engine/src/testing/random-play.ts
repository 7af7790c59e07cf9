import type { Game } from '../kernel/game.ts';
import { below, oneOf, type Random } from '../kernel/random.ts';
import type { Actor } from '../kernel/seats.ts';

/** One move of a random game. */
export interface Step<Move = unknown> {
  readonly actor: Actor;
  readonly move: Move;
  /** The notation of the move. */
  readonly text: string;
}

/** One moment in so many at which the clock moves, or somebody who does not owe an answer, if they may. */
const CLOCK_ONCE_IN = 24;
/** Where nobody owes an answer, but somebody may act. */
const CLOCK_IN_A_RACE_ONCE_IN = 3;
const INTERRUPTED_ONCE_IN = 3;

/** Out of ten moves, so many are those that a simple bot likes best; the others are left to chance. */
export type Sense = number;

/** Sensible enough to reach the end of a game, random enough to reach everything before it. */
export const SOME_SENSE: Sense = 6;

/** Any step somebody could take now: a seat that owes an answer or not, or the clock. Undefined if nobody can. */
export function randomStep<State, Move>(
  game: Game<State, Move>,
  state: State,
  random: Random,
  sense: Sense = SOME_SENSE,
): Step<Move> | undefined {
  const actor = randomActor(game, state, random);
  if (actor === undefined) return undefined;
  const legal = game.legalMoves(state, actor);
  const liked = actor !== 'clock' && below(random, 10) < sense;
  const move = liked ? best(legal, (each) => game.taste.likes(state, actor, each)) : oneOf(random, legal);
  return { actor, move, text: game.notation(move) };
}

function randomActor<State, Move>(game: Game<State, Move>, state: State, random: Random): Actor | undefined {
  const mayAct = (actor: Actor) => game.legalMoves(state, actor).length > 0;
  const owing = game.deciding(state);
  const interrupting = game.mayInterrupt(state).filter(mayAct);
  const clockOnceIn =
    owing.length > 0 ? CLOCK_ONCE_IN : interrupting.length > 0 ? CLOCK_IN_A_RACE_ONCE_IN : 1;
  if (mayAct('clock') && below(random, clockOnceIn) === 0) return 'clock';
  const interrupted = owing.length === 0 || below(random, INTERRUPTED_ONCE_IN) === 0;
  if (interrupting.length > 0 && interrupted) return oneOf(random, interrupting);
  return owing.length === 0 ? undefined : oneOf(random, owing);
}

function best<T>(list: readonly T[], likes: (each: T) => number): T {
  return list.reduce((found, each) => (likes(each) > likes(found) ? each : found));
}
