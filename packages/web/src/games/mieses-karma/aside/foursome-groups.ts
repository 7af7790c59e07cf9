import {
  foursomes,
  JOKER,
  type SeatView,
  type Sign,
  SYMBOLS,
  signsIn,
} from '@samsara/engine/games/mieses-karma/rules';

const GROUP = 4;

/** One way to make as many foursomes as there are; a joker stands for a symbol only where jokers count. MK-32, MK-33, MK-136 */
export function foursomeGroups(seat: SeatView, jokersCount: boolean): Sign[][] {
  const counts = signsIn(seat.animal, seat.right, seat.left);
  const jokers = jokersCount ? counts[JOKER] : 0;
  return groups(counts.slice(0, SYMBOLS), jokers, foursomes(counts.slice(0, SYMBOLS), jokers));
}

/** Takes one group after the other out of the counts, each time one that leaves enough for the rest. */
function groups(counts: readonly number[], jokers: number, wanted: number): Sign[][] {
  if (wanted === 0) return [];
  for (const group of CANDIDATES) {
    const left = counts.map((count, sign) => count - group.filter((other) => other === sign).length);
    const missing = left.reduce((sum, count) => sum + Math.max(0, -count), 0);
    const rest = left.map((count) => Math.max(0, count));
    if (missing <= jokers && foursomes(rest, jokers - missing) >= wanted - 1) {
      return [withJokers(group, counts), ...groups(rest, jokers - missing, wanted - 1)];
    }
  }
  return [];
}

const CANDIDATES: readonly (readonly Sign[])[] = [
  ...Array.from({ length: SYMBOLS }, (_, sign) => Array.from({ length: GROUP }, () => sign)),
  Array.from({ length: SYMBOLS }, (_, sign) => sign),
];

/** The group with jokers in place of the symbols that are not there. */
function withJokers(group: readonly Sign[], counts: readonly number[]): Sign[] {
  const left = [...counts];
  return group.map((sign) => (left[sign]-- > 0 ? sign : JOKER));
}
