import { addMove, endRecord, type Game, writeRecord } from '@samsara/engine';
import type { Entry } from '@samsara/table';
import {
  bodyOf,
  entriesIn,
  fold,
  isLift,
  isMove,
  moveOf,
  openTable,
  outcomeOf,
  playOf,
  recordAtDeal,
  type Table,
} from '@samsara/table';
import type { GameCard } from '../lobby/game-card.ts';
import type { EndedPlay, TableIndex } from '../log/log.ts';

/** The record of a game that has ended, from all entries of its round. */
export function endedPlay(table: Table, entries: readonly Entry[]): EndedPlay {
  const { before, moves } = splitAtDeal(table.game, entries);
  const record = recordAtDeal(before);
  for (const { actor, text } of moves) addMove(record, actor, text);
  const ended = table.aborted ? 'aborted' : 'finished';
  endRecord(record, table.game, table.state, ended);
  const names = record.seats.map(({ name }) => name);
  // Whoever sat down at a table that nobody else could find did not agree to be read by everybody.
  const wasPublic = before.settings.public && table.settings.public;
  return {
    play: playOf(table),
    table: table.code,
    game: table.game.meta.id,
    ended,
    at: table.last,
    // Who began a game on a device is nobody here; those who ended it are its players.
    players: (table.lifted ? table : before).seats.map(({ player }) => player),
    record: writeRecord(record),
    card: JSON.stringify({ ...gameCard(table, names), public: wasPublic } satisfies GameCard),
  };
}

/** The table as it was before the deal, and the moves after it. */
function splitAtDeal(game: Game, entries: readonly Entry[]) {
  let before: Table | undefined;
  let dealt = false;
  const moves: ReturnType<typeof moveOf>[] = [];
  for (const entry of entries.flatMap(withLifted)) {
    const body = bodyOf(entry);
    if (isMove(body)) moves.push(moveOf(body));
    else if (body.type === 'start') dealt = true;
    else if (!dealt) before = before === undefined ? openTable(entry, game) : fold(before, entry);
  }
  if (before === undefined || !dealt) throw new Error('a game that was not dealt cannot end');
  return { before, moves };
}

/** In place of an entry that brought a game from a device, what happened there. */
function withLifted(entry: Entry): Entry[] {
  const body = bodyOf(entry);
  return isLift(body) ? entriesIn(entry, body) : [entry];
}

/** What is kept of every table so that it can be found and listed. */
export function tableIndex(table: Table): TableIndex {
  return {
    table: table.code,
    game: table.game.meta.id,
    public: table.settings.public,
    phase: table.phase,
    players: table.seats.flatMap(({ player }) => player ?? []),
    made: table.made,
    last: table.last,
    card: JSON.stringify(gameCard(table, namesAt(table))),
  };
}

function gameCard(table: Table, names: readonly string[]): GameCard {
  return { play: playOf(table), names: [...names], outcome: outcomeOf(table) };
}

/** Everybody at a table; bots without a name go by their level. */
function namesAt(table: Table): string[] {
  return table.seats.flatMap(({ name, level }) => name ?? level ?? []);
}
