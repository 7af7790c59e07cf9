import { BadInput } from '../kernel/bad-input.ts';
import type { Game, GameWithPositions, Refusal } from '../kernel/game.ts';
import {
  asList,
  asObject,
  asText,
  asWhole,
  at,
  canonicalJson,
  type JsonObject,
  knownKeys,
} from '../kernel/json.ts';
import { actorAndMove, attemptMove, findMove } from '../kernel/notation.ts';
import type { Position } from '../kernel/position.ts';
import type { Actor, Seat, Viewer } from '../kernel/seats.ts';

/** A rule as data: a position, some moves, and what must hold afterwards. */
export interface Scenario {
  /** The clauses it shows. */
  readonly rule: string | readonly string[];
  /** The rule in one sentence. */
  readonly says: string;
  readonly given: Position;
  /** Moves in order, each with its actor: `0 play 14`, `clock time-out`. */
  readonly moves?: readonly string[];
  /** What the position then holds; keys that are not named may hold anything. */
  readonly then?: JsonObject;
  /** Moves that must be offered then. */
  readonly legal?: string | readonly string[];
  /** Moves that must be refused then, with the clause or code of the refusal if it matters. */
  readonly illegal?: Forbidden | readonly Forbidden[];
  /** What viewers then see: by seat, or `onlooker`. */
  readonly view?: Readonly<Record<string, JsonObject>>;
}

export type Forbidden = string | { readonly move: string; readonly clause?: string; readonly code?: string };

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
  | {
      readonly type: 'other-count';
      readonly place: string;
      readonly found: number;
      readonly expected: number;
    }
  /** Values as JSON; nothing found is an empty text. */
  | {
      readonly type: 'other-value';
      readonly place: string;
      readonly found: string;
      readonly expected: string;
    };

/** Plays a scenario; nothing differs if it holds. Positions and moves that cannot be read throw `BadInput`. */
export function runScenario(game: GameWithPositions, scenario: Scenario): readonly Difference[] {
  const state = game.position(scenario.given);
  for (const [i, move] of (scenario.moves ?? []).entries()) {
    const { actor, text } = readLine(move, at('moves', i));
    const refusal = attemptMove(game, state, actor, text);
    if (refusal) return [{ type: 'move-refused', move, refusal }];
  }
  return [
    ...checkThen(game, state, scenario.then),
    ...checkLegal(game, state, many(scenario.legal)),
    ...checkIllegal(game, state, many(scenario.illegal)),
    ...checkViews(game, state, scenario.view ?? {}),
  ];
}

/** Keys of `then` that speak of the game rather than of its zones. */
function checkThen(game: GameWithPositions, state: unknown, then: JsonObject | undefined): Difference[] {
  if (!then) return [];
  const { deciding, outcome, turn, ...zones } = then;
  const described = game.describe(state);
  const differences: Difference[] = [];
  if (deciding !== undefined)
    compare(game.deciding(state), many(deciding as Seat | Seat[]), 'deciding', differences);
  if (outcome !== undefined) compare(game.outcome(state) ?? null, outcome, 'outcome', differences);
  if (turn !== undefined) compare(seatOnTurn(described), turn, 'turn', differences);
  compare(described, game.spellPosition(zones), '', differences);
  return differences;
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
    return [{ type: 'not-legal', move, refusal: game.whyNot(state, actor, text) }];
  });
}

function checkIllegal(game: Game, state: unknown, forbidden: readonly Forbidden[]): Difference[] {
  return forbidden.flatMap((entry, i): Difference[] => {
    const { move, clause, code } = typeof entry === 'string' ? { move: entry } : entry;
    const { actor, text } = readLine(move, at('illegal', i));
    if (findMove(game, state, actor, text) !== undefined) return [{ type: 'not-refused', move }];
    const refusal = game.whyNot(state, actor, text);
    const asExpected =
      (clause ?? refusal.clause) === refusal.clause && (code ?? refusal.code) === refusal.code;
    const expected = [code, clause].filter(Boolean).join(' ');
    return asExpected ? [] : [{ type: 'refused-otherwise', move, refusal, expected }];
  });
}

function checkViews(game: Game, state: unknown, views: Readonly<Record<string, JsonObject>>): Difference[] {
  const differences: Difference[] = [];
  const seats = asList(game.describe(state).seats, 'seats').length;
  for (const [who, expected] of Object.entries(views)) {
    const place = at('view', who);
    const viewer: Viewer =
      who === 'onlooker' ? 'onlooker' : asWhole(/^\d+$/.test(who) ? Number(who) : who, place, 0, seats - 1);
    const seen = JSON.parse(JSON.stringify(game.view(state, viewer))) as unknown;
    compare(seen, expected, place, differences);
  }
  return differences;
}

/** Everything named in `expected` must be the same in `actual`; `?` is any card, a number any list that long. */
function compare(actual: unknown, expected: unknown, place: string, differences: Difference[]): void {
  if (expected === '?') return;
  if (typeof expected === 'number' && Array.isArray(actual)) {
    if (actual.length !== expected) {
      differences.push({ type: 'other-count', place, found: actual.length, expected });
    }
  } else if (Array.isArray(expected) && Array.isArray(actual) && expected.length === actual.length) {
    for (const [i, value] of expected.entries()) compare(actual[i], value, at(place, i), differences);
  } else if (isPlainObject(expected) && isPlainObject(actual)) {
    for (const [key, value] of Object.entries(expected)) {
      compare(Object.hasOwn(actual, key) ? actual[key] : undefined, value, at(place, key), differences);
    }
  } else if (actual === undefined || canonicalJson(actual) !== canonicalJson(expected)) {
    const found = actual === undefined ? '' : canonicalJson(actual);
    differences.push({ type: 'other-value', place, found, expected: canonicalJson(expected) });
  }
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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

const KEYS = ['game', 'rule', 'says', 'given', 'moves', 'then', 'legal', 'illegal', 'view'];

/** Checks the form of a scenario that comes from a file. */
export function readScenario(given: unknown, place: string): Scenario {
  const object = asObject(given, place);
  knownKeys(object, place, KEYS);
  asObject(object.given, at(place, 'given'));
  const texts = (key: string) => {
    for (const [i, text] of many(object[key]).entries()) asText(text, at(at(place, key), i));
  };
  if (object.rule !== undefined) texts('rule');
  if (object.says !== undefined) asText(object.says, at(place, 'says'));
  if (object.moves !== undefined) asList(object.moves, at(place, 'moves'));
  texts('moves');
  texts('legal');
  for (const [i, entry] of many(object.illegal).entries()) readForbidden(entry, at(at(place, 'illegal'), i));
  if (object.then !== undefined) asObject(object.then, at(place, 'then'));
  if (object.view !== undefined) {
    for (const [who, seen] of Object.entries(asObject(object.view, at(place, 'view')))) {
      asObject(seen, at(at(place, 'view'), who));
    }
  }
  return { rule: '', says: '', ...object } as unknown as Scenario;
}

function readForbidden(entry: unknown, place: string): void {
  if (typeof entry === 'string') return;
  const object = asObject(entry, place);
  knownKeys(object, place, ['move', 'clause', 'code']);
  asText(object.move, at(place, 'move'));
  for (const key of ['clause', 'code']) if (object[key] !== undefined) asText(object[key], at(place, key));
}

/** The clauses a scenario shows. */
export function rulesOf(scenario: Scenario): readonly string[] {
  return many(scenario.rule);
}
