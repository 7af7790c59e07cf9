import { BadInput } from '../kernel/bad-input.ts';
import type { Outcome } from '../kernel/game.ts';
import {
  asList,
  asNumber,
  asObject,
  asText,
  at,
  type JsonObject,
  knownKeys,
  parseJson,
  shown,
} from '../kernel/json.ts';
import { isSecureSeed } from '../kernel/random.ts';
import type { Checksums } from './checksums.ts';
import { checkEntropy } from './entropy.ts';
import { checkExchange, type Exchange } from './exchange.ts';
import type { Fairness } from './fairness.ts';
import {
  checkSeats,
  FORMAT,
  type GameRecord,
  PARTS,
  type RecordedEnd,
  type RecordedMove,
  type RecordedSeat,
  type RecordVersion,
  SEATS_VERSION,
  SHARES_VERSION,
  UNDO_VERSION,
} from './record.ts';
import { seatChangeIn } from './seat-changes.ts';
import { undoneBy } from './undone.ts';
import { WRITTEN_PARTS } from './written.ts';

/** Reads a record from outside and checks its form; whether it is true is another question, see `verifyRecord`. */
export function readRecord(text: string): GameRecord {
  const { record } = readWritten(asObject(parseJson(text, 'record'), 'record'));
  checkSeats(record);
  checkEntropy(record.fairness, record.seats.length);
  checkExchange(record.fairness, record.seats);
  return record;
}

/** Is this a record, and of a version we know? */
export function checkFormat(object: JsonObject): RecordVersion {
  if (object.format !== FORMAT)
    throw new BadInput('wrong-format', 'format', `${shown(object.format)}; ${FORMAT}`);
  const version = asNumber(object.version, 'version', 1, Number.MAX_SAFE_INTEGER);
  if (version > SHARES_VERSION)
    throw new BadInput('newer-version', 'version', `${version}; ${SHARES_VERSION}`);
  return version as RecordVersion;
}

/** A record, and the checksums that its text carries if it is of version 1. */
interface Written {
  readonly record: GameRecord;
  readonly checksums: Checksums | null;
}

export function readWritten(object: JsonObject): Written {
  const version = checkFormat(object);
  exactKeys(object, '', WRITTEN_PARTS[version]);
  const record: GameRecord = {
    format: FORMAT,
    version,
    game: asText(object.game, 'game'),
    gameVersion: asNumber(object.gameVersion, 'gameVersion', 1, Number.MAX_SAFE_INTEGER),
    options: readSimpleValues(object.options),
    seats: asList(object.seats, 'seats').map((seat, i) => readSeat(seat, at('seats', i))),
    fairness: readFairness(object.fairness, version),
    head: readForm(object.head, 'head', DIGEST),
    moves: asList(object.moves, 'moves').map((move, i) => readMove(move, at('moves', i), version)),
    end: object.end === null ? null : readEnd(object.end),
  };
  if (!isNeeded(record)) throw new BadInput('out-of-range', 'version', String(version));
  return { record, checksums: version === 1 ? readChecksums(object) : null };
}

/** A version that says more than the ones before it is there only where it says so, and speaks of seats there are. */
function isNeeded({ version, moves, seats }: GameRecord): boolean {
  if (version === UNDO_VERSION) return moves.some(([line]) => undoneBy(line) !== undefined);
  const changes = moves.flatMap(([line]) => seatChangeIn(line) ?? []);
  const isKnown = changes.every(({ seat }) => seat < seats.length);
  return version === SEATS_VERSION ? changes.length > 0 && isKnown : isKnown;
}

function readChecksums(object: JsonObject): Checksums {
  const digests = asObject(object.digests, 'digests');
  exactKeys(digests, 'digests', PARTS);
  for (const part of PARTS) readForm(digests[part], at('digests', part), DIGEST);
  return { digests: digests as Checksums['digests'], seal: readForm(object.seal, 'seal', HASH) };
}

/** Options are single values; the game knows which. */
function readSimpleValues(given: unknown): GameRecord['options'] {
  const options = asObject(given, 'options');
  for (const [key, value] of Object.entries(options)) {
    if (typeof value === 'object' && value !== null)
      throw new BadInput('unknown-value', at('options', key), shown(value));
  }
  return options as GameRecord['options'];
}

/** No control characters, and nothing that would get lost when the text is written as bytes. */
const NAME = /^[^\p{Cc}\p{Cs}\ufffd]{1,80}$/u;
const KIND = /^(?:person|program|model|bot:[0-9a-z-]{1,40})$/;

