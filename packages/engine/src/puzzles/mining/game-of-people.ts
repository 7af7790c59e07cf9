import { think } from '../../bots/search/search.ts';
import { BadInput } from '../../kernel/bad-input.ts';
import type { Game } from '../../kernel/game.ts';
import { at } from '../../kernel/json.ts';
import { actorAndMove, findMove } from '../../kernel/notation.ts';
import { storedOptions } from '../../kernel/options.ts';
import { gameSeed } from '../../record/fairness.ts';
import type { GameRecord } from '../../record/record.ts';
import { withoutUndone } from '../../record/undone.ts';
import { randomFor } from '../../review/seeds.ts';
import { choicesInOrder } from '../choices.ts';
import type { Options } from '../usual-options.ts';
import { FEWEST_CHOICES, SCAN } from './budgets.ts';
import type { Line } from './line.ts';

const MOVES = 2;

/** The choices in a record whose players have agreed to it, one after the other. */
export function* gameOfPeople(game: Game, record: GameRecord, seed: number): Generator<Line> {
  const options = storedOptions(game, record.options) as Options;
  const dealtFrom = gameSeed(record.fairness);
  const state = game.setup(options, dealtFrom);
  const moves: string[] = [];
  for (const [index, [written]] of withoutUndone(record).moves.entries()) {
    const read = actorAndMove(written);
    const move = read && findMove(game, state, read.actor, read.text);
    if (read === undefined || move === undefined) {
      throw new BadInput('illegal-move', at('moves', index), written);
    }
    const { actor } = read;
    if (actor !== 'clock' && isChoice(game, state, actor)) {
      const view = game.view(state, actor);
      const thought = think(game, view, actor, { iterations: SCAN }, randomFor(seed, MOVES, index));
      const moment = { view, seat: actor, owes: true };
      yield { options, seed: dealtFrom, moves: moves.slice(), state, moment, thought };
    }
    moves.push(`${actor} ${game.notation(move)}`);
    game.apply(state, actor, move);
  }
}

/** Does the seat owe an answer, and has it enough to choose from? */
function isChoice(game: Game, state: unknown, seat: number): boolean {
  return game.deciding(state).includes(seat) && choicesInOrder(game, state, seat).length >= FEWEST_CHOICES;
}
