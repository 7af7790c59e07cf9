/** A kind of card: an index into the game's list of cards, never a single copy. */
export type Card = number;

/** A pile, row or hand; the last card is on top. Hands are kept sorted, since a hand has no order. */
export type Zone = Card[];

/** The card on top, null for an empty zone. */
export function topOf(zone: readonly Card[]): Card | null {
  return zone.length === 0 ? null : zone[zone.length - 1];
}

/** How many copies of a card lie in a zone? */
export function countOf(zone: readonly Card[], card: Card): number {
  let count = 0;
  for (let i = 0; i < zone.length; i++) if (zone[i] === card) count++;
  return count;
}

/** The places of a zone from one on. */
export function placesFrom(zone: readonly Card[], from: number): number[] {
  const places: number[] = [];
  for (let place = from; place < zone.length; place++) places.push(place);
  return places;
}

/** Puts cards on a zone in their order, one by one: spreading them is slower. */
export function addAll(zone: Zone, cards: readonly Card[]): void {
  for (let i = 0; i < cards.length; i++) zone.push(cards[i]);
}

/** Copies of several zones; an empty one is made, not copied, because that is faster. */
export function copyZones(zones: readonly Zone[]): Zone[] {
  const copies = zones.slice();
  for (let i = 0; i < copies.length; i++) copies[i] = copies[i].length === 0 ? [] : copies[i].slice();
  return copies;
}

/** One of several zones that copies of a state share, as a zone of this state alone, which may be changed in place. */
export function zoneToChange(zones: (readonly Card[])[], place: number): Zone {
  const own = zones[place].slice();
  zones[place] = own;
  return own;
}

/** All of them likewise. */
export function zonesToChange(zones: (readonly Card[])[]): readonly Zone[] {
  return zones.map((_, place) => zoneToChange(zones, place));
}

/** Moves the last cards of one zone to another, in their order. */
export function moveLast(from: Zone, to: Zone, count: number): void {
  for (let i = from.length - count; i < from.length; i++) to.push(from[i]);
  for (let i = 0; i < count; i++) from.pop();
}

/** Puts a card at its place in a sorted hand. */
export function putSorted(hand: Zone, card: Card): void {
  let place = hand.length;
  hand.push(card);
  for (; place > 0 && hand[place - 1] > card; place--) hand[place] = hand[place - 1];
  hand[place] = card;
}

/** Sorts in place; by insertion, which beats the built-in sort for the lengths of hands. */
export function sortCards(cards: Zone): void {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i];
    let place = i;
    for (; place > 0 && cards[place - 1] > card; place--) cards[place] = cards[place - 1];
    cards[place] = card;
  }
}

/**
 * Takes `count` copies of a card out of a zone and keeps the order of the rest. The zone must hold them.
 * Cards leave by `pop`, here and below: setting an array's length is many times slower.
 */
export function takeCopies(zone: Zone, card: Card, count: number): void {
  let kept = 0;
  let left = count;
  for (let i = 0; i < zone.length; i++) {
    const other = zone[i];
    if (left > 0 && other === card) left--;
    else zone[kept++] = other;
  }
  if (left > 0) throw new Error(`zone holds ${count - left} of ${count} copies of card ${card}`);
  for (let i = 0; i < count; i++) zone.pop();
}

/** Takes the card at a place and closes the gap. */
export function takeAt(zone: Zone, place: number): Card {
  const card = zone[place];
  for (let i = place + 1; i < zone.length; i++) zone[i - 1] = zone[i];
  zone.pop();
  return card;
}

/** All ways to choose `size` cards from a sorted hand, equal cards not told apart. */
export function choices(hand: readonly Card[], size: number): Card[][] {
  if (size === 0) return [[]];
  const found: Card[][] = [];
  addChoices(found, hand, size, 0, []);
  return found;
}

function addChoices(
  found: Card[][],
  hand: readonly Card[],
  size: number,
  from: number,
  chosen: Card[],
): void {
  const last = hand.length - size + chosen.length;
  const isLast = chosen.length === size - 1;
  for (let i = from; i <= last; i++) {
    if (i > from && hand[i] === hand[i - 1]) continue;
    chosen.push(hand[i]);
    if (isLast) found.push(chosen.slice());
    else addChoices(found, hand, size, i + 1, chosen);
    chosen.pop();
  }
}
