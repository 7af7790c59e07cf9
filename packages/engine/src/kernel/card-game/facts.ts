import { BadInput } from '../bad-input.ts';
import { asFlag, asList, asSeat, asWhole, at, shown } from '../json.ts';
import type { Seat } from '../seats.ts';

/** Something that is so at a table and that everybody knows: what it is at the beginning, and how it is read from a position. */
export interface Fact<Value> {
  start(players: number): Value;
  /** Throws `BadInput` for what it cannot be. */
  read(given: unknown, place: string, players: number): Value;
}

/** Something that is so or not. */
export function flagFact(start = false): Fact<boolean> {
  return { start: () => start, read: asFlag };
}

/** A whole number from 0 to `most`. */
export function countFact(most: number, start = 0): Fact<number> {
  return { start: () => start, read: (given, place) => asWhole(given, place, 0, most) };
}

/** One of some words. */
export function wordFact<Word extends string>(words: readonly Word[], start: Word): Fact<Word> {
  return {
    start: () => start,
    read(given, place) {
      const word = words.find((each) => each === given);
      if (word !== undefined) return word;
      throw new BadInput('unknown-value', place, `${shown(given)}; ${words.join(', ')}`);
    },
  };
}

/** A place at the table. */
export function seatFact(start: Seat = 0): Fact<Seat> {
  return { start: () => start, read: asSeat };
}

/** The same, or null, which it is at the beginning. */
export function orNone<Value>(fact: Fact<Value>): Fact<Value | null> {
  return {
    start: () => null,
    read: (given, place, players) => (given === null ? null : fact.read(given, place, players)),
  };
}

/** One for every seat, such as points. */
export function bySeat<Value>(fact: Fact<Value>): Fact<Value[]> {
  return {
    start: (players) => Array.from({ length: players }, () => fact.start(players)),
    read(given, place, players) {
      const list = asList(given, place);
      asWhole(list.length, place, players, players);
      return list.map((value, seat) => fact.read(value, at(place, seat), players));
    },
  };
}

/** A copy of plain JSON that shares nothing with it. */
export function copyOf<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyOf(value[key]);
  return copy as Value;
}
