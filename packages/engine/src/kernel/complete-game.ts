import type { Game, GameRules } from './game.ts';
import { oneOf } from './random.ts';

/** A game from its rules: what they leave out is done in the plain way. */
export function completeGame<State, Move, Event, View, Options>(
  rules: GameRules<State, Move, Event, View, Options>,
): Game<State, Move, Event, View, Options> {
  return {
    ...rules,
    pickMove: rules.pickMove ?? ((state, seat, random) => oneOf(random, rules.legalMoves(state, seat))),
  };
}
