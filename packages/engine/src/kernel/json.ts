import { BadInput } from './bad-input.ts';
import { sha256, utf8 } from './sha-256.ts';

/** JSON with sorted keys and no spaces: equal values give equal texts on every platform. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${canonicalJson(held)}`).join(',')}}`;
  }
  const text = JSON.stringify(value);
  if (text === undefined) throw new Error(`${typeof value} is not JSON`);
  return text;
}

/** The SHA-256 of a value's canonical JSON; two states are the same if and only if their hashes are. */
export function hashOf(value: unknown): string {
  return sha256Hex(canonicalJson(value));
}

/** The SHA-256 of a text in UTF-8, as hexadecimal digits. */
export function sha256Hex(text: string): string {
  let digits = '';
  for (const word of sha256(utf8(text))) digits += (word >>> 0).toString(16).padStart(8, '0');
  return digits;
}

/** Reads a text from outside. */
export function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput('not-json', place, error instanceof Error ? error.message : '');
  }
}

/** An object from outside, of whose fields nothing is known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** An object; throws `BadInput` with its place for anything else, like all readers here. */
export function asObject(value: unknown, place: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadInput('not-an-object', place, shown(value));
  }
  return value as JsonObject;
}

/** A list of anything. */
export function asList(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new BadInput('not-a-list', place, shown(value));
  return value;
}

/** A text, an empty one too. */
export function asText(value: unknown, place: string): string {
  if (typeof value !== 'string') throw new BadInput('not-a-text', place, shown(value));
  return value;
}

/** True or false, and no word for it. */
export function asFlag(value: unknown, place: string): boolean {
  if (typeof value !== 'boolean') throw new BadInput('not-a-flag', place, shown(value));
  return value;
}

/** A whole number, also one that is written as a text. */
export function asWhole(value: unknown, place: string, min: number, max: number): number {
  return asNumber(isNumberText(value) ? Number(value) : value, place, min, max);
}

/** A whole number and nothing that only looks like one: for what is compared letter by letter. */
export function asNumber(value: unknown, place: string, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    throw new BadInput('not-a-whole-number', place, shown(value));
  }
  if (value < min || value > max) throw new BadInput('out-of-range', place, `${value}, ${min}–${max}`);
  return value;
}

/** A seat of a table with so many. */
export function asSeat(value: unknown, place: string, seats: number): number {
  const seat = asWhole(value, place, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  if (seat < 0 || seat >= seats) throw new BadInput('no-such-seat', place, `0–${seats - 1}`);
  return seat;
}

/** `"3"` and `"-1"`, but not `"3.0"`, `"1e3"` or what no number can hold. */
export function isNumberText(value: unknown): value is string {
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value);
}

/** Refuses keys nobody knows, so that a slip of the pen is not silently ignored. */
export function knownKeys(object: JsonObject, place: string, known: readonly string[]): void {
  for (const key of Object.keys(object)) {
    if (!known.includes(key)) throw new BadInput('unknown-key', at(place, key), known.join(', '));
  }
}

/** The place of something inside of another: `seats[0].hand`. */
export function at(place: string, key: string | number): string {
  if (typeof key === 'number') return `${place}[${key}]`;
  return place ? `${place}.${key}` : key;
}

const LONGEST_SHOWN = 40;

/** A value from outside, short enough for a message. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object' && value !== null) return '{…}';
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
