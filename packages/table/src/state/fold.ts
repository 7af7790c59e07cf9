import { type Emit, findMove, type PlayedGame } from '@samsara/engine';
import {
  type Body,
  bodyOf,
  type Deed,
  type Entry,
  isMove,
  type MoveBody,
  moveOf,
  type Opening,
} from './entries.ts';
import { isLift, type LiftDeed } from './lifted.ts';
import { emptyTable, endGame, timeAfter } from './round.ts';
import { seatOf, type Table } from './table.ts';

/** A move that was made on a copy of the game when it was checked; the copy counts once the move is committed. */
export interface Tried {
  /** The state that was copied: the move holds for no other one. */
  readonly from: unknown;
  readonly move: unknown;
  readonly state: unknown;
  readonly events: readonly unknown[];
  readonly endsGame: boolean;
}

/** What entries do to a table besides what the rules of its game say: each host brings what can happen at its tables. */
export interface EntryHandlers {
  carryOut(table: Table, deed: Deed, entry: Entry): void;
  /** A move is about to be made. `isKept`: on a copy, so that the state of this moment stays as it is. */
  willMove?(table: Table, body: MoveBody, entry: Entry, isKept: boolean): void;
  /** Whoever was asked has moved, or is asked no longer. */
  hasMoved?(table: Table, actor: number | 'clock', at: number): void;
  /** Opens a table that was begun on a device. */
  openLifted?(entry: Entry, deed: LiftDeed, game: PlayedGame): Table;
}

/** A newer version of the program has written an entry: it knows how to go on from there, and this one does not. */
export class NotUnderstood extends Error {
  constructor({ seq, table }: Pick<Entry, 'seq' | 'table'>) {
    super(`entry ${seq} of ${table} is not understood`);
  }
}

/**
 * The table after one more entry; `table` is changed and given back. Pure but for that: the same entries make the same table.
 * `body` and `tried` spare reading an entry and making a move that have just been checked.
 */
export function fold(
  table: Table,
  entry: Entry,
  body: Body = bodyOf(entry),
  emit?: Emit<unknown>,
  tried?: Tried,
): Table {
  if (isMove(body)) foldMove(table, body, entry, emit, tried);
  else foldDeed(table, body, entry);
  table.seq = entry.seq;
  table.link = entry.link;
  table.last = entry.at;
  return table;
}

/** What opens a round: the first entry that is left of a log. */
export function openingIn(entry: Entry): Opening {
  const body = bodyOf(entry);
  if (isLift(body)) return body.opening.body;
  if (isMove(body) || (body.type !== 'open' && body.type !== 'rematch')) {
    throw new Error(`entry ${entry.seq} of ${entry.table} opens no round`);
  }
  return body;
}

/** The table after the first entry that is left of its log, which names the game. */
export function openTable(entry: Entry, game: PlayedGame, handlers: EntryHandlers): Table {
  const body = bodyOf(entry);
  if (!isLift(body)) return emptyTable(entry, openingIn(entry), game, handlers);
  if (handlers.openLifted === undefined) throw new NotUnderstood(entry);
  return handlers.openLifted(entry, body, game);
}

/** The table after all these entries, of which the first one opens a round. */
export function tableAfter(entries: readonly Entry[], game: PlayedGame, handlers: EntryHandlers): Table {
  const table = openTable(entries[0], game, handlers);
  for (const entry of entries.slice(1)) fold(table, entry);
  return table;
}

function foldMove(
  table: Table,
  body: MoveBody,
  entry: Entry,
  emit: Emit<unknown> | undefined,
  tried: Tried | undefined,
): void {
  const { game, handlers } = table;
  const { actor, text } = moveOf(body);
  const move = tried === undefined ? findMove(game, table.state, actor, text) : tried.move;
  if (move === undefined) throw new Error(`entry ${entry.seq} of ${entry.table} is no legal move`);
  const isMade = tried !== undefined && tried.from === table.state;
  handlers.willMove?.(table, body, entry, isMade);
  if (isMade) table.state = tried.state;
  else game.apply(table.state, actor, move, emit);
  table.moves++;
  table.moved = entry.at;
  handlers.hasMoved?.(table, actor, entry.at);
  if (game.outcome(table.state) !== undefined) endGame(table, 'over');
  else table.time = timeAfter(table, entry.at);
}

function foldDeed(table: Table, deed: Deed, entry: Entry): void {
  table.handlers.carryOut(table, deed, entry);
  const own = seatOf(table, entry.actor);
  if (own !== undefined) Object.assign(table.seats[own], { sign: entry.at, warned: null });
}
