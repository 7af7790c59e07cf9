import { BadInput } from '../kernel/bad-input.ts';
import type { Game, Refusal } from '../kernel/game.ts';
import { asList, asObject, asText, at, canonicalJson, type JsonObject, knownKeys } from '../kernel/json.ts';
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

/** What did not hold, in a few words each; empty if the scenario holds. */
export type Differences = readonly string[];

/** Plays a scenario. Positions and moves that cannot be read throw `BadInput`. */
export function runScenario(game: Game, scenario: Scenario): Differences {
  const state = game.position(scenario.given);
  for (const [i, line] of (scenario.moves ?? []).entries()) {
    const { actor, text } = readLine(line, at('moves', i));
    const refusal = attemptMove(game, state, actor, text);
    if (refusal) return [`moves[${i}] "${line}" is refused: ${inBrief(refusal)}`];
  }
  return [
    ...checkThen(game, state, scenario.then),
    ...checkLegal(game, state, many(scenario.legal)),
    ...checkIllegal(game, state, many(scenario.illegal)),
    ...checkViews(game, state, scenario.view ?? {}),
  ];
}

/** Keys of `then` that speak of the game rather than of its zones. */
function checkThen(game: Game, state: unknown, then: JsonObject | undefined): string[] {
  if (!then) return [];
  const { deciding, outcome, ...zones } = then;
  const differences: string[] = [];
  if (deciding !== undefined)
    compare(game.deciding(state), many(deciding as Seat | Seat[]), 'deciding', differences);
  if (outcome !== undefined) compare(game.outcome(state) ?? null, outcome, 'outcome', differences);
  compare(game.describe(state), game.spellPosition(zones), '', differences);
  return differences;
}

function checkLegal(game: Game, state: unknown, lines: readonly string[]): string[] {
  return lines.flatMap((line, i) => {
    const { actor, text } = readLine(line, at('legal', i));
    if (findMove(game, state, actor, text) !== undefined) return [];
    return [`"${line}" should be legal, but is refused: ${inBrief(game.whyNot(state, actor, text))}`];
  });
}

function checkIllegal(game: Game, state: unknown, forbidden: readonly Forbidden[]): string[] {
  return forbidden.flatMap((entry, i) => {
    const { move: line, clause, code } = typeof entry === 'string' ? { move: entry } : entry;
    const { actor, text } = readLine(line, at('illegal', i));
    if (findMove(game, state, actor, text) !== undefined)
      return [`"${line}" should be refused, but is legal`];
    const refusal = game.whyNot(state, actor, text);
    const asExpected =
      (clause ?? refusal.clause) === refusal.clause && (code ?? refusal.code) === refusal.code;
    return asExpected
      ? []
      : [`"${line}" is refused by ${inBrief(refusal)}, expected ${code ?? ''} ${clause ?? ''}`.trim()];
  });
}

function checkViews(game: Game, state: unknown, views: Readonly<Record<string, JsonObject>>): string[] {
  const differences: string[] = [];
  for (const [who, expected] of Object.entries(views)) {
    const viewer: Viewer = who === 'onlooker' ? 'onlooker' : Number(who);
    const seen = JSON.parse(JSON.stringify(game.view(state, viewer))) as unknown;
    compare(seen, expected, `view of ${who}`, differences);
  }
  return differences;
}

/** Everything named in `expected` must be the same in `actual`; `?` is any card, a number any list that long. */
function compare(actual: unknown, expected: unknown, place: string, differences: string[]): void {
  if (expected === '?') return;
  if (typeof expected === 'number' && Array.isArray(actual)) {
    if (actual.length !== expected)
      differences.push(`${place} has ${actual.length} cards, expected ${expected}`);
  } else if (Array.isArray(expected) && Array.isArray(actual) && expected.length === actual.length) {
    for (const [i, value] of expected.entries()) compare(actual[i], value, at(place, i), differences);
  } else if (isPlainObject(expected) && isPlainObject(actual)) {
    for (const [key, value] of Object.entries(expected)) {
      compare(Object.hasOwn(actual, key) ? actual[key] : undefined, value, at(place, key), differences);
    }
  } else if (actual === undefined || canonicalJson(actual) !== canonicalJson(expected)) {
    const found = actual === undefined ? 'nothing' : canonicalJson(actual);
    differences.push(`${place} is ${found}, expected ${canonicalJson(expected)}`);
  }
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function many<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}

function readLine(line: string, place: string): { actor: Actor; text: string } {
  const read = actorAndMove(line);
  if (!read) throw new BadInput('wrong-format', place, `${line}; 0 play 14`);
  return read;
}

function inBrief(refusal: Refusal): string {
  const cards = refusal.cards.length > 0 ? `, ${refusal.cards.join(' ')}` : '';
  return `${refusal.code} (${refusal.clause}${cards})`;
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
