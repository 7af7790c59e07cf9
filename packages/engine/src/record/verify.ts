import { BadInput } from '../kernel/bad-input.ts';
import type { Outcome, PlayedGame } from '../kernel/game.ts';
import { asObject, at, canonicalJson, parseJson } from '../kernel/json.ts';
import {
  type KnownCheck,
  RECORD_CHECKS,
  RECORD_CHECKS_1,
  RECORD_CHECKS_5,
  type RecordCheck,
  type Verdict,
  type VerdictCode,
} from '../kernel/later/verdict.ts';
import { storedOptions, withoutLater } from '../kernel/options.ts';
import { type Checksums, sealOf } from './checksums.ts';
import { checkEntropy } from './entropy.ts';
import { checkExchange } from './exchange.ts';
import { commitmentTo } from './fairness.ts';
import { type Known, unlike } from './known.ts';
import { checkFormat, readWritten } from './read.ts';
import { checkSeats, digestOf, type GameRecord, headOf, linkAfter, momentHash, PARTS } from './record.ts';
import { gameOf, replay } from './replay.ts';
import { oddPlace } from './written.ts';

type Games = Readonly<Record<string, PlayedGame>>;

/**
 * Checks everything that follows from the record of a finished game, and names the first thing that is wrong.
 * Whoever writes all of it anew, with another legal game, is found out only by what others know: the commitment
 * published before the deal, the entropy a seat sent and the commitments it saw, if they are given as `known`; a link of a copy.
 */
export function verifyRecord(games: Games, text: string, known: Known = {}): Verdict {
  try {
    const record = checkAll(games, text);
    return { ok: true, checks: [...checksOf(record), ...compareWith(known, record)] };
  } catch (error) {
    if (error instanceof Flaw)
      return { ok: false, wrong: error.wrong, place: error.place, detail: error.detail };
    throw error;
  }
}

function checksOf({ version, fairness }: GameRecord): readonly RecordCheck[] {
  if (fairness.exchange !== undefined) return RECORD_CHECKS_5;
  return version === 1 ? RECORD_CHECKS_1 : RECORD_CHECKS;
}

function checkAll(games: Games, text: string): GameRecord {
  const { record, checksums } = readAsWritten(text);
  if (checksums === null) checkChain(record);
  else checkDigests(record, checksums);
  const game = knownGame(games, record);
  checkCommitment(record);
  orFlaw('wrong-entropy', () => checkEntropy(record.fairness, record.seats.length));
  orFlaw('wrong-share', () => checkExchange(record.fairness, record.seats));
  if (checksums !== null) checkChain(record);
  const state = orFlaw('illegal-move', () => replay(game, record));
  checkEnd(game, record, state);
  if (checksums !== null && checksums.seal !== sealOf(record, checksums.digests))
    throw new Flaw('wrong-seal', 'seal');
  return record;
}

/** Is this the shuffle that was promised, with the shares that were sent? Says what could be compared. */
function compareWith(known: Known, { fairness }: GameRecord): KnownCheck[] {
  const found = unlike(known, fairness);
  if (found !== undefined) throw new Flaw(found.wrong, found.place, found.detail);
  return [
    ...(known.commitment === undefined ? [] : ['promise' as const]),
    ...((known.entropy?.size ?? 0) + (known.commitments?.size ?? 0) > 0 ? ['share' as const] : []),
    ...(known.digest === undefined ? [] : ['commitments' as const]),
    ...(known.shown === undefined ? [] : ['attempts' as const]),
  ];
}

/** Reads a text that is exactly as we would write it. */
function readAsWritten(text: string): ReturnType<typeof readWritten> {
  const odd = oddPlace(text);
  const parsed = orFlaw('not-json', () => parseJson(text, odd ?? 'record'));
  const object = orFlaw('not-a-record', () => asObject(parsed, 'record'));
  orFlaw('not-a-record', () => checkFormat(object));
  if (odd !== undefined) throw new Flaw('not-as-written', odd);
  return orFlaw('malformed', () => readWritten(object));
}

/** A change of one move is placed at that move. */
function checkDigests(record: GameRecord, { digests }: Checksums): void {
  for (const part of PARTS) {
    if (digests[part] === digestOf(record[part])) continue;
    if (part === 'moves') checkLinks(record);
    throw new Flaw('wrong-digest', part);
  }
}

