import { addLine, type GameRecord, type RecordedSeat, startRecordOf } from './record.ts';
import { seatChangeIn, seatLine } from './seat-changes.ts';
import { isBotKind } from './seat-kind.ts';

/**
 * The same game with other names of people. What ties the file together follows from the names, so that head and links are
 * others; shuffle, moves and end are the same, and it can be verified as before.
 */
export function withNames(record: GameRecord, nameFor: (name: string) => string): GameRecord {
  const renamed = startRecordOf({ ...record, seats: record.seats.map((seat) => named(seat, nameFor)) });
  for (const [line] of record.moves) {
    const change = seatChangeIn(line);
    addLine(renamed, change === undefined ? line : seatLine(named(change, nameFor)));
  }
  return { ...renamed, end: record.end };
}

/** Everybody who is named in a record, bots left out. */
export function peopleNamed({ seats, moves }: Pick<GameRecord, 'seats' | 'moves'>): string[] {
  const all = [...seats, ...moves.flatMap(([line]) => seatChangeIn(line) ?? [])];
  return [...new Set(all.flatMap(({ name, kind }) => (isBotKind(kind) ? [] : [name])))];
}

function named<Seat extends RecordedSeat>(seat: Seat, nameFor: (name: string) => string): Seat {
  return isBotKind(seat.kind) ? seat : { ...seat, name: nameFor(seat.name) };
}
