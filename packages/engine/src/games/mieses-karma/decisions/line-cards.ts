import { impossible } from '../../../kernel/bad-input.ts';
import type { Refusal } from '../../../kernel/game.ts';
import { asWhole, at, type JsonObject } from '../../../kernel/json.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { Card } from '../../../kernel/zones.ts';
import { isLifeCard } from '../cards.ts';
import { lineFromLeft } from '../line.ts';
import type { Move } from '../moves.ts';
import { type Code, refuse } from '../refusals.ts';
import type { State } from '../state.ts';

/** The life cards of the line from left to right, equal ones once. MK-126, MK-139 */
export function lineCardMoves(state: State, seat: Seat, by: readonly Move[]): Move[] {
  const line = lineFromLeft(state, seat);
  const moves: Move[] = [];
  for (let i = 0; i < line.length; i++) if (line.indexOf(line[i]) === i) moves.push(by[line[i]]);
  return moves;
}

/** MK-126, MK-139 */
export function objectionToLineCard(
  state: State,
  seat: Seat,
  card: Card,
  forAnimals: Code,
): Refusal | undefined {
  if (!isLifeCard(card)) return refuse(forAnimals, [card]);
  return state.left[seat].includes(card) || state.right[seat].includes(card)
    ? undefined
    : refuse('not-in-your-line', [card]);
}

/** So many cards are still to be chosen; one if the position does not say. MK-126, MK-139 */
export function readLeft(given: JsonObject, place: string, most: number): number {
  if (most < 1) impossible(place, 'MK-139');
  return given.left === undefined ? 1 : asWhole(given.left, at(place, 'left'), 1, most);
}
