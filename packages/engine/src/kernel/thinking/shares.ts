/** Turns strengths into shares of 1, in place: whoever is stronger by 1 gets e times as much (softmax). */
export function sharesOf(strengths: number[]): number[] {
  let highest = strengths[0];
  for (let i = 1; i < strengths.length; i++) if (strengths[i] > highest) highest = strengths[i];
  let sum = 0;
  for (let i = 0; i < strengths.length; i++) {
    strengths[i] = Math.exp(strengths[i] - highest);
    sum += strengths[i];
  }
  for (let i = 0; i < strengths.length; i++) strengths[i] /= sum;
  return strengths;
}
