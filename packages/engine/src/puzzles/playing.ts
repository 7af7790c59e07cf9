import { BadInput } from '../kernel/bad-input.ts';
import type { PlayedGame } from '../kernel/game.ts';
import { at } from '../kernel/json.ts';
import { actorAndMove, findMove } from '../kernel/notation.ts';
import { storedOptions } from '../kernel/options.ts';
import { momentHash } from '../record/record.ts';
import { choicesInOrder } from './choices.ts';
import type { Puzzle } from './puzzle.ts';

/** The moment of a puzzle: its seat has the choice. Throws `BadInput` where the puzzle does not lead to such a moment. */
export function puzzleState<State, Move, Event, View, Options>(
  game: PlayedGame<State, Move, Event, View, Options>,
  puzzle: Pick<Puzzle, 'game' | 'options' | 'seed' | 'moves' | 'seat' | 'values'>,
): State {
  if (puzzle.game !== game.meta.id) throw new BadInput('do-not-go-together', 'game', puzzle.game);
  const state = game.setup(storedOptions(game, puzzle.options), puzzle.seed);
  for (const [index, line] of puzzle.moves.entries()) {
    const read = actorAndMove(line);
    const move = read && findMove(game, state, read.actor, read.text);
    if (read === undefined || move === undefined)
      throw new BadInput('illegal-move', at('moves', index), line);
    game.apply(state, read.actor, move);
  }
  const choices = choicesInOrder(game as PlayedGame, state, puzzle.seat);
  const valued = puzzle.values.map(({ move }) => move).sort();
  if (choices.join('\n') !== valued.join('\n')) {
    throw new BadInput('do-not-go-together', 'values', `${valued.length}; ${choices.length}`);
  }
  return state;
}

/** A few digits of what the moment is: where they differ, a change of the rules has made it another one. */
export function digestAt<State>(game: Pick<PlayedGame<State>, 'meta' | 'describe'>, state: State): string {
  return momentHash(game, state).slice(0, DIGEST_DIGITS);
}

const DIGEST_DIGITS = 6;
