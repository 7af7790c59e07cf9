import { BadInput } from '../kernel/bad-input.ts';
import type { Game, GameWithPositions, Refusal } from '../kernel/game.ts';
import { asList, asObject, asSeat, at, type JsonObject } from '../kernel/json.ts';
import { actorAndMove, attemptMove, findMove, isUnreadable, refusalOf } from '../kernel/notation.ts';
import type { Position } from '../kernel/position.ts';
import type { Actor, Viewer } from '../kernel/seats.ts';
import { differencesIn, inPositions, inViews, type OtherThanExpected } from './comparing.ts';

/** A rule as data: a position, some moves, and what must hold afterwards. */
export interface Scenario {
  /** The clauses it shows. */
  readonly rule: string | readonly string[];
  /** The rule in one sentence. */
  readonly says: string;
  readonly given: Position;
  /** The position cannot be: why, and where. Nothing else is asked then. */
  readonly rejected?: string | Rejection;
  /** Moves in order, each with its actor: `0 play 14`, `clock time-out`; between them what must be refused. */
  readonly moves?: readonly (string | Refused)[];
  /** What the position then holds; keys that are not named may hold anything. */
  readonly then?: JsonObject;
  /** Moves that must be offered then. */
  readonly legal?: string | readonly string[];
  /** Moves that must be refused then, with the clause or code of the refusal if it matters. */
  readonly illegal?: Forbidden | readonly Forbidden[];
  /** What viewers then see: by seat, or `onlooker`. */
  readonly view?: Readonly<Record<string, JsonObject>>;
}

/** A move that must be refused, and why if it matters. */
export type Forbidden = string | { readonly move: string; readonly clause?: string; readonly code?: string };

/** A move that must be refused where it stands; the game goes on without it. */
export interface Refused {
  readonly refused: string;
  readonly clause?: string;
  readonly code?: string;
}

/** What must be wrong with a position: the code, and if they matter the place and the detail. */
export interface Rejection {
  readonly code: string;
  readonly place?: string;
  readonly detail?: string;
}

/** Something that did not hold; every language has its own words for it. */
export type Difference =
  /** A move of the list was refused, so that the rest could not be tried. */
  | { readonly type: 'move-refused'; readonly move: string; readonly refusal: Refusal }
  | { readonly type: 'not-legal'; readonly move: string; readonly refusal: Refusal }
  | { readonly type: 'not-refused'; readonly move: string }
  /** Refused, but not by the clause or with the code that was named. */
  | {
      readonly type: 'refused-otherwise';
      readonly move: string;
      readonly refusal: Refusal;
      readonly expected: string;
    }
  | { readonly type: 'not-rejected'; readonly expected: string }
  /** The position is rejected, but for something else than was named. */
  | { readonly type: 'rejected-otherwise'; readonly found: string; readonly expected: string }
  | OtherThanExpected;

/**
 * Plays a scenario; nothing differs if it holds. Positions that are not expected to be rejected, and moves to be refused that
 * nobody can read, throw `BadInput`.
 */
export function runScenario(game: GameWithPositions, scenario: Scenario): readonly Difference[] {
  if (scenario.rejected !== undefined) return checkRejected(game, scenario.given, scenario.rejected);
  const state = game.position(scenario.given);
  for (const [i, step] of (scenario.moves ?? []).entries()) {
    const difference = takeStep(game, state, step, at('moves', i));
    if (difference) return [difference];
  }
  return [
    ...checkThen(game, state, scenario.then),
    ...checkLegal(game, state, many(scenario.legal)),
    ...many(scenario.illegal).flatMap(
      (entry, i) => checkForbidden(game, state, entry, at('illegal', i)) ?? [],
    ),
    ...checkViews(game, state, scenario.view ?? {}),
  ];
}

function checkRejected(game: GameWithPositions, given: Position, rejected: string | Rejection): Difference[] {
  const wanted = typeof rejected === 'string' ? { code: rejected } : rejected;
  const inWords = ({ code, place = '', detail = '' }: Rejection) =>
    [place, code, detail].filter(Boolean).join(' ');
  try {
    game.position(given);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const { code, place, detail } = error;
    const asExpected =
      wanted.code === code && (wanted.place ?? place) === place && (wanted.detail ?? detail) === detail;
    if (asExpected) return [];
    return [
      { type: 'rejected-otherwise', found: inWords({ code, place, detail }), expected: inWords(wanted) },
    ];
  }
  return [{ type: 'not-rejected', expected: inWords(wanted) }];
}

/** Makes a move of the list, or sees it refused where that is what must happen. */
function takeStep(game: Game, state: unknown, step: string | Refused, place: string): Difference | undefined {
  if (typeof step !== 'string') return checkForbidden(game, state, forbiddenBy(step), place);
  const { actor, text } = readLine(step, place);
  const refusal = attemptMove(game, state, actor, text);
  return refusal && { type: 'move-refused', move: step, refusal };
}

