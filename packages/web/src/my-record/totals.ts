import type { OwnResult, Result } from './results.ts';

/** What many games come to. Means are null where there is nothing to take them of. */
export interface Totals {
  readonly games: number;
  /** Those with a result of one's own. */
  readonly decided: number;
  readonly wins: number;
  readonly meanPlace: number | null;
  readonly meanPoints: number | null;
  /** Wins in a row: up to the last game, and the most there were. */
  readonly row: number;
  readonly longest: number;
  readonly reviewed: number;
  /** What choices and cards have brought in the mean of the reviewed games, in chances to win. */
  readonly own: number | null;
  readonly cards: number | null;
}

/** Counts games that are given with the newest first. */
export function totalsOf(results: readonly Result[]): Totals {
  const decided = results.flatMap(({ own }) => own ?? []);
  const points = decided.flatMap((each) => each.points ?? []);
  const reviewed = results.flatMap(({ choices }) => choices ?? []);
  return {
    games: results.length,
    decided: decided.length,
    wins: decided.filter(({ won }) => won).length,
    meanPlace: meanOf(decided.map(({ place }) => place)),
    meanPoints: meanOf(points),
    ...rowsIn(decided),
    reviewed: reviewed.length,
    own: meanOf(reviewed.map(({ own }) => own)),
    cards: meanOf(reviewed.map(({ cards }) => cards)),
  };
}

function rowsIn(decided: readonly OwnResult[]): Pick<Totals, 'row' | 'longest'> {
  let current = 0;
  let longest = 0;
  for (const { won } of [...decided].reverse()) {
    current = won ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { row: current, longest };
}

function meanOf(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

/** Games of one day or month. */
export interface Span {
  /** When it begins, in milliseconds since 1970, by the clock of the device. */
  readonly from: number;
  readonly isMonth: boolean;
  readonly games: number;
  readonly wins: number;
}

/** Longer than this, months are told instead of days. */
const MOST_DAYS_MS = 31 * 86_400_000;
const MOST_SPANS = 31;

/** How it went over time, the earliest first: days, or months where it goes on for longer. Those without games are left out. */
export function overTime(results: readonly Result[]): readonly Span[] {
  const moments = results.map(({ at }) => at);
  const isMonth = Math.max(...moments) - Math.min(...moments) > MOST_DAYS_MS;
  const spans = new Map<number, Span>();
  for (const { at, own } of results) {
    const from = beginningOf(at, isMonth);
    const { games, wins } = spans.get(from) ?? { games: 0, wins: 0 };
    spans.set(from, { from, isMonth, games: games + 1, wins: wins + (own?.won ? 1 : 0) });
  }
  return [...spans.values()].sort((a, b) => a.from - b.from).slice(-MOST_SPANS);
}

function beginningOf(at: number, isMonth: boolean): number {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth(), isMonth ? 1 : date.getDate()).getTime();
}
