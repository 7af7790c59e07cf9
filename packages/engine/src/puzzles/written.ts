import { BadInput } from '../kernel/bad-input.ts';
import type { PlayedGame } from '../kernel/game.ts';
import { asNumber, asSeat, at, shown } from '../kernel/json.ts';
import { isSecureSeed, type Seed } from '../kernel/random.ts';
import { choicesInOrder } from './choices.ts';
import { digestAt, puzzleState } from './playing.ts';
import type { Puzzle, PuzzleValue } from './puzzle.ts';
import { type Options, unusualOptions, usualOptions } from './usual-options.ts';
import { playWritten, writeMoves } from './written-moves.ts';

const FIELDS = ['id', 'rating', 'theme', 'seat', 'seed', 'options', 'digest', 'values', 'moves'] as const;
type Fields = Readonly<Record<(typeof FIELDS)[number], string>>;

/** Nothing is to be written here. */
const NOTHING = '-';
const SEED_BASE = 36;
const MOST_SEED = 2 ** 47;
const MOST_RATING = 4000;

/** The puzzles of a file, one a line; see docs/puzzles.md. Every one is played to its moment, and it must be the same moment still. */
export function readPuzzles(game: PlayedGame, text: string): readonly Puzzle[] {
  const puzzles = puzzleLines(text).map((line, index) => readPuzzle(game, line, at('puzzles', index)));
  const ids = new Set<string>();
  for (const [index, { id }] of puzzles.entries()) {
    if (ids.has(id)) throw new BadInput('do-not-go-together', at(at('puzzles', index), 'id'), id);
    ids.add(id);
  }
  return puzzles;
}

export function writePuzzles(game: PlayedGame, puzzles: readonly Puzzle[]): string {
  return puzzles.map((puzzle) => `${writePuzzle(game, puzzle)}\n`).join('');
}

/** What a line says before it is played: enough to choose one of many. */
export interface PuzzleHead {
  readonly id: string;
  readonly rating: number;
  readonly theme: string;
  /** For `readPuzzle`. */
  readonly line: string;
}

/** The heads of all puzzles of a file. Reads nothing but them, and so costs next to nothing. */
export function puzzleHeads(text: string): readonly PuzzleHead[] {
  return puzzleLines(text).map((line, index) => {
    const place = at('puzzles', index);
    const { id, rating, theme } = fieldsOf(line, place);
    return { id: readId(id, place), rating: readRating(rating, place), theme, line };
  });
}

/** One puzzle of a file, by its line. */
export function readPuzzle(game: PlayedGame, line: string, place = 'puzzle'): Puzzle {
  const fields = fieldsOf(line, place);
  const options = readChanged(game, fields.options, at(place, 'options'));
  const seed = readSeed(fields.seed, at(place, 'seed'));
  const state = game.setup(options, seed);
  const written = fields.moves === NOTHING ? '' : fields.moves;
  const moves = playWritten(game, state, written, at(place, 'moves'));
  const digest = digestAt(game, state);
  if (digest !== fields.digest) throw new BadInput('do-not-go-together', at(place, 'digest'), digest);
  const seat = asSeat(fields.seat, at(place, 'seat'), Number(options.players));
  return {
    id: readId(fields.id, place),
    game: game.meta.id,
    options,
    seed,
    moves,
    seat,
    values: readValues(choicesInOrder(game, state, seat), fields.values, at(place, 'values')),
    theme: fields.theme,
    rating: readRating(fields.rating, place),
  };
}

function writePuzzle(game: PlayedGame, puzzle: Puzzle): string {
  const { id, rating, theme, seat, seed, options, moves, values } = puzzle;
  const end = puzzleState(game, puzzle);
  const written = writeMoves(game, game.setup(options, seed), moves, 'moves');
  const changed = Object.entries(unusualOptions(game, options)).map(([key, value]) => `${key}=${value}`);
  const chances = choicesInOrder(game, end, seat).map((choice) => chanceOf(values, choice));
  const fields: Fields = {
    id,
    rating: String(rating),
    theme,
    seat: String(seat),
    seed: typeof seed === 'number' ? seed.toString(SEED_BASE) : seed,
    options: changed.join(',') || NOTHING,
    digest: digestAt(game, end),
    values: inRuns(chances),
    moves: written || NOTHING,
  };
  return FIELDS.map((field) => fields[field]).join(' ');
}

function puzzleLines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

function fieldsOf(line: string, place: string): Fields {
  const found = line.split(' ');
  if (found.length !== FIELDS.length || found.includes('')) {
    throw new BadInput('wrong-format', place, shown(line));
  }
  return Object.fromEntries(FIELDS.map((field, index) => [field, found[index]])) as Fields;
}

function readId(id: string, place: string): string {
  if (!/^[0-9a-z]{6}$/.test(id)) throw new BadInput('wrong-format', at(place, 'id'), shown(id));
  return id;
}

function readRating(rating: string, place: string): number {
  return asNumber(Number(rating), at(place, 'rating'), 0, MOST_RATING);
}

function readSeed(seed: string, place: string): Seed {
  if (isSecureSeed(seed)) return seed;
  const number = Number.parseInt(seed, SEED_BASE);
  if (number.toString(SEED_BASE) !== seed) throw new BadInput('wrong-format', place, shown(seed));
  return asNumber(number, place, 0, MOST_SEED);
}

function readChanged(game: PlayedGame, written: string, place: string): Options {
  const changed: Record<string, string | boolean | number | null> = {};
  for (const part of written === NOTHING ? [] : written.split(',')) {
    const found = /^([a-z_0-9]+)=([^=]+)$/.exec(part);
    if (found === null) throw new BadInput('wrong-format', place, shown(part));
    changed[found[1]] = optionValue(found[2]);
  }
  return usualOptions(game, changed, place);
}

function optionValue(text: string): string | boolean | null {
  if (text === 'null') return null;
  return text === 'true' || text === 'false' ? text === 'true' : text;
}

function chanceOf(values: readonly PuzzleValue[], choice: string): number {
  const found = values.find(({ move }) => move === choice);
  if (found === undefined) throw new BadInput('missing', 'values', choice);
  return found.chance;
}

/** `50,12*3` is 50, then three times 12. */
function inRuns(chances: readonly number[]): string {
  const runs: { chance: number; times: number }[] = [];
  for (const chance of chances) {
    const last = runs.at(-1);
    if (last?.chance === chance) last.times++;
    else runs.push({ chance, times: 1 });
  }
  return runs.map(({ chance, times }) => (times === 1 ? `${chance}` : `${chance}*${times}`)).join(',');
}

/** The best one first, then as good as they are; among equals in the order of the choices. */
function readValues(choices: readonly string[], written: string, place: string): readonly PuzzleValue[] {
  const chances = written.split(',').flatMap((run, index) => {
    const found = /^(\d{1,3})(?:\*(\d{1,4}))?$/.exec(run);
    if (found === null) throw new BadInput('wrong-format', at(place, index), shown(run));
    const chance = asNumber(Number(found[1]), at(place, index), 0, 100);
    return Array.from({ length: Number(found[2] ?? 1) }, () => chance);
  });
  if (chances.length !== choices.length) {
    throw new BadInput('do-not-go-together', place, `${chances.length}; ${choices.length}`);
  }
  return choices.map((move, index) => ({ move, chance: chances[index] })).sort((a, b) => b.chance - a.chance);
}
