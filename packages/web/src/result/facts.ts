import type { Seat } from '@samsara/engine';
import type { Tally } from '../contract/board.ts';

/** One thing worth telling about a game. */
export interface Fact {
  readonly count: number;
  readonly label: string;
  /** Whose it is; null for everybody together. */
  readonly seat: Seat | null;
}

const MOST_FACTS = 3;

/**
 * Three things of a game, in the order the game tells them; what never happened is left out. Whoever lost hears first of the
 * best they did themselves.
 */
export function factsIn(tallies: readonly Tally[], loser: Seat | null): readonly Fact[] {
  const told = tallies.filter(({ bySeat }) => bySeat.some((count) => count > 0));
  const own = loser === null ? undefined : bestOf(told, loser);
  const facts = told
    .filter((tally) => tally !== own)
    .map((tally) => (tally.isRecord ? record(tally) : together(tally)));
  if (own !== undefined && loser !== null) facts.unshift(factOf(own, own.bySeat[loser], loser));
  return facts.slice(0, MOST_FACTS);
}

/** What this seat did most of among all, or else the first thing it did at all. */
function bestOf(tallies: readonly Tally[], seat: Seat): Tally | undefined {
  const done = tallies.filter(({ bySeat, isMishap }) => bySeat[seat] > 0 && !isMishap);
  return done.find(({ bySeat }) => bySeat[seat] === Math.max(...bySeat)) ?? done[0];
}

function record(tally: Tally): Fact {
  const most = Math.max(...tally.bySeat);
  const holders = tally.bySeat.flatMap((count, seat) => (count === most ? [seat] : []));
  return factOf(tally, most, holders.length === 1 ? holders[0] : null);
}

function together(tally: Tally): Fact {
  return factOf(
    tally,
    tally.bySeat.reduce((sum, count) => sum + count, 0),
    null,
  );
}

function factOf({ label }: Tally, count: number, seat: Seat | null): Fact {
  return { count, label: label[count === 1 ? 0 : 1], seat };
}
