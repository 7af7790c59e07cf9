import { BadInput } from '../kernel/bad-input.ts';
import { asNumber, asObject, asText, canonicalJson, parseJson, shown } from '../kernel/json.ts';
import { readRecord } from './read.ts';
import { FORMAT, type GameRecord } from './record.ts';
import { writeRecord } from './written.ts';

/** Many games in one text: a line of JSON for each, in any order. See docs/records.md. */

export const LINE_FORMAT = 'samsara-game';
const LINE_VERSION = 1;
/** The most letters of a line: the longest games have a tenth of it. */
export const LONGEST_LINE = 2 * 1024 * 1024;

/** A game as somebody keeps it who was in it. */
export interface CollectedGame {
  readonly record: GameRecord;
  /** Their seat; null where several shared a device, and for games of others. */
  readonly seat: number | null;
  /** When it ended, in milliseconds since 1970; null where nobody knows. */
  readonly at: number | null;
  /** `device`, or the name of the server; null where nobody knows. */
  readonly where: string | null;
  /** All cards lay open. */
  readonly practice: boolean;
}

const LATEST = 2 ** 52;
const WHERE = /^[\w.:[\]-]{1,100}$/;

export function writeLine({ record, seat, at, where, practice }: CollectedGame): string {
  const more = { at, seat, where, ...(practice && { practice }) };
  // As it is written, because an older record carries more than is read from it.
  return canonicalJson({
    format: LINE_FORMAT,
    version: LINE_VERSION,
    ...more,
    record: JSON.parse(writeRecord(record)),
  });
}

/** Reads a line from outside and checks its form; a record alone, written in one line, is a game of others. */
export function readLine(text: string): CollectedGame {
  if (text.length > LONGEST_LINE)
    throw new BadInput('out-of-range', 'line', `${text.length}; ${LONGEST_LINE}`);
  const line = asObject(parseJson(text, 'line'), 'line');
  if (line.format === FORMAT)
    return { record: readRecord(text), seat: null, at: null, where: null, practice: false };
  if (line.format !== LINE_FORMAT)
    throw new BadInput('wrong-format', 'format', `${shown(line.format)}; ${LINE_FORMAT}`);
  const version = asNumber(line.version, 'version', 1, Number.MAX_SAFE_INTEGER);
  if (version > LINE_VERSION) throw new BadInput('newer-version', 'version', `${version}; ${LINE_VERSION}`);
  const record = readRecord(shallowText(asObject(line.record, 'record')));
  return {
    record,
    seat: orNull(line.seat, (seat) => asNumber(seat, 'seat', 0, record.seats.length - 1)),
    at: orNull(line.at, (at) => asNumber(at, 'at', 0, LATEST)),
    where: orNull(line.where, readWhere),
    practice: line.practice === true,
  };
}

/** Nesting without end exhausts the stack. */
function shallowText(record: object): string {
  try {
    return canonicalJson(record);
  } catch (error) {
    if (error instanceof RangeError) throw new BadInput('wrong-format', 'record');
    throw error;
  }
}

function orNull<T>(value: unknown, read: (value: unknown) => T): T | null {
  return value === undefined || value === null ? null : read(value);
}

function readWhere(value: unknown): string {
  const where = asText(value, 'where');
  if (!WHERE.test(where)) throw new BadInput('wrong-format', 'where', shown(where));
  return where;
}

/** The same for every copy of a game, and for no other one: the last link stands for all moves. */
export function gameKey({ head, moves }: Pick<GameRecord, 'head' | 'moves'>): string {
  return `${head}${moves.at(-1)?.[1] ?? ''}`;
}
