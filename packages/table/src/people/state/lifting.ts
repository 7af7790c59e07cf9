import type { PlayedGame } from '@samsara/engine';
import { bodyOf, type Entry } from '../../state/entries.ts';
import { type EntryHandlers, tableAfter } from '../../state/fold.ts';
import { isLift, type LiftDeed } from '../../state/lifted.ts';
import { carryOutAgreement } from '../../state/play-deeds.ts';
import { botPlace, type Table } from '../../state/table.ts';

/** The table as it was on a device, with those who play on at the server. */
export function openLifted(entry: Entry, deed: LiftDeed, game: PlayedGame, handlers: EntryHandlers): Table {
  const table = tableAfter(entriesIn(entry, deed), game, handlers);
  reseat(table, deed, entry.actor, entry.at);
  if (table.time !== null) table.time = { ...table.time, since: entry.at, spent: deed.spent };
  if (deed.waits && table.phase === 'playing') carryOutAgreement(table, 'pause', deed.spent, entry.at);
  table.opened = entry.seq;
  table.seq = entry.seq;
  table.link = entry.link;
  table.last = entry.at;
  return table;
}

/** In place of an entry that brought a game from a device, what happened there. */
export function withLifted(entries: readonly Entry[]): Entry[] {
  return entries.flatMap((entry) => {
    const body = bodyOf(entry);
    return isLift(body) ? entriesIn(entry, body) : [entry];
  });
}

/** What happened on the device, as entries of this table. */
function entriesIn({ table }: Pick<Entry, 'table'>, { opening, entries }: LiftDeed): Entry[] {
  const all = [{ actor: opening.body.host, ...opening }, ...entries];
  return all.map(({ actor, at, body }, i) => {
    const seq = i + 1;
    return { table, seq, command: `lifted:${seq}`, actor, body: JSON.stringify(body), at, link: '' };
  });
}

/** Seats the table as it goes on at the server, where `by` brings it. */
function reseat(table: Table, deed: LiftDeed, by: string, at: number): void {
  table.lifted = true;
  table.lastMove = null;
  table.settings = deed.settings;
  table.host = by;
  for (const { seat, level, name } of deed.bots) table.seats[seat] = botPlace(level, name);
  Object.assign(table.seats[deed.seat], {
    player: by,
    name: deed.name,
    face: deed.face ?? null,
    level: null,
    whileAway: false,
    once: false,
    sign: at,
  });
}
