/** All chances of a review are multiples of this power of two, so that their sums are exact. */
const GRAINS = 2 ** 24;

export function rounded(chance: number): number {
  return Math.round(chance * GRAINS) / GRAINS;
}
