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
 * The map that shifts and stretches log odds so that what was found fits best what was observed (Platt 1999): two numbers,
 * so that few games are enough, and monotone.
 */
export function fitted(samples: readonly Sample[]): Calibration {
  const [shift, stretch] = logistic(samples);
  return KNOTS.map((found) => {
    if (found === 0 || found === 1) return [found, found];
    return [found, Math.round(sigmoid(shift + stretch * logit(found)) * 1e4) / 1e4];
  });
}

const STEPS = 30;

/** So many decisions speak for leaving everything as it was found. */
const PRIOR = 4;

/** Higher chances stay higher, however few games there are. */
const LEAST_STRETCH = 0.1;

/** Logistic regression by Newton's method. */
function logistic(samples: readonly Sample[]): [shift: number, stretch: number] {
  let [a, b] = [0, 1];
  for (let step = 0; step < STEPS; step++) {
    let [ga, gb, haa, hab, hbb] = [-PRIOR * a, PRIOR * (1 - b), PRIOR, 0, PRIOR];
    for (const { found, won } of samples) {
      const x = logit(found);
      const p = sigmoid(a + b * x);
      const weight = p * (1 - p);
      ga += won - p;
      gb += (won - p) * x;
      haa += weight;
      hab += weight * x;
      hbb += weight * x * x;
    }
    const determinant = haa * hbb - hab * hab;
    a += (hbb * ga - hab * gb) / determinant;
    b += (haa * gb - hab * ga) / determinant;
  }
  return [a, Math.max(LEAST_STRETCH, b)];
}

const NEARLY = 0.002;

function logit(share: number): number {
  const inside = Math.min(1 - NEARLY, Math.max(NEARLY, share));
  return Math.log(inside / (1 - inside));
}

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
