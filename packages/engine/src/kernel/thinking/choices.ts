import type { Card } from '../zones.ts';

/** How many ways are there to choose `size` cards from a sorted hand, of its cards from a place on? */
export function countChoices(hand: readonly Card[], size: number, from = 0): number {
  if (size === 0) return 1;
  let count = 0;
  for (let i = from; i <= hand.length - size; i++) {
    if (i === from || hand[i] !== hand[i - 1]) count += countChoices(hand, size - 1, i + 1);
  }
  return count;
}

/** One of these ways, by its place among all `choices`, without listing them. */
export function choiceAt(hand: readonly Card[], size: number, place: number): Card[] {
  const chosen: Card[] = [];
  let from = 0;
  let left = place;
  for (let i = 0; chosen.length < size; i++) {
    if (i > from && hand[i] === hand[i - 1]) continue;
    const ways = countChoices(hand, size - chosen.length - 1, i + 1);
    if (left >= ways) {
      left -= ways;
    } else {
      chosen.push(hand[i]);
      from = i + 1;
    }
  }
  return chosen;
}
