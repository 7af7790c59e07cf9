import { asObject, at, type JsonObject, knownKeys } from '../../kernel/json.ts';
import { type Position, spellZone } from '../../kernel/position.ts';
import { CARDS, cardNamed } from './cards.ts';
import { SEAT_KEYS } from './position.ts';

const PILES = ['draw', 'discard', 'out'];
const SEAT_ZONES = ['hand', 'line', 'left', 'points'];

/** Hands in the order of the card list, all cards by their usual words. */
export function spellPosition(part: Position): Position {
  const spelt: Record<string, unknown> = { ...part };
  for (const key of PILES) if (key in spelt) spelt[key] = spellZone(part[key], key, cardNamed, CARDS);
  if (part.stacks !== undefined) spelt.stacks = spellStacks(asObject(part.stacks, 'stacks'));
  if (Array.isArray(part.seats))
    spelt.seats = part.seats.map((seat, i) => spellSeat(asObject(seat, at('seats', i)), at('seats', i)));
  return spelt;
}

function spellStacks(stacks: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(stacks).map(([key, zone]) => [key, spellZone(zone, at('stacks', key), cardNamed, CARDS)]),
  );
}

function spellSeat(seat: JsonObject, place: string): JsonObject {
  knownKeys(seat, place, SEAT_KEYS);
  const spelt: Record<string, unknown> = { ...seat };
  for (const key of SEAT_ZONES) {
    if (!(key in seat)) continue;
    const words = spellZone(seat[key], at(place, key), cardNamed, CARDS);
    spelt[key] =
      key === 'hand' && Array.isArray(words)
        ? words.sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b))
        : words;
  }
  for (const key of ['animal', 'gift']) {
    if (typeof seat[key] === 'string') spelt[key] = seat[key].toLowerCase();
  }
  return spelt;
}
