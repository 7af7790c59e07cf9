import { type Share, shareOf } from '@samsara/engine/lab';
import type { Tally } from './tally.ts';

/** Wins and losses of each seat. */
export function sharesBySeat(tally: Tally): { wins: Share; losses: Share }[] {
  return tally.wins.map((wins, seat) => ({
    wins: shareOf(wins, tally.games),
    losses: shareOf(tally.losses[seat], tally.games),
  }));
}

/** Wins and losses of each kind of bot, all its seats together. */
export function sharesByBot(
  tally: Tally,
  bots: readonly string[],
): Record<string, { wins: Share; losses: Share }> {
  const names = [...new Set(bots)];
  return Object.fromEntries(
    names.map((name) => {
      const of = (bySeat: readonly number[]) =>
        bySeat.reduce((sum, count, seat) => (bots[seat] === name ? sum + count : sum), 0);
      const played = tally.games * bots.filter((bot) => bot === name).length;
      return [name, { wins: shareOf(of(tally.wins), played), losses: shareOf(of(tally.losses), played) }];
    }),
  );
}

/** Endings with their games, the most frequent first. */
export function sortedReasons(tally: Tally): [reason: string, count: number][] {
  return Object.entries(tally.reasons).sort(
    ([a, often], [b, oftenToo]) => oftenToo - often || (a < b ? -1 : 1),
  );
}

export interface Lengths {
  readonly min: number;
  readonly median: number;
  readonly mean: number;
  readonly max: number;
}

/** Games from short to long, as pairs of length and count. */
function sortedLengths(tally: Tally): [length: number, count: number][] {
  return Object.entries(tally.lengths)
    .map(([length, count]): [number, number] => [Number(length), count])
    .sort(([a], [b]) => a - b);
}

export function lengthsOf(tally: Tally): Lengths {
  const sorted = sortedLengths(tally);
  if (sorted.length === 0) return { min: 0, median: 0, mean: 0, max: 0 };
  const lower = lengthAt(sorted, Math.floor((tally.games - 1) / 2));
  const upper = lengthAt(sorted, Math.floor(tally.games / 2));
  return {
    min: sorted[0][0],
    median: (lower + upper) / 2,
    mean: tally.moves / tally.games,
    max: sorted[sorted.length - 1][0],
  };
}

/** The length of the game at a place of the sorted list. */
function lengthAt(sorted: readonly (readonly [number, number])[], place: number): number {
  let passed = 0;
  for (const [length, count] of sorted) {
    passed += count;
    if (place < passed) return length;
  }
  throw new RangeError(`there is no game at place ${place}`);
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  count: number;
}

/** Equally wide ranges of lengths, at most `most` of them. */
export function histogram(tally: Tally, most: number): Bin[] {
  const { min, max } = lengthsOf(tally);
  const width = Math.max(1, Math.ceil((max - min + 1) / most));
  const bins: Bin[] = [];
  for (let from = min; from <= max; from += width) bins.push({ from, to: from + width - 1, count: 0 });
  for (const [length, count] of sortedLengths(tally)) bins[Math.floor((length - min) / width)].count += count;
  return bins;
}
