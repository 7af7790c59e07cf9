import type { Outcome } from '@samsara/engine';

/** What many games came to. Tallies of parts add up to the tally of the whole, in any order. */
export interface Tally {
  games: number;
  moves: number;
  /** By seat. */
  readonly wins: number[];
  readonly losses: number[];
  /** Games by the reason they ended for. */
  readonly reasons: Record<string, number>;
  /** Games by their number of moves. */
  readonly lengths: Record<number, number>;
}

export function emptyTally(seats: number): Tally {
  const zeros = () => new Array<number>(seats).fill(0);
  return { games: 0, moves: 0, wins: zeros(), losses: zeros(), reasons: {}, lengths: {} };
}

export function countGame(tally: Tally, outcome: Outcome, moves: number): void {
  tally.games++;
  tally.moves += moves;
  for (const seat of outcome.winners) tally.wins[seat]++;
  for (const seat of outcome.losers) tally.losses[seat]++;
  tally.reasons[outcome.reason] = (tally.reasons[outcome.reason] ?? 0) + 1;
  tally.lengths[moves] = (tally.lengths[moves] ?? 0) + 1;
}

export function addTally(total: Tally, part: Tally): void {
  total.games += part.games;
  total.moves += part.moves;
  part.wins.forEach((count, seat) => {
    total.wins[seat] += count;
  });
  part.losses.forEach((count, seat) => {
    total.losses[seat] += count;
  });
  addCounts(total.reasons, part.reasons);
  addCounts(total.lengths, part.lengths);
}

function addCounts(total: Record<string, number>, part: Readonly<Record<string, number>>): void {
  for (const [key, count] of Object.entries(part)) total[key] = (total[key] ?? 0) + count;
}
