import { addLine, addMove, type GameRecord, startRecordOf, UNDO_VERSION, versionWith } from './record.ts';
import { seatChangeIn } from './seat-changes.ts';

/** From version 3 on: `undo 2`, the last two moves before it do not count. */
const UNDO = /^undo ([1-9]\d?)$/;

/** How many moves a line takes back; undefined if it takes none back. */
export function undoneBy(line: string): number | undefined {
  const match = UNDO.exec(line);
  return match ? Number(match[1]) : undefined;
}

/** Notes that the last moves were taken back. They stay where they are. */
export function addUndo(record: GameRecord, moves: number): void {
  if (record.version < UNDO_VERSION) throw new Error(`version ${record.version} takes nothing back`);
  addLine(record, `undo ${moves}`);
}

/** Of these lines, the places of the moves that count; null if more is taken back than there is. */
export function placesThatCount(lines: readonly string[]): number[] | null {
  const places: number[] = [];
  for (const [place, line] of lines.entries()) {
    if (seatChangeIn(line) !== undefined) continue;
    const undone = undoneBy(line);
    if (undone === undefined) places.push(place);
    else if (undone > places.length) return null;
    else places.length -= undone;
  }
  return places;
}

/** The same game with nothing but the moves that count: for whoever asks only what was played. */
export function withoutUndone(record: GameRecord): GameRecord {
  if (record.version < UNDO_VERSION) return record;
  const lines = record.moves.map(([line]) => line);
  const { end, ...fixed } = record;
  const settled = startRecordOf({ ...fixed, version: versionWith(fixed.fairness) });
  for (const place of placesThatCount(lines) ?? []) {
    const [actor, ...words] = lines[place].split(' ');
    addMove(settled, actor === 'clock' ? actor : Number(actor), words.join(' '));
  }
  settled.end = end;
  return settled;
}
