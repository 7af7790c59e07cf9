import type { Seat } from '../../../kernel/seats.ts';
import type { Card } from '../../../kernel/zones.ts';
import { type Calls, callChoices, NO_CALL } from '../calls.ts';
import { KIND_OF, SWAP } from '../cards.ts';
import { type CardBits, IDENTICAL } from '../fitting.ts';
import { IN_A_WORD, lowestBit } from '../hand.ts';
import { type Direction, interjectOf, type Move, playOf, playOnFreeChoice } from '../moves.ts';
import { type State, topCard } from '../state.ts';

/** One of these cards that the seat holds, alone. */
export function addPlays(moves: Move[], state: State, seat: Seat, playable: CardBits): void {
  const hand = state.hands[seat];
  addCards(moves, playOf, hand.low & playable.low, hand.high & playable.high, callsFor(state, hand.size, 1));
}

/** With any card that has a colour. ST-53, ST-54, STR-53 */
export function addFreeChoices(moves: Move[], state: State, seat: Seat): void {
  const { low, high, size } = state.hands[seat];
  addCards(moves, playOnFreeChoice, low, high, callsFor(state, size, 2));
}

/** ST-15, ST-39 */
export function addInterjections(moves: Move[], state: State, seat: Seat): void {
  const hand = state.hands[seat];
  const { low, high } = IDENTICAL[topCard(state)];
  addCards(moves, throwIn, hand.low & low, hand.high & high, callsFor(state, hand.size, 1));
}

/** No card that is thrown in has a direction. ST-16 */
export function throwIn(card: Card, _direction: Direction, calls: Calls): Move {
  return interjectOf(card, calls);
}

/** Every card with every direction and every choice of calls. */
function addCards(
  moves: Move[],
  make: typeof playOf,
  low: number,
  high: number,
  choices: readonly Calls[],
): void {
  for (let bits = low; bits !== 0; bits &= bits - 1) addWithCalls(moves, make, lowestBit(bits), choices);
  for (let bits = high; bits !== 0; bits &= bits - 1)
    addWithCalls(moves, make, IN_A_WORD + lowestBit(bits), choices);
}

const DIRECTIONS: readonly Direction[] = ['left', 'right'];
const NO_DIRECTION: readonly Direction[] = [null];

function addWithCalls(moves: Move[], make: typeof playOf, card: Card, choices: readonly Calls[]): void {
  for (const direction of KIND_OF[card] === SWAP ? DIRECTIONS : NO_DIRECTION) {
    for (const calls of choices) moves.push(make(card, direction, calls));
  }
}

/** Where the table calls for everybody, moves carry no calls. STR-13 */
export function callsFor(state: State, held: number, laid: number): readonly Calls[] {
  return state.options.auto_call ? SILENT : callChoices(held, laid);
}

const SILENT: readonly Calls[] = [NO_CALL];