function forbiddenBy({ refused, clause, code }: Refused): Exclude<Forbidden, string> {
  return {
    move: refused,
    ...(clause === undefined ? {} : { clause }),
    ...(code === undefined ? {} : { code }),
  };
}

/** Keys of `then` that speak of the game rather than of its zones. */
function checkThen(game: GameWithPositions, state: unknown, then: JsonObject | undefined): Difference[] {
  if (!then) return [];
  const { deciding, outcome, turn, ...zones } = then;
  const described = game.describe(state);
  const seats = seatsIn(described);
  const how = inPositions(game);
  const differences: Difference[] = [];
  if (deciding !== undefined) {
    const expected = many(deciding).map((seat, i) => asSeat(seat, at('then.deciding', i), seats));
    differences.push(...differencesIn(game.deciding(state), expected, 'deciding', how));
  }
  if (outcome !== undefined)
    differences.push(...differencesIn(game.outcome(state) ?? null, outcome, 'outcome', how));
  if (turn !== undefined) {
    const expected = asSeat(turn, 'then.turn', seats);
    differences.push(...differencesIn(seatOnTurn(described), expected, 'turn', how));
  }
  return [...differences, ...differencesIn(described, game.spellPosition(zones), '', how)];
}

function seatsIn(described: Position): number {
  return asList(described.seats, 'seats').length;
}

/** A position names the seat on turn itself, or in the first thing it waits for. */
function seatOnTurn({ turn, pending }: Position): unknown {
  if (turn !== undefined || !Array.isArray(pending)) return turn;
  return asObject(pending[0], at('pending', 0)).seat;
}

function checkLegal(game: Game, state: unknown, moves: readonly string[]): Difference[] {
  return moves.flatMap((move, i): Difference[] => {
    const { actor, text } = readLine(move, at('legal', i));
    if (findMove(game, state, actor, text) !== undefined) return [];
    return [{ type: 'not-legal', move, refusal: refusalOf(game, state, actor, text) }];
  });
}

function checkForbidden(game: Game, state: unknown, entry: Forbidden, place: string): Difference | undefined {
  const { move, clause, code } = typeof entry === 'string' ? { move: entry } : entry;
  const { actor, text } = readLine(move, place);
  if (findMove(game, state, actor, text) !== undefined) return { type: 'not-refused', move };
  const refusal = refusalOf(game, state, actor, text);
  // A slip of the pen is refused too, but would show no rule.
  if (code === undefined && isUnreadable(refusal)) {
    throw new BadInput('unreadable-move', place, `${move}: ${refusal.code}`);
  }
  const asExpected = (clause ?? refusal.clause) === refusal.clause && (code ?? refusal.code) === refusal.code;
  const expected = [code, clause].filter(Boolean).join(' ');
  return asExpected ? undefined : { type: 'refused-otherwise', move, refusal, expected };
}

function checkViews(
  game: GameWithPositions,
  state: unknown,
  views: Readonly<Record<string, JsonObject>>,
): Difference[] {
  const seats = seatsIn(game.describe(state));
  return Object.entries(views).flatMap(([who, expected]) => {
    const place = at('view', who);
    const viewer: Viewer = who === 'onlooker' ? 'onlooker' : asSeat(who, place, seats);
    const seen = JSON.parse(JSON.stringify(game.view(state, viewer))) as unknown;
    return differencesIn(seen, expected, place, inViews(game));
  });
}

/** One value or a list of them, as a list. */
export function many<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}

/** A move with its actor, as a scenario writes it. */
export function readLine(line: string, place: string): { actor: Actor; text: string } {
  const read = actorAndMove(line);
  if (!read) throw new BadInput('wrong-format', place, `${line}; 0 play 14`);
  return read;
}

/** Everything a scenario forbids, with the moves that are made before it. */
export function forbiddenIn({ moves = [], illegal }: Scenario): {
  readonly before: readonly (string | Refused)[];
  readonly forbidden: Exclude<Forbidden, string>;
  readonly place: string;
}[] {
  const between = moves.flatMap((step, i) =>
    typeof step === 'string'
      ? []
      : [{ before: moves.slice(0, i), forbidden: forbiddenBy(step), place: at('moves', i) }],
  );
  const afterwards = many(illegal).map((entry, i) => ({
    before: moves,
    forbidden: typeof entry === 'string' ? { move: entry } : entry,
    place: at('illegal', i),
  }));
  return [...between, ...afterwards];
}

/** The clauses a scenario shows. */
export function rulesOf(scenario: Scenario): readonly string[] {
  return many(scenario.rule);
}
