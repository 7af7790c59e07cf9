/** How often something happened, with the limits within which its true share lies 95 times in 100. */
export interface Share {
  readonly count: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations of the normal distribution that hold 95 %. */
const Z = 1.959963984540054;

/** Wilson's score interval, which stays between 0 and 1 and is right for few games too. */
export function shareOf(count: number, of: number): Share {
  if (of === 0) return { count: 0, share: 0, low: 0, high: 1 };
  const share = count / of;
  const spread = Z ** 2 / of;
  const centre = (share + spread / 2) / (1 + spread);
  const reach = (Z * Math.sqrt((share * (1 - share)) / of + spread / (4 * of))) / (1 + spread);
  // Rounding would leave a trace of nothing, or of more than all.
  return { count, share, low: count === 0 ? 0 : centre - reach, high: count === of ? 1 : centre + reach };
}

/** A mean with the limits within which the true one lies 95 times in 100. */
export interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** The standard error. */
  readonly error: number;
}

/** The mean of whole numbers that are counted by value. */
export function meanOf(counts: readonly (readonly [value: number, count: number])[]): Mean {
  let n = 0;
  let sum = 0;
  let squares = 0;
  for (const [value, count] of counts) {
    n += count;
    sum += value * count;
    squares += value * value * count;
  }
  if (n === 0) return { mean: 0, low: 0, high: 0, error: 0 };
  const mean = sum / n;
  const variance = n === 1 ? 0 : Math.max(0, (squares - n * mean * mean) / (n - 1));
  const error = Math.sqrt(variance / n);
  return { mean, low: mean - Z * error, high: mean + Z * error, error };
}

/** Standard deviations that hold 99 %: several things are looked at in every try, and chance alone should seldom be news. */
const NEWS = 2.5758293035489;

/** Are these two means further apart than chance makes them 99 times in 100? */
export function meansDiffer(a: Mean, b: Mean): boolean {
  return Math.abs(a.mean - b.mean) > NEWS * Math.hypot(a.error, b.error);
}

/** Likewise for two shares, of so many games each. */
export function sharesDiffer(a: number, of: number, b: number, ofOther: number): boolean {
  if (of === 0 || ofOther === 0) return false;
  // What both have in common, with half a game for and against, so that nothing and all have an error too.
  const common = (a + b + 1) / (of + ofOther + 2);
  const error = Math.sqrt(common * (1 - common) * (1 / of + 1 / ofOther));
  return Math.abs(a / of - b / ofOther) > NEWS * error;
}

/** Is a share further from what is expected than chance makes it 99 times in 100? */
export function shareDiffersFrom(count: number, of: number, expected: number): boolean {
  if (of === 0) return false;
  const error = Math.sqrt((expected * (1 - expected)) / of);
  return Math.abs(count / of - expected) > NEWS * error;
}
