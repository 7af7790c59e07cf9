import {
  addMove,
  addSeatChange,
  addUndo,
  endRecord,
  type GameRecord,
  type RecordedSeat,
  type RecordVersion,
  SEATS_VERSION,
  type SeatChange,
  SHARES_VERSION,
  startRecord,
  UNDO_VERSION,
} from '@samsara/engine';
import { bodyOf, type Deed, type Entry, isMove, moveOf } from '../state/entries.ts';
import { fold, openTable } from '../state/fold.ts';
import { fairnessAt } from '../state/shuffle.ts';
import type { Table } from '../state/table.ts';

/** A game that has ended: its record, and the table as it was before the deal. */
export interface EndedGame {
  readonly record: GameRecord;
  readonly before: Table;
}

/** The game that has ended at a table, from all entries of its round. */
export function endedGame(table: Table, entries: readonly Entry[]): EndedGame {
  const { before, lines } = splitAtDeal(table, entries);
  const record = recordAtDeal(before, before.shares === null ? versionFor(lines) : SHARES_VERSION);
  for (const line of lines) {
    if (typeof line === 'number') addUndo(record, line);
    else if (isSeatChange(line)) addSeatChange(record, line);
    else addMove(record, line.actor, line.text);
  }
  endRecord(record, table.game, table.state, table.aborted ? 'aborted' : 'finished');
  return { record, before };
}

/** A move, how many were taken back, or who plays a seat from there on. */
type Line = ReturnType<typeof moveOf> | number | SeatChange;

function isSeatChange(line: Line | undefined): line is SeatChange {
  return typeof line === 'object' && 'seat' in line;
}

function versionFor(lines: readonly Line[]): RecordVersion | undefined {
  if (lines.some(isSeatChange)) return SEATS_VERSION;
  return lines.some((line) => typeof line === 'number') ? UNDO_VERSION : undefined;
}

/** Who plays a seat after somebody has come to a running game, or gone from it for good. */
function seatChangeBy(deed: Deed): SeatChange | undefined {
  switch (deed.type) {
    case 'sit':
      return { seat: deed.seat, kind: deed.playedBy ?? 'person', name: deed.name };
    case 'leave':
    case 'remove':
      return deed.level === null ? undefined : botAt(deed.seat, deed.level, deed.name);
    case 'voted':
      return deed.to === 'remove' ? botAt(deed.about, deed.level, deed.name) : undefined;
    default:
      return undefined;
  }
}

function botAt(seat: number, level: string, name = `Bot ${seat + 1}`): SeatChange {
  return { seat, kind: `bot:${level}`, name };
}

/** The table as it was before the deal, and what is recorded after it. */
function splitAtDeal({ game, handlers }: Table, entries: readonly Entry[]) {
  let before: Table | undefined;
  let dealt = false;
  const lines: Line[] = [];
  for (const entry of entries) {
    const body = bodyOf(entry);
    if (isMove(body)) lines.push(moveOf(body));
    else if (body.type === 'taken-back') lines.push(body.moves);
    else if (body.type === 'start') dealt = true;
    else if (dealt) lines.push(...[seatChangeBy(body)].flatMap((change) => change ?? []));
    else before = before === undefined ? openTable(entry, game, handlers) : fold(before, entry);
  }
  if (before === undefined || !dealt) throw new Error('a game that was not dealt cannot end');
  // Whoever came after the last move, or went, has played nothing.
  while (isSeatChange(lines.at(-1))) lines.pop();
  return { before, lines };
}

/** The record of the table's game before its first move. */
export function recordAtDeal(table: Table, version?: RecordVersion): GameRecord {
  return startRecord(table.game, table.options, recordedSeats(table), fairnessAt(table), version);
}

function recordedSeats(table: Table): RecordedSeat[] {
  return table.seats.map(({ player, name, level, playedBy }, seat) =>
    player === null
      ? { name: name ?? `Bot ${seat + 1}`, kind: `bot:${level}` }
      : { name: name ?? '', kind: playedBy ?? 'person' },
  );
}
