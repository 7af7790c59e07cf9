import { LETS_PASS } from '../bots/search/thought.ts';
import { BadInput } from '../kernel/bad-input.ts';
import type { Game, Outcome } from '../kernel/game.ts';
import { at } from '../kernel/json.ts';
import { actorAndMove, findMove } from '../kernel/notation.ts';
import type { Actor, Seat } from '../kernel/seats.ts';
import type { GameRecord } from '../record/record.ts';
import { dealt } from '../record/replay.ts';
import type { DecisionKind } from './types.ts';

/** A game that was played, moment by moment. */
export interface Timeline<State, Move> {
  readonly first: State;
  readonly steps: readonly Step<State, Move>[];
  readonly outcome: Outcome | null;
}

/** A move of the record: the state before and after it, and who decided something by it. */
export interface Step<State, Move> {
  readonly index: number;
  readonly actor: Actor;
  readonly move: Move;
  readonly before: State;
  readonly after: State;
  readonly decisions: readonly Choice[];
}

/** Somebody had at least two moves, letting the moment pass counted. */
export interface Choice {
  readonly index: number;
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly made: string;
}

/** Plays a record again and keeps every moment. */
export function timelineOf<State, Move, Options>(
  game: Game<State, Move, unknown, unknown, Options>,
  record: GameRecord,
): Timeline<State, Move> {
  return timelineFrom(
    game,
    dealt(game, record),
    record.moves.map(([line]) => line),
  );
}

/** The same for a game that is given as its first state and its moves, `0 play 14` or `clock time-out`. */
export function timelineFrom<State, Move>(
  game: Game<State, Move>,
  first: State,
  lines: readonly string[],
): Timeline<State, Move> {
  const steps: Step<State, Move>[] = [];
  let before = first;
  for (const [index, line] of lines.entries()) {
    const { actor, text, move } = readMove(game, before, line, index);
    const after = game.clone(before);
    game.apply(after, actor, move);
    steps.push({
      index,
      actor,
      move,
      before,
      after,
      decisions: choicesBy(game, before, index, actor, text),
    });
    before = after;
  }
  return { first, steps, outcome: game.outcome(before) ?? null };
}

function readMove<State, Move>(game: Game<State, Move>, state: State, line: string, index: number) {
  const read = actorAndMove(line);
  const move = read && findMove(game, state, read.actor, read.text);
  if (read === undefined || move === undefined) throw new BadInput('illegal-move', at('moves', index), line);
  return { actor: read.actor, text: game.notation(move), move };
}

/** The choice of whoever moves, and of everybody who could have moved instead. */
function choicesBy<State, Move>(
  game: Game<State, Move>,
  state: State,
  index: number,
  actor: Actor,
  text: string,
): Choice[] {
  const owing = game.deciding(state);
  const choices: Choice[] = [];
  if (actor !== 'clock') {
    const owes = owing.includes(actor);
    const least = owes ? 2 : 1;
    if (game.legalMoves(state, actor).length >= least)
      choices.push({ index, seat: actor, kind: owes ? 'owed' : 'interrupted', made: text });
  }
  for (const seat of game.mayInterrupt(state)) {
    if (seat === actor || owing.includes(seat) || game.legalMoves(state, seat).length === 0) continue;
    choices.push({ index, seat, kind: 'passed', made: LETS_PASS });
  }
  return choices;
}