function readSeat(given: unknown, place: string): RecordedSeat {
  const seat = asObject(given, place);
  exactKeys(seat, place, ['name', 'kind']);
  const name = readForm(seat.name, at(place, 'name'), NAME);
  return { name, kind: readForm(seat.kind, at(place, 'kind'), KIND) as RecordedSeat['kind'] };
}

function readFairness(given: unknown, version: RecordVersion): Fairness {
  const fairness = asObject(given, 'fairness');
  const hasExchange = version >= SHARES_VERSION;
  const keys = ['commitment', 'serverSeed', 'entropy'];
  exactKeys(fairness, 'fairness', hasExchange ? [...keys, 'exchange'] : keys);
  const serverSeed = fairness.serverSeed === null ? null : asText(fairness.serverSeed, 'fairness.serverSeed');
  if (serverSeed !== null && !isSecureSeed(serverSeed)) {
    throw new BadInput('wrong-format', 'fairness.serverSeed', shown(serverSeed));
  }
  return {
    commitment: readForm(fairness.commitment, 'fairness.commitment', HASH),
    serverSeed,
    entropy: asList(fairness.entropy, 'fairness.entropy').map((text, i) =>
      asText(text, at('fairness.entropy', i)),
    ),
    ...(hasExchange && { exchange: readExchange(fairness.exchange, 'fairness.exchange') }),
  };
}

function readExchange(given: unknown, place: string): Exchange {
  const exchange = asObject(given, place);
  exactKeys(exchange, place, ['commitments', 'plain', 'anew', 'broken']);
  const seats = (list: unknown, where: string) =>
    asList(list, where).map((seat, i) => asNumber(seat, at(where, i), 0, MOST));
  const commitments = at(place, 'commitments');
  return {
    commitments: asList(exchange.commitments, commitments).map((each, i) =>
      each === null ? null : readForm(each, at(commitments, i), HASH),
    ),
    plain: seats(exchange.plain, at(place, 'plain')),
    anew: asList(exchange.anew, at(place, 'anew')).map((list, i) => seats(list, at(at(place, 'anew'), i))),
    broken: asNumber(exchange.broken, at(place, 'broken'), 0, MOST),
  };
}

/** An actor and the words of a move, all printable and parted by single spaces. */
const LINE = /^(?:0|[1-9]\d?|clock)(?: [!-~]+)+$/;
const LONGEST_LINE = 250;

/** A flaw inside a move is placed at the move. */
function readMove(given: unknown, place: string, version: RecordVersion): RecordedMove {
  const move = asList(given, place);
  asNumber(move.length, place, 2, 2);
  const line = isNote(String(move[0]), version) ? String(move[0]) : readForm(move[0], place, LINE);
  asNumber(line.length, place, 0, LONGEST_LINE);
  return [line, readForm(move[1], place, DIGEST)];
}

/** A line that is no move. */
function isNote(line: string, version: RecordVersion): boolean {
  if (version >= UNDO_VERSION && undoneBy(line) !== undefined) return true;
  return version >= SEATS_VERSION && seatChangeIn(line) !== undefined;
}

function readEnd(given: unknown): RecordedEnd {
  const end = asObject(given, 'end');
  exactKeys(end, 'end', ['hash', 'outcome', 'reason']);
  if (end.reason !== 'finished' && end.reason !== 'aborted') {
    throw new BadInput('unknown-value', 'end.reason', `${shown(end.reason)}; finished, aborted`);
  }
  return {
    hash: readForm(end.hash, 'end.hash', HASH),
    outcome: end.outcome === null ? null : readOutcome(end.outcome, 'end.outcome'),
    reason: end.reason,
  };
}

const MOST = 1_000_000;

function readOutcome(given: unknown, place: string): Outcome {
  const outcome = asObject(given, place);
  exactKeys(outcome, place, ['winners', 'losers', 'reason', 'points']);
  const wholes = (key: string, least: number) =>
    asList(outcome[key], at(place, key)).map((value, i) =>
      asNumber(value, at(at(place, key), i), least, MOST),
    );
  return {
    winners: wholes('winners', 0),
    losers: wholes('losers', 0),
    reason: asText(outcome.reason, at(place, 'reason')),
    points: outcome.points === null ? null : wholes('points', -MOST),
  };
}

const DIGEST = /^[0-9a-f]{16}$/;
const HASH = /^[0-9a-f]{64}$/;

function readForm(given: unknown, place: string, form: RegExp): string {
  const text = asText(given, place);
  if (!form.test(text)) throw new BadInput('wrong-format', place, shown(text));
  return text;
}

/** All of these keys and no others. */
function exactKeys(object: JsonObject, place: string, keys: readonly string[]): void {
  knownKeys(object, place, keys);
  for (const key of keys) if (!Object.hasOwn(object, key)) throw new BadInput('missing', at(place, key));
}
