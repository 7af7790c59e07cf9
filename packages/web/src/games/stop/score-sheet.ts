import type { Seat } from '@samsara/engine';
import type { View } from '@samsara/engine/games/stop/rules';

/** Points by seat of the rounds that this page has seen end, by the number of the round, from 1. */
export type SeenRounds = ReadonlyMap<number, readonly number[]>;

/** What is known with this view: rounds of another game or of a later moment are forgotten. */
export function remember(seen: SeenRounds, { rounds, lastRound, seats }: View): SeenRounds {
  const kept = [...seen].filter(([round, points]) => round < rounds && points.length === seats.length);
  if (lastRound === null) return new Map(kept);
  return new Map([...kept, [rounds, lastRound.points] as const]);
}

export interface ScoreColumn {
  /** The number of the round; null for all rounds that nobody here has seen. */
  readonly round: number | null;
  readonly points: readonly number[];
}

export interface ScoreSheet {
  /** Whoever has the fewest points first. ST-29 */
  readonly order: readonly Seat[];
  readonly columns: readonly ScoreColumn[];
  readonly totals: readonly number[];
}

/** The last rounds one by one, and before them the sum of all the others. */
export function scoreSheet(seen: SeenRounds, { seats }: View, columns: number): ScoreSheet {
  const totals = seats.map(({ points }) => points);
  const shown = [...seen].sort(([a], [b]) => a - b).slice(-columns);
  const earlier = totals.map((total, seat) => shown.reduce((rest, [, points]) => rest - points[seat], total));
  const before = earlier.some((points) => points !== 0) ? [{ round: null, points: earlier }] : [];
  return {
    order: totals.map((_, seat) => seat).sort((a, b) => totals[a] - totals[b] || a - b),
    columns: [...before, ...shown.map(([round, points]) => ({ round, points }))],
    totals,
  };
}
