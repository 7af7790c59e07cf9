import { BadInput } from './bad-input.ts';
import type { Game } from './game.ts';
import { asFlag, asList, asObject, asSeat, asWhole, at, type JsonObject, knownKeys } from './json.ts';
import {
  type NamedZone,
  optional,
  type Position,
  readPositionOptions,
  readSeed,
  readZone,
  spellZone,
} from './position.ts';
import { makeRandom, type Random } from './random.ts';
import type { Seat } from './seats.ts';
import type { Card, Zone } from './zones.ts';

/** What every position has. */
export interface Table<Options> {
  readonly object: JsonObject;
  readonly seats: readonly JsonObject[];
  readonly options: Options;
  readonly random: Random;
}

const KEYS = ['game', 'options', 'seed', 'seats'];

/** Reads what every position has; besides it may have these keys. */
export function readTable<Options>(
  game: Pick<Game<never, never, never, never, Options>, 'meta' | 'checkOptions'>,
  given: Position,
  keys: readonly string[],
): Table<Options> {
  const object = asObject(given, 'position');
  knownKeys(object, '', [...KEYS, ...keys]);
  const seats = asList(object.seats, 'seats').map((seat, i) => asObject(seat, at('seats', i)));
  const options = readPositionOptions(game, object, seats.length);
  return { object, seats, options, random: makeRandom(readSeed(object.seed)) };
}

/** Reads zones into a state, one after the other; `zones` is what has been read so far. */
export function zoneReader(cardNamed: (word: string) => Card | undefined): {
  readonly zones: NamedZone[];
  readonly read: (zone: Zone, given: unknown, place: string, never?: readonly Card[]) => void;
} {
  const zones: NamedZone[] = [];
  return {
    zones,
    read(zone, given, place, never = []) {
      zone.push(...readZone(given, place, cardNamed));
      zones.push({ place, zone, never });
    },
  };
}

const MOST = 1_000_000;

/** A number of things; 0 if left out. */
export function readCount(given: unknown, place: string, most = MOST): number {
  return given === undefined ? 0 : asWhole(given, place, 0, most);
}

/** Whether something holds; `otherwise` if it is left out. */
export function readFlag(object: JsonObject, key: string, place: string, otherwise = false): boolean {
  return optional(object[key], at(place, key), asFlag, otherwise);
}

/** A list with one entry for each seat. */
export function readBySeat<T>(
  given: unknown,
  place: string,
  players: number,
  read: (given: unknown, place: string, seat: Seat) => T,
): T[] {
  const list = asList(given, place);
  asWhole(list.length, place, players, players);
  return list.map((entry, seat) => read(entry, at(place, seat), seat));
}

/** The seat on turn, where a position says no more than that; 0 if left out. */
export function readTurn(object: JsonObject, players: number): Seat {
  return object.turn === undefined ? 0 : asSeat(object.turn, 'turn', players);
}

/** The entries of `pending`, which stands instead of `turn`; undefined if there is none. */
export function readEntries(object: JsonObject): JsonObject[] | undefined {
  if (object.pending === undefined) return undefined;
  if (object.turn !== undefined) throw new BadInput('do-not-go-together', 'turn', 'pending');
  return asList(object.pending, 'pending').map((entry, i) => asObject(entry, at('pending', i)));
}

/** Which parts of a position hold cards. */
export interface CardParts {
  readonly cards: readonly string[];
  readonly cardNamed: (word: string) => Card | undefined;
  readonly piles: readonly string[];
  readonly seatKeys: readonly string[];
  /** Zones of a seat whose order means something, and those that have none. */
  readonly ordered: readonly string[];
  readonly unordered: readonly string[];
}

/**
 * Part of a position as `describe` writes it: all cards by their usual words, those without an order in the order of the card
 * list. `more` spells what else a seat has.
 */
export function spellTable(
  part: Position,
  parts: CardParts,
  more: (seat: JsonObject, place: string) => JsonObject = () => ({}),
): Record<string, unknown> {
  const spelt: Record<string, unknown> = { ...part };
  for (const key of parts.piles) {
    if (key in part) spelt[key] = spellZone(part[key], key, parts.cardNamed, parts.cards);
  }
  if (!Array.isArray(part.seats)) return spelt;
  spelt.seats = part.seats.map((given, i) => {
    const place = at('seats', i);
    const seat = asObject(given, place);
    return { ...seat, ...spellSeat(seat, place, parts), ...more(seat, place) };
  });
  return spelt;
}

function spellSeat(seat: JsonObject, place: string, parts: CardParts): JsonObject {
  knownKeys(seat, place, parts.seatKeys);
  const spelt: Record<string, unknown> = {};
  for (const key of parts.ordered) {
    if (key in seat) spelt[key] = spellZone(seat[key], at(place, key), parts.cardNamed, parts.cards);
  }
  for (const key of parts.unordered) {
    if (key in seat) spelt[key] = spellUnordered(seat[key], at(place, key), parts);
  }
  return spelt;
}

/** Cards that have no order, in that of the card list. */
export function spellUnordered(
  given: unknown,
  place: string,
  { cards, cardNamed }: Pick<CardParts, 'cards' | 'cardNamed'>,
): unknown {
  const words = spellZone(given, place, cardNamed, cards);
  return Array.isArray(words) ? words.sort((a, b) => cards.indexOf(a) - cards.indexOf(b)) : words;
}
