import { greedy } from '../../bots/by-taste/greedy.ts';
import { think, valueMoves } from '../../bots/search/search.ts';
import { LETS_PASS, type Thought } from '../../bots/search/thought.ts';
import type { Calibration, Game } from '../../kernel/game.ts';
import type { Random } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/seats.ts';
import { calibrated } from '../../review/calibration.ts';

/** A choice that a seat has, and what it knows. */
export interface Moment {
  readonly view: unknown;
  readonly seat: Seat;
  readonly owes: boolean;
}

/** What one search thinks of a moment. */
export interface Judged {
  readonly best: string;
  /** The best of the others. */
  readonly next: string;
  /** By move: the seat's chance to win, from 0 to 1. */
  readonly chances: ReadonlyMap<string, number>;
  /** How much better the best one is than the next. */
  readonly gap: number;
}

/** So many others are looked at as often as the best one; the rest together as often as all of these. */
const RIVALS = 3;

/** One search says which move is best, another one what all of them are worth, as in a review. */
export function judged(
  game: Game,
  { view, seat }: Moment,
  calibration: Calibration,
  iterations: number,
  random: Random,
): Judged {
  const thought = think(game, view, seat, { iterations }, random);
  const best = nameOf(game, thought.move);
  const favoured = new Set(thought.estimates.slice(0, 1 + RIVALS).map(({ notation }) => notation));
  const others = Math.max(0, thought.estimates.length - favoured.size);
  const states = Math.ceil(iterations / (favoured.size + Math.min(others, favoured.size)));
  const rarely = Math.max(1, Math.min(states, Math.ceil(others / favoured.size)));
  const onceIn = (move: string) => (favoured.has(move) ? 1 : rarely);
  const estimates = valueMoves(game, view, seat, { states, onceIn }, random);
  const chances = new Map(
    estimates.map(({ notation, value }) => [notation, calibrated(calibration, value)] as const),
  );
  return { best, chances, ...nextTo(best, chances) };
}

/** The best of the other moves, and how far behind it is. */
function nextTo(best: string, chances: ReadonlyMap<string, number>): { next: string; gap: number } {
  const [next, chance] = [...chances]
    .filter(([move]) => move !== best)
    .reduce((high, each) => (each[1] > high[1] ? each : high));
  return { next, gap: (chances.get(best) as number) - chance };
}

/** How much better one move is than another, looked at in so many imagined states and in nothing else. */
export function gapBetween(
  game: Game,
  { view, seat }: Moment,
  calibration: Calibration,
  [better, worse]: readonly [string, string],
  states: number,
  random: Random,
): number {
  const onceIn = (move: string) => (move === better || move === worse ? 1 : Number.POSITIVE_INFINITY);
  const estimates = valueMoves(game, view, seat, { states, onceIn }, random);
  const chanceOf = (move: string) =>
    calibrated(calibration, estimates.find(({ notation }) => notation === move)?.value ?? 0);
  return chanceOf(better) - chanceOf(worse);
}

/** What somebody plays who does not think and does not slip. */
export function likedAt(game: Game, { view, seat, owes }: Moment, random: Random): string {
  return nameOf(game, greedy(game, view, seat, owes, random));
}

/** Does somebody who does not think ever play this, asked so often? */
export function isLiked(game: Game, moment: Moment, move: string, asked: number, random: Random): boolean {
  return Array.from({ length: asked }, () => likedAt(game, moment, random)).includes(move);
}

export function nameOf(game: Game, move: Thought<unknown>['move']): string {
  return move === undefined ? LETS_PASS : game.notation(move);
}
