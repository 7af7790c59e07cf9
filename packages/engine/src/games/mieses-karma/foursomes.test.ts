import { describe, expect, test } from 'vitest';
import { foursomes } from './foursomes.ts';

describe('foursomes', () => {
  test.each([
    [[0, 0, 0, 0], 0],
    [[1, 1, 1, 1], 1],
    [[4, 0, 0, 0], 1],
    [[3, 3, 3, 0], 0],
    [[4, 1, 1, 1], 1],
    [[5, 1, 1, 1], 2],
    [[4, 4, 1, 1], 2],
    [[5, 4, 1, 1], 2],
    [[2, 2, 2, 2], 2],
    [[3, 3, 3, 3], 3],
    [[4, 4, 4, 3], 3],
    [[6, 2, 2, 1], 2],
    [[7, 3, 3, 3], 4],
    [[8, 1, 0, 0], 2],
  ])('%j make %i (MK-136, section F)', (counts, most) => expect(foursomes(counts)).toBe(most));

  test.each([
    [[3, 0, 0, 0], 1, 1],
    [[1, 1, 1, 0], 1, 1],
    [[3, 3, 0, 0], 2, 2],
    [[2, 2, 0, 0], 2, 1],
    [[3, 2, 2, 1], 1, 2],
    [[2, 1, 1, 1], 1, 1],
  ])('%j and %i jokers of a butterfly make %i (MK-118, section F)', (counts, jokers, most) =>
    expect(foursomes(counts, jokers)).toBe(most),
  );

  test('are as many as an exhaustive search finds, for all counts up to 12 (MK-32 to MK-38, MK-136)', () => {
    const different = forAllCounts(12).filter((counts) => foursomes(counts) !== searched(counts));
    expect(different).toEqual([]);
  });

  test('with jokers are as many as an exhaustive search finds, for all counts up to 5 (MK-118)', () => {
    const different: unknown[] = [];
    for (const counts of forAllCounts(5)) {
      for (let jokers = 1; jokers <= 4; jokers++) {
        if (foursomes(counts, jokers) !== searchedWithJokers(counts, jokers))
          different.push([counts, jokers]);
      }
    }
    expect(different).toEqual([]);
  });

  test('leave the counts as they were', () => {
    const counts = [3, 2, 2, 1];
    foursomes(counts, 2);
    expect(counts).toEqual([3, 2, 2, 1]);
  });
});

/** Counts do not care which symbol is which, so the larger ones come first. */
function forAllCounts(most: number): number[][] {
  const found: number[][] = [];
  for (let a = 0; a <= most; a++) {
    for (let b = 0; b <= a; b++) {
      for (let c = 0; c <= b; c++) for (let d = 0; d <= c; d++) found.push([a, b, c, d]);
    }
  }
  return found;
}

const remembered = new Map<string, number>();

/** Takes away one group after the other in every possible way. */
function searched(counts: readonly number[]): number {
  const key = counts
    .slice()
    .sort((a, b) => b - a)
    .join();
  const known = remembered.get(key);
  if (known !== undefined) return known;
  let most = 0;
  const take = (group: readonly number[]) => {
    const rest = counts.map((count, symbol) => count - group[symbol]);
    if (rest.every((count) => count >= 0)) most = Math.max(most, 1 + searched(rest));
  };
  take([1, 1, 1, 1]);
  for (let symbol = 0; symbol < 4; symbol++) take([0, 1, 2, 3].map((each) => (each === symbol ? 4 : 0)));
  remembered.set(key, most);
  return most;
}

/** Gives each joker every symbol in turn. */
function searchedWithJokers(counts: readonly number[], jokers: number): number {
  if (jokers === 0) return searched(counts);
  return Math.max(
    ...[0, 1, 2, 3].map((symbol) =>
      searchedWithJokers(
        counts.map((count, each) => (each === symbol ? count + 1 : count)),
        jokers - 1,
      ),
    ),
  );
}
