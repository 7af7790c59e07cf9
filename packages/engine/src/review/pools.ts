import type { Pool, ReviewTerms } from '../kernel/game.ts';
import { below, type Random, shuffle } from '../kernel/random.ts';
import { renewChance } from '../kernel/thinking/renew-chance.ts';
import type { Card } from '../kernel/zones.ts';

/** How many cards lie where nobody knows them. */
export function unseenIn(pools: readonly Pool[]): number {
  let count = 0;
  for (const pool of pools) for (const { places } of pool) count += places.length;
  return count;
}

/** Draws anew, in place, what nobody at the table knows, and all chance to come. Every seat's view stays the same. */
export function redraw<State>(review: ReviewTerms<State>, state: State, random: Random): void {
  renewChance(state as { readonly random: Random }, random);
  for (const pool of review.pools(state)) {
    const cards = cardsIn(pool);
    shuffle(random, cards);
    for (const { zone, places } of pool) for (const place of places) zone[place] = cards.pop() as Card;
  }
}

function cardsIn(pool: Pool): Card[] {
  const cards: Card[] = [];
  for (const { zone, places } of pool) for (const place of places) cards.push(zone[place]);
  return cards;
}

/** A card that came from a pool: which one, the part of the pool, the place in its list, and the card. */
export interface Drawn {
  readonly pool: number;
  readonly part: number;
  readonly place: number;
  readonly card: Card;
}

/**
 * The cards that left the pools between two states; null if that cannot be told. Where cards of one kind lie side by side
 * it may name some that are there still.
 */
export function drawnBetween(before: readonly Pool[], after: readonly Pool[]): Drawn[] | null {
  const drawn: Drawn[] = [];
  for (const [pool, parts] of before.entries()) {
    const left = after[pool] ?? [];
    if (left.length !== parts.length && left.length > 0) return null;
    for (const [part, { zone, places }] of parts.entries()) {
      const was = places.map((place) => zone[place]);
      const is = left[part]?.places.map((place) => left[part].zone[place]) ?? [];
      const gone = was.length - is.length;
      if (gone < 0) return null;
      if (gone === 0) continue;
      let first = 0;
      while (first < is.length && is[first] === was[first]) first++;
      const last = first + gone - 1;
      while (first > 0 && was[first - 1] === was[last]) first--;
      for (let place = first; place <= last; place++) drawn.push({ pool, part, place, card: was[place] });
    }
  }
  return drawn;
}

/** Exchanges cards within their pools, in place, so that these cards lie where they lay. */
export function putBack(pools: readonly Pool[], drawn: readonly Drawn[], random: Random): void {
  const kept = new Set<string>();
  for (const { pool, part, place, card } of drawn) {
    const { zone, places } = pools[pool][part];
    kept.add(`${pool} ${part} ${place}`);
    if (zone[places[place]] === card) continue;
    const others = pools[pool].flatMap((other, i) =>
      other.places.flatMap((at, j) =>
        other.zone[at] === card && !kept.has(`${pool} ${i} ${j}`) ? [{ zone: other.zone, at }] : [],
      ),
    );
    const found = others[below(random, others.length)];
    found.zone[found.at] = zone[places[place]];
    zone[places[place]] = card;
  }
}
