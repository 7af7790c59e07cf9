import { BadInput } from '../kernel/bad-input.ts';
import type { PlayedGame } from '../kernel/game.ts';
import { at } from '../kernel/json.ts';
import { hasTakenChance } from '../kernel/later/taken-chance.ts';
import { actorAndMove, findMove } from '../kernel/notation.ts';
import type { Actor } from '../kernel/seats.ts';
import { dealt } from './fairness.ts';
import type { GameRecord } from './record.ts';
import { seatChangeIn } from './seat-changes.ts';
import { placesThatCount, undoneBy } from './undone.ts';

/** One move of a record that has just been played again. */
export interface ReplayedMove<State, Event> {
  /** Its place in the list of moves. */
  readonly index: number;
  readonly actor: Actor;
  readonly text: string;
  /** The live state after the move; clone it to keep it. */
  readonly state: State;
  readonly events: readonly Event[];
}

/**
 * Plays a record again to its last move. A move that is not legal throws `BadInput` with its place. What was taken back is
 * played as well; then comes `undo 1`, as a move of whoever took back that nothing happens in, with the state as it was before.
 * Lines that say who plays a seat from there on are passed over.
 */
export function replay<State, Move, Event, View, Options>(
  game: PlayedGame<State, Move, Event, View, Options>,
  record: GameRecord,
  visit?: (move: ReplayedMove<State, Event>) => void,
): State {
  let state = dealt(game, record);
  const lines: string[] = [];
  for (const [index, [line]] of record.moves.entries()) {
    lines.push(line);
    if (seatChangeIn(line) !== undefined) continue;
    if (undoneBy(line) !== undefined) {
      const { actor, before } = takenBack(game, record, lines, state);
      state = before;
      visit?.({ index, actor, text: line, state, events: [] });
      continue;
    }
    const { actor, text, move } = readMove(game, state, line, at('moves', index));
    const events: Event[] = [];
    game.apply(state, actor, move, visit && ((event) => events.push(event)));
    visit?.({ index, actor, text, state, events });
  }
  return state;
}

/** The state before what the last line takes back. Nobody takes back what chance had a part in. */
function takenBack<State, Move, Event, View, Options>(
  game: PlayedGame<State, Move, Event, View, Options>,
  record: GameRecord,
  lines: readonly string[],
  after: State,
) {
  const place = at('moves', lines.length - 1);
  const line = lines[lines.length - 1];
  const places = placesThatCount(lines);
  const undone = placesThatCount(lines.slice(0, -1))?.[places?.length ?? 0];
  const actor = undone === undefined ? undefined : actorAndMove(lines[undone])?.actor;
  if (places === null || actor === undefined || actor === 'clock')
    throw new BadInput('illegal-move', place, line);
  const before = dealt(game, record);
  for (const counted of places) {
    const { actor: mover, move } = readMove(game, before, lines[counted], at('moves', counted));
    game.apply(before, mover, move);
  }
  if (hasTakenChance(game, before, after)) throw new BadInput('illegal-move', place, line);
  return { actor, before };
}

/** The game of a record, if we have it, in the version the record was played with. */
export function gameOf<Known extends PlayedGame>(
  games: Readonly<Record<string, Known>>,
  { game: id, gameVersion }: GameRecord,
): Known {
  if (!Object.hasOwn(games, id))
    throw new BadInput('unknown-game', 'game', `${id}; ${Object.keys(games).join(', ')}`);
  const { version } = games[id].meta;
  if (gameVersion > version) throw new BadInput('newer-version', 'gameVersion', `${gameVersion}; ${version}`);
  if (gameVersion < version) throw new BadInput('out-of-range', 'gameVersion', `${gameVersion}; ${version}`);
  return games[id];
}

function readMove<State, Move>(game: PlayedGame<State, Move>, state: State, line: string, place: string) {
  const read = actorAndMove(line);
  if (!read) throw new BadInput('wrong-format', place, line);
  const { actor, text } = read;
  const move = findMove(game, state, actor, text);
  if (move === undefined) {
    const { code, clause } = game.whyNot(state, actor, text);
    throw new BadInput('illegal-move', place, `${line}: ${code}, ${clause}`);
  }
  const written = game.notation(move);
  if (written !== text) throw new BadInput('wrong-format', place, `${line}; ${actor} ${written}`);
  return { actor, text, move };
}
