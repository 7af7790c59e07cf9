import { mayAdd, mayAttachAnything, maySalvage, maySteal, maySwap } from '../animals.ts';
import { mayAsk } from '../asking.ts';
import { LEFT_SIGN, REAPER, RIGHT_SIGN } from '../cards.ts';
import { powerOf } from '../current-power.ts';
import { fits, leftEnd, rightEnd } from '../line.ts';
import {
  ADD,
  ASK,
  ATTACH_LEFT,
  ATTACH_RIGHT,
  DISCARD,
  END,
  type Move,
  SALVAGE,
  STEAL_LEFT,
  STEAL_RIGHT,
  SWAP,
} from '../moves.ts';
import type { State, Turn } from '../state.ts';
import { mayAttach, mayEnd } from '../turn.ts';
import { isFirst } from './hand-cards.ts';
import { addImitations } from './imitation.ts';

/** The three actions in any order, each at most once. MK-03, MK-04, MK-97 */
export function addActions(moves: Move[], state: State, turn: Turn): void {
  if (!turn.acted) addCardActions(moves, state, turn);
  if (!turn.used) addAbilities(moves, state, turn);
  if (mayAsk(state, turn)) moves.push(ASK);
  if (mayEnd(state, turn)) moves.push(END);
}

/** MK-06, MK-07 */
function addCardActions(moves: Move[], state: State, { seat }: Turn): void {
  const hand = state.hands[seat];
  const anything = mayAttachAnything(state, seat);
  const right = rightEnd(state, seat);
  const left = leftEnd(state, seat);
  for (let i = 0; i < hand.length; i++) {
    if (!isFirst(hand, i)) continue;
    const card = hand[i];
    if (anything || fits(LEFT_SIGN[card], right)) moves.push(ATTACH_RIGHT[card]);
    if (fits(RIGHT_SIGN[card], left)) moves.push(ATTACH_LEFT[card]);
    moves.push(DISCARD[card]);
  }
}

/** Whatever the ability of the player's own animal allows. MK-10, MK-11 */
function addAbilities(moves: Move[], state: State, turn: Turn): void {
  switch (powerOf(state, turn.seat)) {
    case 'take-top-discard':
      if (maySalvage(state, turn)) moves.push(SALVAGE);
      return;
    case 'swap-one':
      return addSwaps(moves, state, turn);
    case 'steal-end-card':
      return addSteals(moves, state, turn);
    case 'attach-extra':
      return addExtraCards(moves, state, turn);
    case 'imitate':
      return addImitations(moves, state, turn);
  }
}

/** MK-117 */
function addSwaps(moves: Move[], state: State, turn: Turn): void {
  if (!maySwap(state, turn)) return;
  const hand = state.hands[turn.seat];
  for (let i = 0; i < hand.length; i++) if (isFirst(hand, i)) moves.push(SWAP[hand[i]]);
}

/** MK-121 */
function addSteals(moves: Move[], state: State, turn: Turn): void {
  for (let from = 0; from < state.options.players; from++) {
    if (maySteal(state, turn, from, 'right')) moves.push(STEAL_RIGHT[from]);
    if (maySteal(state, turn, from, 'left')) moves.push(STEAL_LEFT[from]);
  }
}

/** MK-129 */
function addExtraCards(moves: Move[], state: State, turn: Turn): void {
  const hand = state.hands[turn.seat];
  for (let i = 0; i < hand.length; i++) {
    if (isFirst(hand, i) && mayAdd(state, turn, hand[i])) moves.push(ADD[hand[i]]);
  }
}

/** The first hand card that may be attached, any other before a reaper; or else the first one is put on the discard pile. MK-175, MK-195 */
export function cardActionFor(state: State, { seat }: Turn): Move {
  const hand = state.hands[seat];
  const fitting = hand.filter((card) => mayAttach(state, seat, card, 'right'));
  const living = fitting.find((card) => RIGHT_SIGN[card] !== REAPER);
  if (living !== undefined) return ATTACH_RIGHT[living];
  const reaper = fitting.length > 0 && state.options.clock_attaches_reapers;
  return reaper ? ATTACH_RIGHT[fitting[0]] : DISCARD[hand[0]];
}
