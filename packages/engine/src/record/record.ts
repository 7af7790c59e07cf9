import { BadInput } from '../kernel/bad-input.ts';
import type { Outcome, PlayedGame } from '../kernel/game.ts';
import { canonicalJson, hashOf, sha256Hex } from '../kernel/json.ts';
import { type OptionValue, withoutLater } from '../kernel/options.ts';
import type { Actor } from '../kernel/seats.ts';
import { checkEntropy } from './entropy.ts';
import { checkExchange } from './exchange.ts';
import type { Fairness } from './fairness.ts';
import type { SeatKind } from './seat-kind.ts';

export const FORMAT = 'samsara-record';
/**
 * The version of a game without more to tell, of one in which moves were taken back, one in which seats changed hands, and one
 * whose seats committed themselves to their shares. Each may also hold what those before it hold.
 */
export const VERSION = 2;
export const UNDO_VERSION = 3;
export const SEATS_VERSION = 4;
export const SHARES_VERSION = 5;

/** The versions that can be read. The first one also carries `Checksums`. */
export type RecordVersion =
  | 1
  | typeof VERSION
  | typeof UNDO_VERSION
  | typeof SEATS_VERSION
  | typeof SHARES_VERSION;

/** Seed and moves of one game, as plain JSON: everything else follows from it. See docs/records.md. */
export interface GameRecord {
  readonly format: typeof FORMAT;
  readonly version: RecordVersion;
  readonly game: string;
  readonly gameVersion: number;
  /** Complete, so that later defaults change nothing. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly seats: readonly RecordedSeat[];
  readonly fairness: Fairness;
  /** Where the chain of links starts: the digest of all that is fixed before the deal. */
  readonly head: string;
  readonly moves: RecordedMove[];
  /** null while the game runs. */
  end: RecordedEnd | null;
}

/** The parts of a record in the order in which they are written. */
export const PARTS = [
  'format',
  'version',
  'game',
  'gameVersion',
  'options',
  'seats',
  'fairness',
  'head',
  'moves',
  'end',
] as const satisfies readonly (keyof GameRecord)[];

export type Part = (typeof PARTS)[number];

/** Who played a seat. */
export interface RecordedSeat {
  readonly name: string;
  readonly kind: SeatKind;
}

/** `0 play 14`, `clock time-out`, from version 3 on `undo 1`, from version 4 on `seat 1 person Ada`, and the link that ties it to everything before it. */
export type RecordedMove = readonly [line: string, link: string];

/** How a recorded game ended. */
export interface RecordedEnd {
  /** The hash of the final state. */
  readonly hash: string;
  /** null if the game was aborted. */
  readonly outcome: Outcome | null;
  readonly reason: EndReason;
}

/** Played to its end, or broken off. */
export type EndReason = 'finished' | 'aborted';

/** A record without moves. The options must be complete, as `readOptions` gives them. */
export function startRecord<Options extends object>(
  game: Pick<PlayedGame<never, never, never, never, Options>, 'meta'>,
  options: Options,
  seats: readonly RecordedSeat[],
  fairness: Fairness,
  version: RecordVersion = versionWith(fairness),
): GameRecord {
  const record = startRecordOf({
    format: FORMAT,
    version,
    game: game.meta.id,
    gameVersion: game.meta.version,
    options: { ...options } as GameRecord['options'],
    seats,
    fairness,
  });
  checkSeats(record);
  checkEntropy(fairness, seats.length);
  checkExchange(fairness, seats);
  return record;
}

/** The version for a game without more to tell than how it was shuffled. */
export function versionWith({ exchange }: Fairness): RecordVersion {
  return exchange === undefined ? VERSION : SHARES_VERSION;
}

/** The same with all that is fixed before the deal. */
export function startRecordOf(fixed: Omit<GameRecord, 'head' | 'moves' | 'end'>): GameRecord {
  const { format, version, game, gameVersion, options, seats, fairness } = fixed;
  const head = headOf(fixed);
  return { format, version, game, gameVersion, options, seats, fairness, head, moves: [], end: null };
}

/** As many seats as players, and an outcome that speaks of them alone. */
export function checkSeats({ seats, options, end }: GameRecord): void {
  const { players } = options;
  if (players !== undefined && players !== seats.length) {
    throw new BadInput('do-not-go-together', 'seats', `options.players ${players}`);
  }
  for (const seat of [...(end?.outcome?.winners ?? []), ...(end?.outcome?.losers ?? [])]) {
    if (seat >= seats.length) throw new BadInput('out-of-range', 'end.outcome', String(seat));
  }
}

/** Adds a move, in the form of the game's `notation`. */
export function addMove(record: GameRecord, actor: Actor, text: string): void {
  addLine(record, `${actor} ${text}`);
}

/** Ties one more line to those before it. */
export function addLine(record: GameRecord, line: string): void {
  record.moves.push([line, linkAfter(lastLink(record), line)]);
}

/** Closes a record: with the outcome of a finished game, or without one. */
export function endRecord<State>(
  record: GameRecord,
  game: Pick<PlayedGame<State>, 'meta' | 'outcome' | 'describe'>,
  state: State,
  reason: EndReason,
): void {
  const outcome = game.outcome(state) ?? null;
  if ((outcome !== null) !== (reason === 'finished')) throw new Error(`the game is not ${reason}`);
  record.end = { hash: momentHash(game, state), outcome, reason };
}

/** The hash of a moment as its position tells it, which outlives changes in how a state is kept. */
export function momentHash<State>(game: Pick<PlayedGame<State>, 'meta' | 'describe'>, state: State): string {
  const { meta } = game;
  const { options, ...moment } = game.describe(state);
  const known = Object.entries(moment).filter(([key]) => !meta.laterKeys?.includes(key));
  return hashOf({ ...Object.fromEntries(known), options: withoutLater(meta, options as object) });
}

/** The same record as it may be published while the server's seed is secret. */
export function withoutSeed(record: GameRecord): GameRecord {
  return { ...record, fairness: { ...record.fairness, serverSeed: null } };
}

/** Ties the moves to all that is fixed before the deal; the server's seed by its commitment. */
export function headOf(record: Omit<GameRecord, 'head' | 'moves' | 'end'>): string {
  const { format, version, game, gameVersion, options, seats } = record;
  const { serverSeed: _, ...known } = record.fairness;
  return digestOf({ format, version, game, gameVersion, options, seats, ...known });
}

/** The link of a line that follows the line with the link `previous`. */
export function linkAfter(previous: string, line: string): string {
  return short(sha256Hex(`${previous}\n${line}`));
}

function lastLink({ head, moves }: GameRecord): string {
  return moves.length === 0 ? head : moves[moves.length - 1][1];
}

/** The first digits of a value's hash. */
export function digestOf(value: unknown): string {
  return short(sha256Hex(canonicalJson(value)));
}

const DIGITS = 16;

function short(hash: string): string {
  return hash.slice(0, DIGITS);
}
