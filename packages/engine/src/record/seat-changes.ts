import { addLine, type GameRecord, type RecordedSeat, SEATS_VERSION } from './record.ts';

/** From here on somebody else plays a seat. */
export interface SeatChange extends RecordedSeat {
  readonly seat: number;
}

/** From version 4 on: `seat 1 person Ada%20L`, with the name as addresses write it. */
const SEAT = /^seat (0|[1-9]\d?) (person|program|model|bot:[0-9a-z-]{1,40}) ([!-~]{1,240})$/;

/** Who plays a seat from this line on; undefined if it says nothing of the kind. */
export function seatChangeIn(line: string): SeatChange | undefined {
  const match = SEAT.exec(line);
  if (match === null) return undefined;
  const name = decoded(match[3]);
  if (name === undefined) return undefined;
  return { seat: Number(match[1]), kind: match[2] as RecordedSeat['kind'], name };
}

/** Notes who plays a seat from the next move on. */
export function addSeatChange(record: GameRecord, { seat, kind, name }: SeatChange): void {
  if (record.version < SEATS_VERSION) throw new Error(`version ${record.version} changes no seats`);
  addLine(record, seatLine({ seat, kind, name }));
}

/** A change of seats as a line of a record. */
export function seatLine({ seat, kind, name }: SeatChange): string {
  return `seat ${seat} ${kind} ${encodeURIComponent(name)}`;
}

/** Who played each seat after so many lines of a record. */
export function seatsAfter(
  { seats, moves }: Pick<GameRecord, 'seats' | 'moves'>,
  lines: number,
): RecordedSeat[] {
  const now = [...seats];
  for (const [line] of moves.slice(0, lines)) {
    const change = seatChangeIn(line);
    if (change !== undefined) now[change.seat] = { name: change.name, kind: change.kind };
  }
  return now;
}

/** Only what `encodeURIComponent` writes, and nothing that would not be a name. */
function decoded(text: string): string | undefined {
  try {
    const name = decodeURIComponent(text);
    return encodeURIComponent(name) === text && NAME.test(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

const NAME = /^[^\p{Cc}\p{Cs}\ufffd]{1,80}$/u;
