import type { Seat } from '../../kernel/seats.ts';
import { type Card, takeAt, takeCopies, zoneToChange } from '../../kernel/zones.ts';
import { BUDDHAS, JOKER, LEFT_SIGN, type Power, RIGHT_SIGN, SYMBOL_OF, SYMBOLS } from './cards.ts';
import type { Tell } from './events.ts';
import { foursomes } from './foursomes.ts';
import { lineFromLeft, lineLength } from './line.ts';
import type { State } from './state.ts';

/** Moves the figure for Buddhas and the ability; says how many foursomes the line has. MK-30, MK-31, MK-134, MK-141 */
export function evaluateLine(state: State, seat: Seat, power: Power, tell: Tell): number {
  const gained = karmaIn(state, seat, power);
  if (gained > 0) gainKarma(state, seat, gained, tell);
  const count = foursomesIn(state, seat, power);
  tell?.({ type: 'foursomes', seat, count });
  return count;
}

/** Every step is one karma; nothing ever takes it away. MK-22, MK-31, MK-143, MK-147 */
export function gainKarma(state: State, seat: Seat, gained: number, tell: Tell): void {
  state.karma[seat] += gained;
  tell?.({ type: 'karma', seat, gained, karma: state.karma[seat] });
}

/** One for each Buddha, and one more for a guinea pig that has lived at all. MK-31, MK-119, MK-141 */
export function karmaIn(state: State, seat: Seat, power: Power): number {
  let karma = power === 'extra-karma' && lineLength(state, seat) > 0 ? 1 : 0;
  for (const card of state.right[seat]) karma += BUDDHAS[card];
  for (const card of state.left[seat]) karma += BUDDHAS[card];
  return karma;
}

/** MK-32 to MK-38, MK-118, MK-136 */
export function foursomesIn(state: State, seat: Seat, power: Power): number {
  const signs = signsIn(state.animals[seat], state.right[seat], state.left[seat]);
  return foursomes(signs.slice(0, SYMBOLS), power === 'jokers-count' ? signs[JOKER] : 0);
}

/** How often each sign stands in a line, the rebirth card included. MK-36 */
export function signsIn(animal: Card, right: readonly Card[], left: readonly Card[]): number[] {
  const signs = [0, 0, 0, 0, 0, 0];
  signs[SYMBOL_OF[animal]]++;
  countSigns(signs, right);
  countSigns(signs, left);
  return signs;
}

function countSigns(signs: number[], cards: readonly Card[]): void {
  for (const card of cards) {
    signs[LEFT_SIGN[card]]++;
    signs[RIGHT_SIGN[card]]++;
  }
}

/** Lays the leftmost cards of a line on the points pile. MK-34, MK-139, MK-176 */
export function scoreLeftmost(state: State, seat: Seat, count: number, tell: Tell): void {
  for (const card of lineFromLeft(state, seat).slice(0, count)) scoreCard(state, seat, card, tell);
}

/** Lays one life card of the line on the points pile. MK-34, MK-140 */
export function scoreCard(state: State, seat: Seat, card: Card, tell: Tell): void {
  takeFromLine(state, seat, card);
  state.points[seat] = [...state.points[seat], card];
  tell?.({ type: 'scored', seat, card });
}

/** The leftmost of equal cards leaves the line. MK-176 */
export function takeFromLine(state: State, seat: Seat, card: Card): void {
  const leftmost = state.left[seat].lastIndexOf(card);
  const side = leftmost >= 0 ? state.left : state.right;
  const line = zoneToChange(side, seat);
  if (leftmost >= 0) takeAt(line, leftmost);
  else takeCopies(line, card, 1);
}
