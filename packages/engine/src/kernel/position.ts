import { BadInput } from './bad-input.ts';
import { asList, asWhole, at, type JsonObject, shown } from './json.ts';
import { isSecureSeed, type Random, type Seed, shuffle } from './random.ts';
import type { Card, Zone } from './zones.ts';

/** One moment of a game as JSON. Each game documents its own keys; `?` is a card nobody told. */
export type Position = JsonObject;

/** A card that the position leaves open, until `fillUnknown` puts one there. */
const UNKNOWN: Card = -1;

/** Reads a zone: a list of card words and `?`, or a number of unknown cards. */
export function readZone(given: unknown, place: string, cardNamed: (word: string) => Card | undefined): Zone {
  if (given === undefined) return [];
  if (typeof given === 'number') {
    return new Array<Card>(asWhole(given, place, 0, MOST_CARDS)).fill(UNKNOWN);
  }
  return asList(given, place).map((word, i) => {
    if (word === '?') return UNKNOWN;
    const card = typeof word === 'string' || typeof word === 'number' ? cardNamed(String(word)) : undefined;
    if (card === undefined) throw new BadInput('unknown-card', at(place, i), shown(word));
    return card;
  });
}

const MOST_CARDS = 200;

/** A zone as `describe` writes it: card words, the unknown as `?`; a number of cards stays a number. */
export function spellZone(
  given: unknown,
  place: string,
  cardNamed: (word: string) => Card | undefined,
  cards: readonly string[],
): unknown {
  if (!Array.isArray(given)) return given;
  return readZone(given, place, cardNamed).map((card) => (card === UNKNOWN ? '?' : cards[card]));
}

/** A zone with the path at which the position names it. */
export interface NamedZone {
  readonly place: string;
  readonly zone: Zone;
  /** Cards that can never lie there. */
  readonly never?: readonly Card[];
}

/**
 * Checks that no card is named more often than it exists, then puts the cards that are left, in random order,
 * into the places marked unknown.
 */
export function fillUnknown(
  zones: readonly NamedZone[],
  copies: readonly number[],
  cards: readonly string[],
  random: Random,
): void {
  const left = [...copies];
  for (const { place, zone } of zones) {
    zone.forEach((card, i) => {
      if (card !== UNKNOWN && --left[card] < 0) {
        throw new BadInput('too-many-copies', at(place, i), `${cards[card]}: ${copies[card]}`);
      }
    });
  }
  const rest = left.flatMap((count, card) => new Array<Card>(count).fill(card));
  shuffle(random, rest);
  for (const { place, zone, never = [] } of zones) {
    zone.forEach((card, i) => {
      if (card !== UNKNOWN) return;
      const drawn = rest.findIndex((other) => !never.includes(other));
      if (drawn < 0) throw new BadInput('not-enough-cards', place);
      zone[i] = rest[drawn];
      rest.splice(drawn, 1);
    });
  }
}

/** The seed that decides what is unknown and what comes later; 1 if the position names none. */
export function readSeed(given: unknown): Seed {
  if (given === undefined) return 1;
  if (typeof given === 'string' && isSecureSeed(given)) return given;
  return asWhole(given, 'seed', 0, Number.MAX_SAFE_INTEGER);
}
