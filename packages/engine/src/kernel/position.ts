import { BadInput } from './bad-input.ts';
import type { Game, Outcome } from './game.ts';
import {
  asList,
  asObject,
  asSeat,
  asText,
  asWhole,
  at,
  isNumberText,
  type JsonObject,
  knownKeys,
  shown,
} from './json.ts';
import { readOptions } from './options.ts';
import { isSecureSeed, type Random, type Seed, shuffle } from './random.ts';
import type { Seat } from './seats.ts';
import type { Card, Zone } from './zones.ts';

/** One moment of a game as JSON. Each game documents its own keys; `?` is a card nobody told. */
export type Position = JsonObject;

/** A card that the position leaves open, until `fillUnknown` puts one there. */
const UNKNOWN: Card = -1;

/** Reads a zone: a list of card words and `?`, or a number of unknown cards. */
export function readZone(given: unknown, place: string, cardNamed: (word: string) => Card | undefined): Zone {
  if (given === undefined) return [];
  if (typeof given === 'number' || isNumberText(given)) {
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

/** What may be expected of a zone instead of its cards in order. */
const LOOSE_FORMS = ['any_order', 'at_least'] as const;

/** A zone as `describe` writes it: card words, the unknown as `?`; a number of cards stays a number. */
export function spellZone(
  given: unknown,
  place: string,
  cardNamed: (word: string) => Card | undefined,
  cards: readonly string[],
): unknown {
  for (const form of LOOSE_FORMS) {
    if (!isLoose(given, form)) continue;
    const list = asList(given[form], at(place, form));
    return { [form]: spellZone(list, at(place, form), cardNamed, cards) };
  }
  if (!Array.isArray(given)) return given;
  return readZone(given, place, cardNamed).map((card) => (card === UNKNOWN ? '?' : cards[card]));
}

/** Is this `{ "any_order": … }` or `{ "at_least": … }`, and nothing besides? */
export function isLoose<Form extends string>(
  given: unknown,
  form: Form,
): given is Readonly<Record<Form, unknown>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
  const keys = Object.keys(given);
  return keys.length === 1 && keys[0] === form;
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
 * into the places marked unknown. What `mayLie` refuses, of the zones as a whole, is shuffled again.
 */
export function fillUnknown(
  zones: readonly NamedZone[],
  copies: readonly number[],
  cards: readonly string[],
  random: Random,
  mayLie: () => boolean = () => true,
): void {
  const left = [...copies];
  for (const { place, zone } of zones) {
    zone.forEach((card, i) => {
      if (card !== UNKNOWN && --left[card] < 0) {
        throw new BadInput('too-many-copies', at(place, i), `${cards[card]}: ${copies[card]}`);
      }
    });
  }
  const unknown = zones.map(({ zone }) => zone.map((card) => card === UNKNOWN));
  for (let shuffles = 0; shuffles < MOST_SHUFFLES; shuffles++) {
    putUnknown(zones, unknown, left, random);
    if (mayLie()) return;
  }
}

/** So often unknown cards are shuffled; where no order is found by then, the named ones are to blame. */
const MOST_SHUFFLES = 200;

function putUnknown(
  zones: readonly NamedZone[],
  unknown: readonly (readonly boolean[])[],
  left: readonly number[],
  random: Random,
): void {
  const rest = left.flatMap((count, card) => new Array<Card>(count).fill(card));
  shuffle(random, rest);
  for (const [i, { place, zone, never = [] }] of zones.entries()) {
    for (let at = 0; at < zone.length; at++) {
      if (!unknown[i][at]) continue;
      const drawn = rest.findIndex((other) => !never.includes(other));
      if (drawn < 0) throw new BadInput('not-enough-cards', place);
      zone[at] = rest[drawn];
      rest.splice(drawn, 1);
    }
  }
}

/** The seed that decides what is unknown and what comes later; 1 if the position names none. */
export function readSeed(given: unknown): Seed {
  if (given === undefined) return 1;
  if (typeof given === 'string' && isSecureSeed(given)) return given;
  return asWhole(given, 'seed', 0, Number.MAX_SAFE_INTEGER);
}

/** The options of a position; as many play as there are seats. */
export function readPositionOptions<Options>(
  game: Pick<Game<never, never, never, never, Options>, 'meta' | 'checkOptions'>,
  object: JsonObject,
  players: number,
): Options {
  asWhole(players, 'seats', game.meta.seats.min, game.meta.seats.max);
  const given = asObject(object.options ?? {}, 'options');
  if (given.players !== undefined && Number(given.players) !== players) {
    throw new BadInput('do-not-go-together', 'options.players', `seats: ${players}`);
  }
  return readOptions(game, { ...given, players });
}

/** How a finished game ended; nobody wins or loses twice. */
export function readOutcome(given: unknown, place: string, players: number): Outcome {
  const object = asObject(given, place);
  knownKeys(object, place, ['winners', 'losers', 'reason', 'points']);
  const named = new Set<Seat>();
  const seats = (key: string) =>
    asList(object[key], at(place, key)).map((value, i) => {
      const seat = asSeat(value, at(at(place, key), i), players);
      if (named.has(seat)) throw new BadInput('impossible-position', at(at(place, key), i), String(seat));
      named.add(seat);
      return seat;
    });
  return {
    winners: seats('winners'),
    losers: seats('losers'),
    reason: asText(object.reason, at(place, 'reason')),
    points: null,
  };
}

/** The same in a game that counts points: by seat. */
export function readScoredOutcome(given: unknown, place: string, players: number): Outcome {
  const outcome = readOutcome(given, place, players);
  const points = asList(asObject(given, place).points, at(place, 'points'));
  asWhole(points.length, at(place, 'points'), players, players);
  const read = (value: unknown, seat: Seat) =>
    asWhole(value, at(at(place, 'points'), seat), 0, Number.MAX_SAFE_INTEGER);
  return { ...outcome, points: points.map(read) };
}

/** What is given, or what holds where nothing is. */
export function optional<T>(
  given: unknown,
  place: string,
  read: (given: unknown, place: string) => T,
  otherwise: T,
): T {
  return given === undefined ? otherwise : read(given, place);
}
