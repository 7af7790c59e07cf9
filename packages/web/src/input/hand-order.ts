import type { Card } from '@samsara/engine';

/** A card of the hand and where it stands in the view's list. */
export interface HandCard {
  readonly card: Card;
  readonly place: number;
}

/** Sorted by rank; `isPlayable` first puts those that can be played to the front. */
export function sorted(
  cards: readonly Card[],
  compare: (a: Card, b: Card) => number,
  isFirst: (card: HandCard) => boolean,
): HandCard[] {
  const order = cards.map((card, place) => ({ card, place }));
  const group = new Map(order.map((each) => [each, isFirst(each) ? 0 : 1]));
  return order.sort(
    (a, b) => (group.get(a) ?? 0) - (group.get(b) ?? 0) || compare(a.card, b.card) || a.place - b.place,
  );
}

/** The cards in the order they came: those that stayed keep their order, new ones follow. */
export function inOrderOfArrival(before: readonly Card[], now: readonly Card[]): HandCard[] {
  const left = now.map((card, place) => ({ card, place }));
  const order: HandCard[] = [];
  for (const card of before) {
    const at = left.findIndex((each) => each.card === card);
    if (at >= 0) order.push(...left.splice(at, 1));
  }
  return [...order, ...left];
}

/** The list with one thing taken out and put in elsewhere, no further than its ends. */
export function moved<Thing>(list: readonly Thing[], from: number, to: number): Thing[] {
  const rest = list.filter((_, place) => place !== from);
  rest.splice(Math.min(Math.max(to, 0), rest.length), 0, list[from]);
  return rest;
}

/** How many copies of each card are new. */
export function newCopies(before: readonly Card[], now: readonly Card[]): Map<Card, number> {
  const fresh = new Map<Card, number>();
  for (const card of now) fresh.set(card, (fresh.get(card) ?? 0) + 1);
  for (const card of before) fresh.set(card, (fresh.get(card) ?? 0) - 1);
  for (const [card, count] of fresh) if (count <= 0) fresh.delete(card);
  return fresh;
}

/** Equal cards that stand side by side, as groups. */
export function grouped(order: readonly HandCard[]): HandCard[][] {
  const groups: HandCard[][] = [];
  for (const each of order) {
    const last = groups.at(-1);
    if (last?.[0].card === each.card) last.push(each);
    else groups.push([each]);
  }
  return groups;
}
