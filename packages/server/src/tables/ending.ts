import { writeRecord } from '@samsara/engine';
import { type Entry, endedGame, outcomeOf, playOf, type Table, withLifted } from '@samsara/table';
import type { GameCard } from '../lobby/game-card.ts';
import type { EndedPlay, TableIndex } from '../log/log.ts';

/** The record of a game that has ended, from all entries of its round. */
export function endedPlay(table: Table, entries: readonly Entry[]): EndedPlay {
  const { record, before } = endedGame(table, withLifted(entries));
  const names = record.seats.map(({ name }) => name);
  // Whoever sat down at a table that nobody else could find did not agree to be read by everybody.
  const wasPublic = before.settings.public && table.settings.public;
  return {
    play: playOf(table),
    table: table.code,
    game: table.game.meta.id,
    ended: table.aborted ? 'aborted' : 'finished',
    at: table.last,
    // Who began a game on a device is nobody here; those who ended it are its players.
    players: (table.lifted ? table : before).seats.map(({ player }) => player),
    record: writeRecord(record),
    card: JSON.stringify({ ...gameCard(table, names), public: wasPublic } satisfies GameCard),
  };
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
