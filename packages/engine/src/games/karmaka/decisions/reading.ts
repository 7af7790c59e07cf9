import { BadInput } from '../../../kernel/bad-input.ts';
import { asText, at, type JsonObject } from '../../../kernel/json.ts';
import { readCount } from '../../../kernel/position-parts.ts';
import type { Card } from '../../../kernel/zones.ts';
import { cardNamed } from '../cards.ts';

const MOST = 64;

/** A count in an entry of a position; 0 if it is left out. */
export function readCountIn(given: JsonObject, key: string, place: string): number {
  return readCount(given[key], at(place, key), MOST);
}

export function readCardIn(given: JsonObject, key: string, place: string): Card {
  const found = cardNamed(asText(given[key], at(place, key)));
  if (found === undefined) throw new BadInput('unknown-card', at(place, key), String(given[key]));
  return found;
}
