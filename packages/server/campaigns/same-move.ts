import { findMove, type PlayedGame } from '@samsara/engine';

/** Is what a seat attempted the move that stands in a log or record, which may spell it otherwise? */
export function isSameMove(
  game: PlayedGame,
  state: unknown,
  seat: number,
  attempt: string,
  text: string,
): boolean {
  const move = findMove(game, state, seat, attempt);
  return move !== undefined && game.notation(move) === text;
}

/** The same for lines of a record, in which the seat comes first. */
export function isSameLine(game: PlayedGame, state: unknown, acknowledged: string, line: string): boolean {
  const [seat, ...attempt] = acknowledged.split(' ');
  const [actor, ...text] = line.split(' ');
  return actor === seat && isSameMove(game, state, Number(seat), attempt.join(' '), text.join(' '));
}
