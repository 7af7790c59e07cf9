import { SYMBOLS } from './cards.ts';

/** So many mixed groups are worth trying: four of them can always be replaced by four equal ones. MK-136 */
const MOST_MIXED = 3;

/**
 * The largest number of disjoint groups of four symbols that are all equal or all different.
 * `counts` holds how often each symbol appears, `jokers` how many more may be any symbol. MK-32, MK-33, MK-118, MK-136
 */
export function foursomes(counts: readonly number[], jokers = 0): number {
  return jokers === 0 ? withoutJokers(counts) : withJokers(counts.slice(), jokers, 0);
}

function withoutJokers(counts: readonly number[]): number {
  const mixed = Math.min(MOST_MIXED, counts[0], counts[1], counts[2], counts[3]);
  let most = 0;
  for (let x = 0; x <= mixed; x++) {
    let groups = x;
    for (let symbol = 0; symbol < SYMBOLS; symbol++) groups += (counts[symbol] - x) >> 2;
    if (groups > most) most = groups;
  }
  return most;
}

/** Tries every way to deal the jokers out to the symbols from `symbol` on. MK-118 */
function withJokers(counts: number[], jokers: number, symbol: number): number {
  if (symbol === SYMBOLS - 1) {
    counts[symbol] += jokers;
    const found = withoutJokers(counts);
    counts[symbol] -= jokers;
    return found;
  }
  let most = 0;
  for (let here = 0; here <= jokers; here++) {
    counts[symbol] += here;
    most = Math.max(most, withJokers(counts, jokers - here, symbol + 1));
    counts[symbol] -= here;
  }
  return most;
}
