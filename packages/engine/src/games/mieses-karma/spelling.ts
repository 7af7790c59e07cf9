import { asObject, at, type JsonObject } from '../../kernel/json.ts';
import { type Position, spellZone } from '../../kernel/position.ts';
import { spellTable } from '../../kernel/position-parts.ts';
import { CARDS, cardNamed } from './cards.ts';
import { REMEMBERED, spellRemembered } from './memory-position.ts';
import { SEAT_KEYS } from './position.ts';

const PARTS = {
  cards: CARDS,
  cardNamed,
  piles: ['draw', 'discard', 'out'],
  seatKeys: SEAT_KEYS,
  ordered: ['line', 'left', 'points'],
  unordered: ['hand'],
};

export function spellPosition(part: Position): Position {
  const spelt = spellTable(part, PARTS, spellSingleCards);
  if (part.stacks !== undefined) spelt.stacks = spellStacks(asObject(part.stacks, 'stacks'));
  if (part.remembered !== undefined)
    spelt.remembered = spellRemembered(asObject(part.remembered, REMEMBERED));
  return spelt;
}

function spellStacks(stacks: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(stacks).map(([key, zone]) => [key, spellZone(zone, at('stacks', key), cardNamed, CARDS)]),
  );
}

function spellSingleCards(seat: JsonObject): JsonObject {
  const spelt: Record<string, unknown> = {};
  for (const key of ['animal', 'gift']) {
    if (typeof seat[key] === 'string') spelt[key] = seat[key].toLowerCase();
  }
  return spelt;
}
