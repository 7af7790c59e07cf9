import { impossible } from '../../kernel/bad-input.ts';
import { asList, asObject, asSeat, asWhole, at, type JsonObject, knownKeys } from '../../kernel/json.ts';
import { readZone } from '../../kernel/position.ts';
import { readBySeat, spellUnordered } from '../../kernel/position-parts.ts';
import type { Seat } from '../../kernel/seats.ts';
import { type Card, sortCards, type Zone } from '../../kernel/zones.ts';
import { CARDS, cardNamed, cardWords } from './cards.ts';
import type { PutAway } from './memory.ts';
import type { State } from './state.ts';

/** The key of a position under which stands what players remember. MK-200 */
export const REMEMBERED = 'remembered';

/** Reads what players remember, once the cards are in their places and it is known what the game waits for. MK-200 */
export function readRemembered(state: State, object: JsonObject): void {
  if (object.remembered === undefined) return;
  const given = asObject(object.remembered, REMEMBERED);
  knownKeys(given, REMEMBERED, ['hands', 'put_away']);
  if (given.hands !== undefined) {
    readBySeat(given.hands, at(REMEMBERED, 'hands'), state.options.players, (words, place, seat) => {
      state.known[seat] = readKnown(words, place, heldBy(state, seat));
    });
  }
  if (given.put_away === undefined) return;
  let from = 0;
  asList(given.put_away, at(REMEMBERED, 'put_away')).forEach((entry, i) => {
    const place = at(at(REMEMBERED, 'put_away'), i);
    const part = readPutAway(state, asObject(entry, place), place, from);
    state.putAway.push(part);
    from = part.from + part.count;
  });
}

/** A hand, and its gift as long as that is face down. */
function heldBy({ hands, laid, pending }: State, seat: Seat): readonly Card[] {
  const gift = pending.at(-1)?.type === 'giving' ? laid[seat] : null;
  return gift === null ? hands[seat] : [...hands[seat], gift];
}

/** Cards that everybody has seen; they must be there. */
function readKnown(given: unknown, place: string, there: readonly Card[]): Zone {
  const known = readZone(given, place, cardNamed);
  const left = there.slice();
  for (const card of known) {
    const found = left.indexOf(card);
    if (found < 0) impossible(place, 'MK-200');
    left.splice(found, 1);
  }
  sortCards(known);
  return known;
}

/** A part of the discard pile above those named before, and below its top, which everybody sees. MK-161 */
function readPutAway({ discard, options }: State, given: JsonObject, place: string, lowest: number): PutAway {
  knownKeys(given, place, ['seat', 'from', 'count', 'known']);
  const seat = asSeat(given.seat, at(place, 'seat'), options.players);
  const top = discard.length - 1;
  if (lowest >= top) impossible(place, 'MK-161');
  const from = asWhole(given.from, at(place, 'from'), lowest, top - 1);
  const count = asWhole(given.count, at(place, 'count'), 1, top - from);
  const known = readKnown(given.known, at(place, 'known'), discard.slice(from, from + count));
  return { seat, from, count, known };
}

/** Only what somebody remembers is written. */
export function describeRemembered({ known, putAway }: State): JsonObject {
  const hands = known.some((cards) => cards.length > 0) ? { hands: known.map(cardWords) } : {};
  const parts = putAway.map((part) => ({ ...part, known: cardWords(part.known) }));
  const remembered = parts.length === 0 ? hands : { ...hands, put_away: parts };
  return Object.keys(remembered).length === 0 ? {} : { [REMEMBERED]: remembered };
}

export function spellRemembered(given: JsonObject): JsonObject {
  const spelt: Record<string, unknown> = { ...given };
  const spell = (words: unknown, place: string) => spellUnordered(words, place, { cards: CARDS, cardNamed });
  if (Array.isArray(given.hands))
    spelt.hands = given.hands.map((hand, i) => spell(hand, at(at(REMEMBERED, 'hands'), i)));
  if (Array.isArray(given.put_away)) {
    spelt.put_away = given.put_away.map((entry, i) => {
      const place = at(at(REMEMBERED, 'put_away'), i);
      const part = asObject(entry, place);
      return part.known === undefined ? part : { ...part, known: spell(part.known, at(place, 'known')) };
    });
  }
  return spelt;
}
