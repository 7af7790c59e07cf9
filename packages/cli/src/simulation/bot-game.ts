import { type Actor, type Bot, below, type Game, type Random, type Seat } from '@samsara/engine';
import { applyClock, fromAnywhere } from './random-game.ts';

/** Called with every move after it was made. */
export type MoveListener<Move> = (actor: Actor, move: Move) => void;

/** Plays a game to its end between bots, each of which gets its view alone, and says how many moves that took. */
export function playWithBots<State, Move>(
  game: Game<State, Move>,
  state: State,
  bots: readonly Bot[],
  random: Random,
  onMove?: MoveListener<Move>,
): number {
  const decide = (seat: Seat, owes: boolean) => bots[seat](game, game.view(state, seat), seat, owes, random);
  for (let moves = 0; ; moves++) {
    const interruption = firstInterruption(game, state, random, decide);
    if (interruption) {
      game.apply(state, interruption.seat, interruption.move);
      onMove?.(interruption.seat, interruption.move);
      continue;
    }
    const owing = game.deciding(state);
    if (owing.length === 0) {
      if (game.outcome(state) !== undefined) return moves;
      const move = applyClock(game, state);
      onMove?.('clock', move);
      continue;
    }
    const seat = owing[below(random, owing.length)];
    const move = decide(seat, true);
    if (move === undefined) throw new Error(`seat ${seat} owes an answer and gives none`);
    game.apply(state, seat, move);
    onMove?.(seat, move);
  }
}

/** Whoever acts without owing an answer, asked from anywhere on. */
export function firstInterruption<State, Move>(
  game: Game<State, Move>,
  state: State,
  random: Random,
  decide: (seat: Seat, owes: boolean) => Move | undefined,
): { readonly seat: Seat; readonly move: Move } | undefined {
  const eager = game.mayInterrupt(state);
  if (eager.length === 0) return undefined;
  for (const seat of fromAnywhere(eager, random)) {
    const move = decide(seat, false);
    if (move !== undefined) return { seat, move };
  }
  return undefined;
}
