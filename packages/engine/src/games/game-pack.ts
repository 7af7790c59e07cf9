import { BadInput } from '../kernel/bad-input.ts';
import type { GameMeta, GameWithPositions } from '../kernel/game.ts';
import {
  asList,
  asNumber,
  asObject,
  asText,
  at,
  canonicalJson,
  type JsonObject,
  shown,
} from '../kernel/json.ts';
import { readOptions } from '../kernel/options.ts';
import type { TableDescriber } from '../kernel/outside-board.ts';
import type { Random } from '../kernel/random.ts';
import type { GameTexts, TextsByLanguage } from '../texts/game-texts.ts';
import { LANGUAGES } from '../texts/languages.ts';
import { readMeta, sizedText } from './game-pack-meta.ts';

/** The form of a pack. A pack of another one is refused. */
export const GAME_PACK_API = 1;

/**
 * A whole game from outside: the default export of one module that needs no other, for server, command line and page alike.
 * The module brings its own copy of what it uses of the engine; only plain data and the functions of `Game` pass between.
 */
export interface GamePack<
  State = unknown,
  Move = unknown,
  Event = unknown,
  View = unknown,
  Options = unknown,
> {
  readonly api: typeof GAME_PACK_API;
  /** The rules. `game.meta.id` is the game's id everywhere; `game.meta.options.players` is the number of seats. */
  readonly game: GameWithPositions<State, Move, Event, View, Options>;
  /** Every word that people read about it. */
  readonly texts: TextsByLanguage<GameTexts<Move, Event, View>>;
  /** What the first page says of it, before the game itself is loaded. */
  readonly summary: TextsByLanguage<GameSummary>;
  /** What lies where, for a page that draws the game without a board of its own; without it the table is told in words. */
  readonly describer?: TableDescriber<View, Event>;
}

/** A game in a list: its name and a sentence. */
export interface GameSummary {
  readonly name: string;
  /** One short sentence. */
  readonly tagline: string;
}

const LONGEST_CLAUSE = 64;
const LONGEST_NAME = 40;
const LONGEST_TAGLINE = 160;
/** Moves are compared in lower case, and written one to a line. */
const LONGEST_NOTATION = 200;

/** Every game has these refusals; the rest of the program asks for them by name. */
const COMMON_REFUSALS = ['unreadable', 'unknown-card', 'no-such-seat'];

/** What `Game` asks of every game; what it leaves to the game is not among them. */
const FUNCTIONS = [
  'checkOptions',
  'setup',
  'describe',
  'clone',
  'deciding',
  'mayInterrupt',
  'legalMoves',
  'pickMove',
  'whyNot',
  'apply',
  'deadline',
  'outcome',
  'nextGame',
  'notation',
  'spell',
  'view',
  'show',
  'imagine',
  'position',
  'spellPosition',
  'cardNamed',
] as const satisfies readonly (keyof GameWithPositions)[];

const TEXT_FUNCTIONS = [
  'refusal',
  'move',
  'event',
  'asks',
  'table',
] as const satisfies readonly (keyof GameTexts)[];

/**
 * What a module from outside exports, if it is a game as far as that can be seen from outside: everything is there, in three
 * languages, and a first deal works. Whether its rules keep secrets is for its own tests (`contractOf`).
 */
export function readGamePack(value: unknown, place = 'pack'): GamePack {
  const pack = asObject(value, place);
  const api = asNumber(pack.api, at(place, 'api'), 1, Number.MAX_SAFE_INTEGER);
  if (api !== GAME_PACK_API)
    throw new BadInput('newer-version', at(place, 'api'), `${api}; ${GAME_PACK_API}`);
  const game = asObject(pack.game, at(place, 'game'));
  const meta = readMeta(game.meta, at(place, 'game.meta'));
  checkGame(game, at(place, 'game'));
  const clauses = readRefusals(game.refusals, at(place, 'game.refusals'));
  byLanguage(pack.texts, at(place, 'texts'), (texts, where) => checkTexts(texts, where, meta, clauses));
  byLanguage(pack.summary, at(place, 'summary'), checkSummary);
  if (pack.describer !== undefined) checkDescriber(pack.describer, at(place, 'describer'));
  const read = value as GamePack;
  tryOut(read.game, at(place, 'game'));
  return read;
}

