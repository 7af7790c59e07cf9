import { think } from '../../bots/search/search.ts';
import { LETS_PASS } from '../../bots/search/thought.ts';
import type { Calibration, Game } from '../../kernel/game.ts';
import { sha256Hex } from '../../kernel/json.ts';
import { findMove } from '../../kernel/notation.ts';
import { below, type Random } from '../../kernel/random.ts';
import type { GameRecord } from '../../record/record.ts';
import { calibrationFor } from '../../review/calibration.ts';
import { randomFor } from '../../review/seeds.ts';
import { choicesInOrder } from '../choices.ts';
import type { Puzzle } from '../puzzle.ts';
import type { PuzzleTerms } from '../terms.ts';
import {
  DEEPER,
  DEEPER_ONCE_IN,
  HINT,
  MEAN_MARGIN,
  PAIRED,
  PROMISE,
  TASTE_ASKED,
  TIMES,
  VALUE,
} from './budgets.ts';
import { gameOfBots } from './game-of-bots.ts';
import { gameOfPeople } from './game-of-people.ts';
import { gapBetween, isLiked, judged, likedAt, nameOf } from './judging.ts';
import type { Line } from './line.ts';
import { confirmed } from './proving.ts';
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

/** What is looked for, and what came of it. */
export interface Search {
  readonly game: Game;
  readonly terms: PuzzleTerms;
  /** Are more puzzles of this theme wanted? */
  wants(theme: string): boolean;
  readonly tally: Tally;
  /** Iterations of the search whose values count first; those that confirm it have ten times as many. */
  readonly iterations?: number;
}

/** The puzzles in one game between bots. */
export function mineGame(search: Search, seed: number): Puzzle[] {
  return mineLines(search, gameOfBots(search.game, seed), seed);
}

/** The puzzles in a game whose players have agreed to it. */
export function mineRecord(search: Search, record: GameRecord, seed: number): Puzzle[] {
  return mineLines(search, gameOfPeople(search.game, record, seed), seed);
}

/** The puzzles among the choices of one game. The cheap questions come first. */
function mineLines(search: Search, lines: Iterable<Line>, seed: number): Puzzle[] {
  const found: Puzzle[] = [];
  let from = 0;
  for (const line of lines) {
    if (line.moves.length < from) continue;
    const puzzle = puzzleAt(search, line, seed);
    if (puzzle === undefined) continue;
    found.push(puzzle);
    if (found.length === MOST_OF_A_GAME) break;
    from = line.moves.length + MOVES_BETWEEN;
  }
  return found;
}

function puzzleAt(search: Search, line: Line, seed: number): Puzzle | undefined {
  const { game, tally } = search;
  const { options, moves, state, moment } = line;
  const number = moves.length;
  const calibration = calibrationFor(game.review?.calibrations, Number(options.players));
  tally.looked++;
  const theme = promisingTheme(search, line, calibration, randomFor(seed, LOOKING, number));
  if (theme === undefined) return undefined;
  const { best } = theme;
  const iterations = TIMES * (search.iterations ?? VALUE);
  const values = confirmed(game, moment, best, calibration, numberFor(seed, PROVING, number), iterations);
  if (typeof values === 'string') return undefined;
  tally.confirmed++;
  return {
    id: idOf(game.meta.id, line.seed, moves, moment.seat),
    game: game.meta.id,
    options,
    seed: line.seed,
    moves,
    seat: moment.seat,
    values: inOrder(values, choicesInOrder(game, state, moment.seat)),
    theme: theme.theme,
    rating: ratingOf(game, moment, best, numberFor(seed, RATING, number)),
  };
}

/** The move that a usual search finds clearly better than all others and taste does not find, if its theme is wanted. */
function promisingTheme(
  { game, terms, wants, tally, iterations = VALUE }: Search,
  line: Line,
  calibration: Calibration,
  random: Random,
): { best: string; theme: string } | undefined {
  const { moment, state } = line;
  const { seat } = moment;
  const liked = likedAt(game, moment, random);
  const first = otherMove(game, line, liked, random);
  if (first === undefined) return undefined;
  tally.differs++;
  if (gapBetween(game, moment, calibration, [first, liked], PAIRED, random) < PROMISE) return undefined;
  tally.promises++;
  const { best, next, gap } = judged(game, moment, calibration, iterations, random);
  if (gap < MEAN_MARGIN || isLiked(game, moment, best, TASTE_ASKED, random)) return undefined;
  const moveOf = (name: string) => (name === LETS_PASS ? undefined : findMove(game, state, seat, name));
  const theme = terms.themeOf({ state, seat, best: moveOf(best), next: moveOf(next), liked: moveOf(liked) });
  if (!wants(theme)) return undefined;
  tally.valued++;
  return { best, theme };
}

/** What a short search does instead of what taste likes; now and then a longer one is asked, for what is harder to find. */
function otherMove(game: Game, { moment, thought }: Line, liked: string, random: Random): string | undefined {
  const first = nameOf(game, thought.move);
  if (first !== liked) {
    const estimate = (move: string) =>
      thought.estimates.find(({ notation }) => notation === move)?.value ?? 0;
    return estimate(first) - estimate(liked) < HINT ? undefined : first;
  }
  if (below(random, DEEPER_ONCE_IN) > 0) return undefined;
  const second = nameOf(game, think(game, moment.view, moment.seat, { iterations: DEEPER }, random).move);
  return second === liked ? undefined : second;
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
