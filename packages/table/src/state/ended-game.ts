import { addMove, endRecord, type GameRecord } from '@samsara/engine';
import { bodyOf, type Entry, isMove, moveOf } from './entries.ts';
import { fold, openTable } from './fold.ts';
import { recordAtDeal } from './shuffle.ts';
import type { Table } from './table.ts';

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
