import { addMove, endRecord, type GameRecord, type RecordedSeat, startRecord } from '@samsara/engine';
import { bodyOf, type Entry, isMove, moveOf } from '../state/entries.ts';
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
  const { before, moves } = splitAtDeal(table, entries);
  const record = recordAtDeal(before);
  for (const { actor, text } of moves) addMove(record, actor, text);
  endRecord(record, table.game, table.state, table.aborted ? 'aborted' : 'finished');
  return { record, before };
}

/** The table as it was before the deal, and the moves after it. */
function splitAtDeal({ game, handlers }: Table, entries: readonly Entry[]) {
  let before: Table | undefined;
  let dealt = false;
  const moves: ReturnType<typeof moveOf>[] = [];
  for (const entry of entries) {
    const body = bodyOf(entry);
    if (isMove(body)) moves.push(moveOf(body));
    else if (body.type === 'start') dealt = true;
    else if (!dealt) before = before === undefined ? openTable(entry, game, handlers) : fold(before, entry);
  }
  if (before === undefined || !dealt) throw new Error('a game that was not dealt cannot end');
  return { before, moves };
}

/** The record of the table's game before its first move. */
export function recordAtDeal(table: Table): GameRecord {
  return startRecord(table.game, table.options, recordedSeats(table), fairnessAt(table));
}

function recordedSeats(table: Table): RecordedSeat[] {
  return table.seats.map(({ player, name, level }, seat) =>
    player === null
      ? { name: name ?? `Bot ${seat + 1}`, kind: `bot:${level}` }
      : { name: name ?? '', kind: 'person' },
  );
}
