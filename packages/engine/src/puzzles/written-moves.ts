import { BadInput } from '../kernel/bad-input.ts';
import type { PlayedGame } from '../kernel/game.ts';
import { at } from '../kernel/json.ts';
import { actorAndMove } from '../kernel/notation.ts';
import type { Actor } from '../kernel/seats.ts';
import { moveAt, placeOf } from './choices.ts';

/** Who acts, where it is not the one who is expected: a letter for a seat, another one for the clock. */
const SEATS = 'ABCDEFGHIJKL';
const CLOCK = 'X';
/** A move is written as its place in the order of `choicesInOrder`: one digit of this base, or several in brackets. */
const BASE = 36;
const WRITTEN = /([A-LX])?(?:([0-9a-z])|\(([0-9a-z]{2,4})\))/y;

/** No game of a puzzle has so many moves. */
const MOST_MOVES = 20_000;

/**
 * Plays written moves from a state and says what they were, as records write them. Where nothing else can happen nothing is
 * written, and so the state is left at the first moment after the last written move at which something can be chosen.
 */
export function playWritten(game: PlayedGame, state: unknown, written: string, place: string): string[] {
  const lines: string[] = [];
  let read = 0;
  while (lines.length < MOST_MOVES) {
    const forced = forcedActor(game, state);
    if (forced !== null) {
      play(game, state, forced, 0, lines, place);
      continue;
    }
    if (read === written.length) return lines;
    WRITTEN.lastIndex = read;
    const found = WRITTEN.exec(written);
    if (found === null) throw new BadInput('wrong-format', at(place, lines.length), written.slice(read));
    const [whole, actor, digit, digits] = found;
    play(game, state, actorFrom(game, state, actor), Number.parseInt(digit ?? digits, BASE), lines, place);
    read += whole.length;
  }
  throw new BadInput('out-of-range', place, String(MOST_MOVES));
}

/** Moves as records write them, as `playWritten` reads them. Changes the state. */
export function writeMoves(
  game: PlayedGame,
  state: unknown,
  lines: readonly string[],
  place: string,
): string {
  let written = '';
  for (const [number, line] of lines.entries()) {
    const read = actorAndMove(line);
    if (read === undefined) throw new BadInput('wrong-format', at(place, number), line);
    const { actor, text } = read;
    const found = placeOf(game, state, actor, text);
    if (found.place < 0) throw new BadInput('illegal-move', at(place, number), line);
    if (forcedActor(game, state) === null) {
      const letter = actor === 'clock' ? CLOCK : SEATS[actor];
      written += (actor === expectedActor(game, state) ? '' : letter) + writtenIndex(found.place);
    }
    game.apply(state, actor, found.move);
  }
  return written;
}

function writtenIndex(index: number): string {
  const digits = index.toString(BASE);
  return digits.length === 1 ? digits : `(${digits})`;
}

function play(
  game: PlayedGame,
  state: unknown,
  actor: Actor,
  index: number,
  lines: string[],
  place: string,
): void {
  const found = moveAt(game, state, actor, index);
  if (found === undefined) throw new BadInput('illegal-move', at(place, lines.length), `${actor} #${index}`);
  game.apply(state, actor, found.move);
  lines.push(`${actor} ${found.text}`);
}

function actorFrom(game: PlayedGame, state: unknown, letter: string | undefined): Actor {
  if (letter === undefined) return expectedActor(game, state);
  return letter === CLOCK ? 'clock' : SEATS.indexOf(letter);
}

/** Of those who owe an answer the first by seat; the clock where nobody does. */
function expectedActor(game: PlayedGame, state: unknown): Actor {
  const owing = game.deciding(state);
  return owing.length === 0 ? 'clock' : Math.min(...owing);
}

/** Who makes the only move that can come now, if there is only one; the clock comes in where nobody owes an answer. */
function forcedActor(game: PlayedGame, state: unknown): Actor | null {
  if (game.outcome(state) !== undefined) return null;
  const owing = game.deciding(state);
  if (owing.length > 1 || game.mayInterrupt(state).length > 0) return null;
  const actor = owing.length === 1 ? owing[0] : 'clock';
  return game.legalMoves(state, actor).length === 1 ? actor : null;
}