/** The game with these rules and all of these options. */
function knownGame(games: Games, record: GameRecord): PlayedGame {
  const game = orFlaw('unknown-game', () => gameOf(games, record));
  orFlaw('wrong-options', () => {
    const complete = withoutLater(game.meta, storedOptions(game, record.options) as object);
    if (canonicalJson(complete) !== canonicalJson(withoutLater(game.meta, record.options)))
      throw new BadInput('missing', 'options');
    checkSeats(record);
  });
  return game;
}

function checkCommitment({ fairness: { commitment, serverSeed } }: GameRecord): void {
  if (serverSeed === null) throw new Flaw('not-revealed', 'fairness.serverSeed');
  const right = commitmentTo(serverSeed);
  if (commitment !== right) throw new Flaw('wrong-commitment', 'fairness.commitment', right);
}

/** Does each move follow from those before it, and the first one from all that is fixed before the deal? */
function checkChain(record: GameRecord): void {
  const head = headOf(record);
  if (record.head !== head) throw new Flaw('wrong-head', 'head', head);
  checkLinks(record);
}

function checkLinks({ head, moves }: GameRecord): void {
  let previous = head;
  for (const [i, [line, link]] of moves.entries()) {
    if (link !== linkAfter(previous, line)) throw new Flaw('wrong-link', at('moves', i));
    previous = link;
  }
}

/** Does the game, played again, end as the record says? */
function checkEnd(game: PlayedGame, { end }: GameRecord, state: unknown): void {
  if (end === null) throw new Flaw('not-ended', 'end');
  const outcome = game.outcome(state) ?? null;
  const isReordered = isSameInOrder(end.outcome, outcome);
  const hash = momentHash(isReordered ? toldWith(game, end.outcome) : game, state);
  if (end.hash !== hash) throw new Flaw('wrong-hash', 'end.hash', hash);
  if (!isReordered && canonicalJson(end.outcome) !== canonicalJson(outcome))
    throw new Flaw('wrong-outcome', 'end.outcome');
  if ((outcome !== null) !== (end.reason === 'finished')) throw new Flaw('wrong-outcome', 'end.reason');
}

/** The same outcome with its seats in another order: older records name the player who ended the game first. */
function isSameInOrder(told: Outcome | null, outcome: Outcome | null): boolean {
  if (told === null || outcome === null || canonicalJson(told) === canonicalJson(outcome)) return false;
  return canonicalJson(bySeats(told)) === canonicalJson(bySeats(outcome));
}

function bySeats(outcome: Outcome): Outcome {
  const sorted = (seats: readonly number[]) => [...seats].sort((a, b) => a - b);
  return { ...outcome, winners: sorted(outcome.winners), losers: sorted(outcome.losers) };
}

/** The game as it told its final position when it listed the seats of an outcome in that order. */
function toldWith(game: PlayedGame, outcome: Outcome | null): PlayedGame {
  return { ...game, describe: (state) => ({ ...game.describe(state), outcome }) };
}

/** The first thing that is wrong; it ends the examination. */
class Flaw extends Error {
  readonly wrong: VerdictCode;
  readonly place: string;
  readonly detail: string;

  constructor(wrong: VerdictCode, place: string, detail = '') {
    super(`${place}: ${wrong}`);
    this.wrong = wrong;
    this.place = place;
    this.detail = detail;
  }
}

/** What `make` gives back; bad input becomes a flaw. */
function orFlaw<T>(wrong: VerdictCode, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof BadInput) throw new Flaw(moreExactCode(error, wrong), error.place, error.detail);
    // Nesting without end exhausts the stack.
    if (error instanceof RangeError) throw new Flaw(wrong, 'record');
    throw error;
  }
}

/** A version that does not fit says more than `otherwise`. */
function moreExactCode({ code, place }: BadInput, otherwise: VerdictCode): VerdictCode {
  if (place === 'gameVersion' && code === 'newer-version') return 'newer-rules';
  if (place === 'gameVersion' && code === 'out-of-range') return 'older-rules';
  return code === 'newer-version' ? 'newer-version' : otherwise;
}
