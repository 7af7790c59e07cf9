import type { RefusalReason } from '@samsara/protocol';
import type { Place } from '../../state/table.ts';
import { lookOf } from './look-alikes.ts';

export type NameAnswer =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly reason: RefusalReason };

/** What a host has against a name besides, among those who are called so already. */
export type NameCheck = (name: string, others: readonly string[]) => RefusalReason | undefined;

/**
 * The name under which somebody sits down or speaks. Families have two Annas: the second one becomes "Anna 2" and nobody has to
 * think of another name. Only names with which one would pass for somebody else than a person are refused.
 */
export function nameAmong(
  seats: readonly Pick<Place, 'name'>[],
  wanted: string,
  whyNot?: NameCheck,
): NameAnswer {
  const name = nameOfGuest(wanted) ?? wanted;
  if (isReserved(name)) return { ok: false, reason: { code: 'name-reserved' } };
  const reason = whyNot?.(
    name,
    seats.flatMap((place) => place.name ?? []),
  );
  if (reason !== undefined) return { ok: false, reason };
  const taken = new Set(seats.flatMap((place) => (place.name === null ? [] : lookOf(place.name))));
  return { ok: true, name: freeName(name, taken) };
}

/** A name like this one that nobody of these has. */
export function freeNameAmong(others: readonly string[], wanted: string): string {
  return freeName(wanted, new Set(others.map(lookOf)));
}

/** Is this what a page calls somebody who has given no name? */
export function isPlaceholder(name: string): boolean {
  return nameOfGuest(name) !== undefined;
}

const LONGEST = 24;

function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n++) {
    const ending = n === 1 ? '' : ` ${n}`;
    // Names are as long as they look: some scripts need more characters for a letter.
    const tried = n === 1 ? name : `${start(name, Math.max(LONGEST, name.length) - ending.length)}${ending}`;
    if (!taken.has(lookOf(tried)) && !isReserved(tried)) return tried;
  }
}

/** The first part of a name, without tearing a character in two. */
function start(name: string, most: number): string {
  let text = '';
  for (const character of name) {
    if (text.length + character.length > most) break;
    text += character;
  }
  return text.trim();
}

/** The names of bots and the words with which the page itself speaks of somebody, in its three languages. */
const BOTS = ['Bot', 'Robot', 'Computer', 'Ordinateur'];
const WORDS = ['You', 'Me', 'Du', 'Ihr', 'Ich', 'Vous', 'Tu', 'Toi', 'Moi', 'Server', 'Serveur', 'Samsara'];
/** What pages call somebody who has given no name, and the word for such a guest in the same language. */
const PLACEHOLDERS: Readonly<Record<string, readonly string[]>> = {
  Guest: ['Player'],
  Gast: ['Spieler', 'Spielerin', 'Person'],
  Invité: ['Joueur', 'Joueuse'],
};
const MOST_NUMBER = 99;

const RESERVED = new Set([...BOTS.flatMap(numbered), ...WORDS].map(lookOf));
const GUESTS = new Map(
  Object.entries(PLACEHOLDERS).flatMap(([guest, words]) =>
    words.flatMap(numbered).map((word) => [lookOf(word), guest] as const),
  ),
);

function isReserved(name: string): boolean {
  return RESERVED.has(lookOf(name));
}

function nameOfGuest(name: string): string | undefined {
  return GUESTS.get(lookOf(name));
}

function numbered(word: string): string[] {
  return [word, ...Array.from({ length: MOST_NUMBER + 1 }, (_, n) => `${word} ${n}`)];
}
