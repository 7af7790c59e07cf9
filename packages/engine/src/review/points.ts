import { playoutMove } from '../bots/by-taste/policy.ts';
import { toDecision } from '../bots/search/moment.ts';
import { answerBefore } from '../bots/search/search.ts';
import { LETS_PASS } from '../bots/search/thought.ts';
import type { Game } from '../kernel/game.ts';
import { findMove } from '../kernel/notation.ts';
import type { Random } from '../kernel/random.ts';
import type { Seat } from '../kernel/seats.ts';
import { carryOut } from '../kernel/thinking/carry-out.ts';

/** No game goes on for so many decisions. */
const MOST_DECISIONS = 20_000;

/** By move: the seat's mean points at the end, if everybody goes on by taste; empty where the game counts no points. */
export function expectedPoints<State, Move, View>(
  game: Game<State, Move, unknown, View>,
  view: View,
  seat: Seat,
  moves: readonly string[],
  playouts: number,
  random: Random,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (let i = 0; i < playouts; i++) {
    const start = game.imagine(view, random);
    answerBefore(game, start, seat, random);
    for (const text of new Set(moves)) {
      const state = game.clone(start);
      const move = text === LETS_PASS ? undefined : findMove(game, state, seat, text);
      if (move !== undefined) game.apply(state, seat, move);
      playToEnd(game, state, random, move === undefined ? seat : null);
      const points = game.outcome(state)?.points;
      if (!points) return new Map();
      sums.set(text, (sums.get(text) ?? 0) + points[seat]);
    }
  }
  return new Map(Array.from(sums, ([move, sum]) => [move, sum / playouts]));
}

function playToEnd<State, Move>(
  game: Game<State, Move>,
  state: State,
  random: Random,
  passed: Seat | null,
): void {
  let silent = passed;
  for (let made = 0; made < MOST_DECISIONS; made++) {
    const decision = toDecision(game, state, random, silent);
    if (decision === null) return;
    silent = null;
    carryOut(game, state, decision.seat, playoutMove(game, state, decision.seat, decision.legal, random));
  }
}