function checkGame(game: JsonObject, place: string): void {
  for (const name of FUNCTIONS) asFunction(game[name], at(place, name));
  for (const [i, key] of asList(game.unordered, at(place, 'unordered')).entries())
    asText(key, at(at(place, 'unordered'), i));
  const taste = asObject(game.taste, at(place, 'taste'));
  asFunction(taste.likes, at(place, 'taste.likes'));
  asFunction(taste.chances, at(place, 'taste.chances'));
  asNumber(taste.lookahead, at(place, 'taste.lookahead'), 0, 100_000);
  if (game.review === undefined) return;
  const review = asObject(game.review, at(place, 'review'));
  asFunction(review.pools, at(place, 'review.pools'));
  asObject(review.calibrations, at(place, 'review.calibrations'));
}

/** The clauses that refusals name; each needs its words. */
function readRefusals(value: unknown, place: string): string[] {
  const refusals = asObject(value, place);
  for (const code of COMMON_REFUSALS) {
    if (!Object.hasOwn(refusals, code)) throw new BadInput('missing', at(place, code));
  }
  return Object.entries(refusals).map(([code, clause]) => sizedText(clause, at(place, code), LONGEST_CLAUSE));
}

function byLanguage(value: unknown, place: string, check: (value: unknown, place: string) => void): void {
  const texts = asObject(value, place);
  for (const language of LANGUAGES) check(texts[language], at(place, language));
}

function checkTexts(value: unknown, place: string, meta: GameMeta, clauses: readonly string[]): void {
  const texts = asObject(value, place);
  sizedText(texts.name, at(place, 'name'), LONGEST_NAME);
  asText(texts.about, at(place, 'about'));
  for (const name of TEXT_FUNCTIONS) asFunction(texts[name], at(place, name));
  hasTexts(texts.cards, at(place, 'cards'), meta.cards);
  hasTexts(texts.rules, at(place, 'rules'), clauses);
  asObject(texts.endings, at(place, 'endings'));
  const options = asObject(texts.options, at(place, 'options'));
  for (const [name, spec] of Object.entries(meta.options)) {
    const where = at(place, `options.${name}`);
    const option = asObject(options[name], where);
    hasTexts(option, where, ['name', 'explains']);
    if (spec.type === 'choice') hasTexts(option.values, at(where, 'values'), spec.values);
  }
}

function checkSummary(value: unknown, place: string): void {
  const summary = asObject(value, place);
  sizedText(summary.name, at(place, 'name'), LONGEST_NAME);
  sizedText(summary.tagline, at(place, 'tagline'), LONGEST_TAGLINE);
}

function checkDescriber(value: unknown, place: string): void {
  const describer = asObject(value, place);
  asObject(describer.looks, at(place, 'looks'));
  asFunction(describer.zones, at(place, 'zones'));
  for (const name of ['travels', 'attempt']) {
    if (describer[name] !== undefined) asFunction(describer[name], at(place, name));
  }
}

function hasTexts(value: unknown, place: string, keys: readonly string[]): void {
  const texts = asObject(value, place);
  for (const key of keys) {
    if (!Object.hasOwn(texts, key)) throw new BadInput('missing', at(place, key));
    asText(texts[key], at(place, key));
  }
}

/** One deal with the options nobody has changed: is there somebody to decide, with a move that can be written down? */
function tryOut(game: GameWithPositions, place: string): void {
  try {
    const options = readOptions(game, {});
    const state = game.setup(options, 1);
    canonicalJson(state);
    if ((state as { random?: Random }).random?.type !== 'fast') throw new Error('state.random is missing');
    canonicalJson(game.describe(state));
    canonicalJson(game.view(game.clone(state), 'onlooker'));
    const { players } = options as { players: number };
    for (const seat of game.deciding(state)) {
      if (!(seat >= 0 && seat < players)) throw new Error(`seat ${seat} decides`);
      canonicalJson(game.view(state, seat));
      const written = game.legalMoves(state, seat).map((move) => game.notation(move));
      if (written.length === 0) throw new Error(`seat ${seat} has no move`);
      const odd = written.find((text) => !isNotation(text));
      if (odd !== undefined) throw new Error(`${shown(odd)} is no notation`);
    }
  } catch (error) {
    throw new BadInput('game-fails', place, error instanceof Error ? error.message : shown(error));
  }
}

function isNotation(text: unknown): boolean {
  return (
    typeof text === 'string' &&
    text.length <= LONGEST_NOTATION &&
    /^\S+(?: \S+)*$/.test(text) &&
    text === text.toLowerCase()
  );
}

function asFunction(value: unknown, place: string): void {
  if (typeof value !== 'function') throw new BadInput('missing', place);
}
