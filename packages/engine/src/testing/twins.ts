import { below, fastRandom, oneOf, type Random, shuffle } from '../kernel/random.ts';
import type { Viewer } from '../kernel/seats.ts';
import type { Card } from '../kernel/zones.ts';
import type { SecretGroup, SecretZone, Terms } from './terms.ts';

/** A state that differs from another only in what a viewer may not know. */
export interface Twin {
  readonly viewer: Viewer;
  readonly state: unknown;
  /** The kinds of cards that lie elsewhere than in the other; null if it could be any. */
  kinds: ReadonlySet<Card> | null;
}

/** Makes a twin: half of the time with two cards exchanged, otherwise with everything changed that is secret. */
export function makeTwin(terms: Terms, original: unknown, viewer: Viewer, random: Random): Twin {
  const state = terms.game.clone(original);
  const groups = terms.secrets(state, viewer);
  const kinds = below(random, 2) === 0 ? exchangeTwo(groups, random) : null;
  if (kinds === null) {
    for (const group of groups) exchangeAll(group, random);
    changeChance(state, random);
  }
  terms.mend?.(state, original, viewer);
  return { viewer, state, kinds };
}

/** The seed and what was drawn from it are secret to everybody. */
function changeChance(state: unknown, random: Random): void {
  Object.assign(state as { random: Random }, { random: fastRandom(below(random, 2 ** 30)) });
}

/** Exchanges two different cards within one group; null if there are none. */
function exchangeTwo(groups: readonly SecretGroup[], random: Random): Set<Card> | null {
  const places = groups.flatMap((group) =>
    group.flatMap((zone) => zone.cards.map((_, place) => ({ group, zone, place }))),
  );
  if (places.length === 0) return null;
  const one = oneOf(random, places);
  const card = one.zone.cards[one.place];
  const others = places.filter(({ group, zone, place }) => group === one.group && zone.cards[place] !== card);
  if (others.length === 0) return null;
  const other = oneOf(random, others);
  const otherCard = other.zone.cards[other.place];
  if (one.zone === other.zone) {
    replace(one.zone, [one.place, otherCard], [other.place, card]);
  } else {
    replace(one.zone, [one.place, otherCard]);
    replace(other.zone, [other.place, card]);
  }
  return new Set([card, otherCard]);
}

function replace(zone: SecretZone, ...changes: (readonly [place: number, card: Card])[]): void {
  const cards = zone.cards.slice();
  for (const [place, card] of changes) cards[place] = card;
  zone.put(cards);
}

function exchangeAll(group: SecretGroup, random: Random): void {
  const cards = group.flatMap((zone) => zone.cards);
  shuffle(random, cards);
  for (const zone of group) zone.put(cards.splice(0, zone.cards.length));
}

/** How many cards of some kinds each group of secrets holds, as a text that can be compared. */
export function whereabouts(
  terms: Terms,
  state: unknown,
  viewer: Viewer,
  kinds: ReadonlySet<Card> | null,
): string {
  const inGroup = (group: SecretGroup) => {
    const counts = new Array<number>(terms.game.meta.cards.length).fill(0);
    for (const { cards } of group) for (const card of cards) counts[card]++;
    return kinds === null ? counts : Array.from(kinds, (card) => counts[card]);
  };
  return terms.secrets(state, viewer).map(inGroup).join(';');
}
