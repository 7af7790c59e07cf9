import { daysBefore, streakOf } from '../deals/days.ts';
import { afterDays, type Rating, rated, UNKNOWN } from './glicko.ts';

/** The first answer that somebody at this device gave to a puzzle. */
export interface KeptAnswer {
  readonly game: string;
  /** The id of the puzzle. */
  readonly puzzle: string;
  /** As `2026-11-16`. */
  readonly day: string;
  readonly isRight: boolean;
  /** What the person was rated after it, in this game. */
  readonly rating: number;
  readonly deviation: number;
  /** It was found when it came again. */
  readonly isRightLater: boolean;
}

const PLACE = 'samsara-puzzles';
/** More than there are puzzles. */
const MOST_KEPT = 5000;

/** The rating of a puzzle was worked out from many games and does not change: it is rather sure. */
const PUZZLE_DEVIATION = 50;

/** All that were kept, the oldest first. */
export function keptAnswers(): readonly KeptAnswer[] {
  try {
    return readAnswers(localStorage.getItem(PLACE));
  } catch {
    return [];
  }
}

export function keepAnswers(answers: readonly KeptAnswer[]): void {
  try {
    if (answers.length === 0) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify(answers));
  } catch {
    // Where nothing may be stored, it counts until the page is closed.
  }
}

interface Answered {
  readonly game: string;
  readonly puzzle: { readonly id: string; readonly rating: number };
  readonly isRight: boolean;
}

/** The answers with one more. Only the first to a puzzle moves the rating; a later one can but be right after all. */
export function withAnswer(
  kept: readonly KeptAnswer[],
  { game, puzzle, isRight }: Answered,
  today: string,
): readonly KeptAnswer[] {
  const before = answerTo(kept, game, puzzle.id);
  if (before !== undefined) {
    const later = { ...before, isRightLater: before.isRightLater || (isRight && !before.isRight) };
    return kept.map((each) => (each === before ? later : each));
  }
  const against = { rating: puzzle.rating, deviation: PUZZLE_DEVIATION };
  const { rating, deviation } = rated(ratingIn(kept, game, today), [{ against, score: isRight ? 1 : 0 }]);
  const added = { game, puzzle: puzzle.id, day: today, isRight, rating, deviation, isRightLater: false };
  return [...kept, added].slice(-MOST_KEPT);
}

export function answerTo(kept: readonly KeptAnswer[], game: string, puzzle: string): KeptAnswer | undefined {
  return kept.find((each) => each.game === game && each.puzzle === puzzle);
}

export function answersIn(kept: readonly KeptAnswer[], game: string): readonly KeptAnswer[] {
  return kept.filter((each) => each.game === game);
}

/** How somebody is rated in a game today. */
export function ratingIn(kept: readonly KeptAnswer[], game: string, today: string): Rating {
  const last = answersIn(kept, game).at(-1);
  return last === undefined ? UNKNOWN : afterDays(last, daysFrom(last.day, today));
}

/** How many of the last answers in a row were right. */
export function rightInRow(kept: readonly KeptAnswer[]): number {
  const wrong = kept.map(({ isRight }) => isRight).lastIndexOf(false);
  return kept.length - 1 - wrong;
}

/** Days in a row on which a puzzle was answered, of whatever game. */
export function daysInRow(kept: readonly KeptAnswer[], today: string): number {
  return streakOf(new Set(kept.map(({ day }) => day)), today);
}

/** What is in the store, as far as it has the form of it. */
export function readAnswers(text: string | null): KeptAnswer[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isKept).slice(-MOST_KEPT) : [];
  } catch {
    return [];
  }
}

const DAY_MS = 86_400_000;

function daysFrom(day: string, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
}

function isKept(given: unknown): given is KeptAnswer {
  const { game, puzzle, day, isRight, rating, deviation, isRightLater } = (given ??
    {}) as Partial<KeptAnswer>;
  return (
    isText(game, /^[a-z][a-z-]{0,29}$/) &&
    isText(puzzle, /^\w{1,12}$/) &&
    isText(day, /^\d{4}-\d\d-\d\d$/) &&
    isDay(day as string) &&
    [isRight, isRightLater].every((each) => typeof each === 'boolean') &&
    isBetween(rating, -4000, 8000) &&
    isBetween(deviation, 1, UNKNOWN.deviation)
  );
}

/** The calendar has it. */
function isDay(day: string): boolean {
  return !Number.isNaN(Date.parse(day)) && daysBefore(day, 0) === day;
}

function isText(given: unknown, form: RegExp): boolean {
  return typeof given === 'string' && form.test(given);
}

function isBetween(given: unknown, least: number, most: number): boolean {
  return typeof given === 'number' && given >= least && given <= most;
}
