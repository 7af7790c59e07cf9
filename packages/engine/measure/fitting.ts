import type { Calibration } from '../src/kernel/game.ts';

/** A decision as a review found it: its value, and whether the seat won in the end. */
export interface Sample {
  readonly deal: number;
  readonly seat: number;
  readonly found: number;
  readonly made: number;
  readonly won: number;
  /** Decisions of all seats in that game. */
  readonly decisions: number;
}

export function readSamples(text: string): Sample[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('D\t'))
    .map((line) => line.split('\t').slice(1).map(Number))
    .map(([deal, seat, , decisions, won, found, made]) => ({ deal, seat, found, made, won, decisions }));
}

/** Knots of a calibration. */
const KNOTS = [0, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1];

/**
 * The map that shifts log odds and stretches them, near 0 otherwise than near 1, so that what was found fits best what was
 * observed (Kull, Silva Filho and Flach 2017): three numbers, so that few games are enough, and monotone.
 */
export function fitted(samples: readonly Sample[]): Calibration {
  const weights = logistic(samples);
  return KNOTS.map((found) => {
    if (found === 0 || found === 1) return [found, found];
    return [found, Math.round(sigmoid(scored(weights, termsOf(found))) * 1e5) / 1e5];
  });
}

type Triple = readonly [number, number, number];

/** What is weighed: the same for all, how far above 0, how far below 1. */
function termsOf(found: number): Triple {
  return [1, Math.log(Math.max(NEARLY, found)), -Math.log(Math.max(NEARLY, 1 - found))];
}

function scored(weights: Triple, terms: Triple): number {
  return weights[0] * terms[0] + weights[1] * terms[1] + weights[2] * terms[2];
}

const STEPS = 30;

/** Everything is left as it was found. */
const AS_FOUND: Triple = [0, 1, 1];

/** So many decisions speak for it. */
const PRIOR = 4;

/** Higher chances stay higher, however few games there are. */
const LEAST_STRETCH = 0.1;

/** Logistic regression by Newton's method. */
function logistic(samples: readonly Sample[]): Triple {
  const rows = samples.map(({ found, won }) => ({ terms: termsOf(found), won }));
  let weights = AS_FOUND;
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, i) => PRIOR * (AS_FOUND[i] - weight));
    const bend = AS_FOUND.map((_, i) => AS_FOUND.map((_, j) => (i === j ? PRIOR : 0)));
    for (const { terms, won } of rows) {
      const said = sigmoid(scored(weights, terms));
      for (let i = 0; i < 3; i++) {
        slope[i] += (won - said) * terms[i];
        for (let j = 0; j < 3; j++) bend[i][j] += said * (1 - said) * terms[i] * terms[j];
      }
    }
    const by = solved(bend, slope);
    weights = [weights[0] + by[0], weights[1] + by[1], weights[2] + by[2]];
  }
  return [weights[0], Math.max(LEAST_STRETCH, weights[1]), Math.max(LEAST_STRETCH, weights[2])];
}

/** Solves linear equations by elimination; both are changed. The matrix is positive definite. */
function solved(matrix: number[][], values: number[]): number[] {
  const size = values.length;
  for (let i = 0; i < size; i++) {
    for (let row = 0; row < size; row++) {
      if (row === i) continue;
      const share = matrix[row][i] / matrix[i][i];
      for (let column = i; column < size; column++) matrix[row][column] -= share * matrix[i][column];
      values[row] -= share * values[i];
    }
  }
  return values.map((value, i) => value / matrix[i][i]);
}

const NEARLY = 0.002;

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** Ten bins of equal width: how many, what was said, what was observed. */
export interface Bin {
  readonly count: number;
  readonly said: number;
  readonly observed: number;
}

const BINS = 10;

export function binned(pairs: readonly (readonly [said: number, won: number])[]): Bin[] {
  const bins = Array.from({ length: BINS }, () => ({ count: 0, said: 0, observed: 0 }));
  for (const [said, won] of pairs) {
    const bin = bins[Math.min(BINS - 1, Math.floor(said * BINS))];
    bin.count++;
    bin.said += said;
    bin.observed += won;
  }
  return bins.map(({ count, said, observed }) => ({
    count,
    said: said / Math.max(1, count),
    observed: observed / Math.max(1, count),
  }));
}

/** The mean distance between what is said and what is observed, each bin by how many are in it. */
export function calibrationError(bins: readonly Bin[]): number {
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  return bins.reduce((sum, { count, said, observed }) => sum + (count / all) * Math.abs(said - observed), 0);
}
