import type { Calibration, Game } from '../../kernel/game.ts';
import { sha256Hex } from '../../kernel/json.ts';
import { findMove } from '../../kernel/notation.ts';
import type { Random } from '../../kernel/random.ts';
import { calibrationFor } from '../../review/calibration.ts';
import { randomFor } from '../../review/seeds.ts';
import { choicesInOrder } from '../choices.ts';
import type { Puzzle } from '../puzzle.ts';
import type { PuzzleTerms } from '../terms.ts';
import { MARGIN, PAIRED, PROMISE, TASTE_ASKED, VALUE } from './budgets.ts';
import { gameOfBots } from './game-of-bots.ts';
import { gapBetween, isLiked, judged, likedAt, nameOf } from './judging.ts';
import type { Line } from './line.ts';
import { proven } from './proving.ts';
import { ratingOf } from './rating.ts';

/** How far the moments of a game came, each stage counted among those of the one before. */
export interface Tally {
  /** Choices looked at. */
  looked: number;
  /** A short search would do something else than taste. */
  differs: number;
  /** It is worth something. */
  promises: number;
  /** Clearly the best in a usual search, and taste does not find it. */
  valued: number;
  /** Agreed by the long searches. */
  confirmed: number;
}

export function emptyTally(): Tally {
  return { looked: 0, differs: 0, promises: 0, valued: 0, confirmed: 0 };
}

/** Of one game, so that puzzles do not look alike. */
const MOST_OF_A_GAME = 2;
/** And the second one comes so many moves later at the earliest. */
const MOVES_BETWEEN = 12;

const LOOKING = 11;
const PROVING = 12;
const RATING = 13;

/** The puzzles in one game between bots. */
export function mineGame(game: Game, terms: PuzzleTerms, seed: number, tally: Tally): Puzzle[] {
  return mineLines(game, terms, gameOfBots(game, seed), seed, tally);
}

/** The puzzles among the choices of one game. The cheap questions come first. */
export function mineLines(
  game: Game,
  terms: PuzzleTerms,
  lines: Iterable<Line>,
  seed: number,
  tally: Tally,
): Puzzle[] {
  const found: Puzzle[] = [];
  for (const line of lines) {
    if (line.moves.length < (found.at(-1)?.moves.length ?? 0) + (found.length > 0 ? MOVES_BETWEEN : 0))
      continue;
    const calibration = calibrationFor(game, Number(line.options.players));
    const puzzle = puzzleAt(game, terms, line, calibration, seed, tally);
    if (puzzle !== undefined) found.push(puzzle);
    if (found.length === MOST_OF_A_GAME) break;
  }
  return found;
}

function puzzleAt(
  game: Game,
  terms: PuzzleTerms,
  line: Line,
  calibration: Calibration,
  seed: number,
  tally: Tally,
): Puzzle | undefined {
  const { options, moves, state, moment } = line;
  const number = moves.length;
  const random = randomFor(seed, LOOKING, number);
  tally.looked++;
  const liked = likedAt(game, moment, random);
  const best = promisingMove(game, line, liked, calibration, tally, random);
  if (best === undefined) return undefined;
  const values = proven(game, moment, best, calibration, numberFor(seed, PROVING, number));
  if (typeof values === 'string') return undefined;
  tally.confirmed++;
  const { seat } = moment;
  const moveOf = (name: string) => (name === '' ? undefined : findMove(game, state, seat, name));
  const finding = { state, seat, best: moveOf(best), next: moveOf(values[1].move), liked: moveOf(liked) };
  const { seed: dealtFrom } = line;
  return {
    id: idOf(game.meta.id, dealtFrom, moves, seat),
    game: game.meta.id,
    options,
    seed: dealtFrom,
    moves,
    seat,
    values: inOrder(values, choicesInOrder(game, state, seat)),
    theme: terms.themeOf(finding),
    rating: ratingOf(game, moment, best, numberFor(seed, RATING, number)),
  };
}

/** The move that a usual search finds clearly better than all others and taste does not find. */
function promisingMove(
  game: Game,
  { moment, thought }: Line,
  liked: string,
  calibration: Calibration,
  tally: Tally,
  random: Random,
): string | undefined {
  const first = nameOf(game, thought);
  if (first === liked) return undefined;
  tally.differs++;
  if (gapBetween(game, moment, calibration, [first, liked], PAIRED, random) < PROMISE) return undefined;
  tally.promises++;
  const { best, gap } = judged(game, moment, calibration, VALUE, random);
  if (gap < MARGIN || isLiked(game, moment, best, TASTE_ASKED, random)) return undefined;
  tally.valued++;
  return best;
}

function numberFor(...numbers: readonly number[]): number {
  const { a, b } = randomFor(...numbers);
  return (a >>> 0) + (b & 0x3fff) * 2 ** 32;
}

const ID_LETTERS = 6;
const LETTERS = 36;

function idOf(game: string, seed: Puzzle['seed'], moves: readonly string[], seat: number): string {
  const digits = sha256Hex(['samsara puzzle 1', game, seed, ...moves, seat].join('\n')).slice(0, 12);
  const number = Number.parseInt(digits, 16) % LETTERS ** ID_LETTERS;
  return number.toString(LETTERS).padStart(ID_LETTERS, '0');
}

/** The best one first, then as good as they are; among equals in the order of the choices. */
function inOrder(values: Puzzle['values'], choices: readonly string[]): Puzzle['values'] {
  return [...values].sort((a, b) => b.chance - a.chance || choices.indexOf(a.move) - choices.indexOf(b.move));
}
