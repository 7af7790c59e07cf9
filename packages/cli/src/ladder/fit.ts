import type { DealResult, Pairing } from './plan.ts';

/** A rating with the limits within which its true value lies 95 times in 100. */
export interface Rated {
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

export interface Ladder {
  /** By strength; the one that the others are told by has its own rating and no interval. */
  readonly ratings: readonly Rated[];
  /** From each strength to the next one: how much stronger that is. */
  readonly steps: readonly Rated[];
}

/** Which strength has which rating by definition: only differences can be measured. */
export interface Anchor {
  readonly strength: number;
  readonly rating: number;
}

/** So much is ten to one. */
const SCALE = 400 / Math.LN10;
/** Standard errors that hold 95 %. */
const Z = 1.959963984540054;
const ROUNDS = 100;
const EXACT = 1e-12;

/**
 * Ratings as Bradley and Terry have them, those under which the results are likeliest: whoever is 400 above somebody wins ten
 * games for each that is lost. Each pairing also counts one game won by half by both, without which somebody who always wins
 * would be rated without end. The games of one deal are alike: intervals count deals, not games (the sandwich estimator).
 */
export function fitLadder(
  strengths: number,
  pairings: readonly Pairing[],
  results: readonly DealResult[],
  anchor: Anchor,
): Ladder {
  const wins = pairings.map((): [number, number] => [0.5, 0.5]);
  for (const { pairing, wins: won } of results) {
    wins[pairing][0] += won[0];
    wins[pairing][1] += won[1];
  }
  const values = likeliest(strengths, pairings, wins, anchor.strength);
  const covariance = covarianceOf(values, pairings, wins, results, anchor.strength);
  const spread = (variance: number) => Z * SCALE * Math.sqrt(Math.max(0, variance));
  const around = (rating: number, reach: number) => ({ rating, low: rating - reach, high: rating + reach });
  return {
    ratings: values.map((value, i) => around(anchor.rating + SCALE * value, spread(covariance[i][i]))),
    steps: values.slice(1).map((value, i) => {
      const variance = covariance[i][i] + covariance[i + 1][i + 1] - 2 * covariance[i][i + 1];
      return around(SCALE * (value - values[i]), spread(variance));
    }),
  };
}

/** Newton's method; the function has one summit. */
function likeliest(
  strengths: number,
  pairings: readonly Pairing[],
  wins: readonly (readonly [number, number])[],
  anchor: number,
): number[] {
  const values = new Array<number>(strengths).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = new Array<number>(strengths).fill(0);
    pairings.forEach(([a, b], i) => {
      const surprise = wins[i][0] - (wins[i][0] + wins[i][1]) * chance(values[a] - values[b]);
      gradient[a] += surprise;
      gradient[b] -= surprise;
    });
    gradient[anchor] = 0;
    const step = solved(information(values, pairings, wins, anchor), gradient);
    // A longer step might overshoot where almost all games were won by one side.
    for (let i = 0; i < strengths; i++) values[i] += Math.max(-1, Math.min(1, step[i]));
    if (step.every((each) => Math.abs(each) < EXACT)) break;
  }
  return values;
}

/** What the results say about the values; the anchor's is known. */
function information(
  values: readonly number[],
  pairings: readonly Pairing[],
  wins: readonly (readonly [number, number])[],
  anchor: number,
): number[][] {
  const matrix = values.map(() => new Array<number>(values.length).fill(0));
  pairings.forEach(([a, b], i) => {
    const p = chance(values[a] - values[b]);
    const weight = (wins[i][0] + wins[i][1]) * p * (1 - p);
    matrix[a][a] += weight;
    matrix[b][b] += weight;
    matrix[a][b] -= weight;
    matrix[b][a] -= weight;
  });
  matrix[anchor].fill(0);
  for (const row of matrix) row[anchor] = 0;
  matrix[anchor][anchor] = 1;
  return matrix;
}

function covarianceOf(
  values: readonly number[],
  pairings: readonly Pairing[],
  wins: readonly (readonly [number, number])[],
  results: readonly DealResult[],
  anchor: number,
): number[][] {
  const inverse = inverseOf(information(values, pairings, wins, anchor));
  inverse[anchor][anchor] = 0;
  const covariance = values.map(() => new Array<number>(values.length).fill(0));
  for (const { pairing, wins: won } of results) {
    const [a, b] = pairings[pairing];
    const surprise = won[0] - (won[0] + won[1]) * chance(values[a] - values[b]);
    const moved = inverse.map((row) => surprise * (row[a] - row[b]));
    for (const [i, one] of moved.entries())
      for (const [j, other] of moved.entries()) covariance[i][j] += one * other;
  }
  return covariance;
}

/** How likely the first wins who is so much stronger. */
function chance(difference: number): number {
  return 1 / (1 + Math.exp(-difference));
}

function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  const columns = matrix.map((_, i) =>
    solved(
      matrix,
      matrix.map((_, j) => Number(i === j)),
    ),
  );
  return matrix.map((_, row) => columns.map((column) => column[row]));
}

/** Gauss and Jordan; the matrix is positive definite, so nothing has to be exchanged. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]]);
  rows.forEach((pivot, i) => {
    const by = pivot[i];
    for (let column = i; column < pivot.length; column++) pivot[column] /= by;
    rows.forEach((row, j) => {
      const factor = row[i];
      if (j === i || factor === 0) return;
      for (let column = i; column < row.length; column++) row[column] -= factor * pivot[column];
    });
  });
  return rows.map((row) => row[row.length - 1]);
}
