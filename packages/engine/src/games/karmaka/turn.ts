import { leftOf, type Seat } from '../../kernel/seats.ts';
import { endIfEndless } from './ending.ts';
import type { Tell } from './events.ts';
import { cardOf, type Hidden, joinHand, seersOf } from './memory.ts';
import { dieAndBeReborn } from './rebirth.ts';
import { deathOf, type State, turnOfSeat, waitFor } from './state.ts';

/** Begins a turn: by drawing, or by dying for want of cards. KK-36, KK-37, KK-51, KKR-06, KKR-07 */
export function beginTurn(state: State, seat: Seat, tell: Tell): void {
  state.active = seat;
  if (!hasDied(state, seat)) {
    drawFromDeck(state, seat, tell);
    waitFor(state, turnOfSeat(seat, false));
  } else if (state.rings[seat] > 0) {
    waitFor(state, deathOf(seat));
  } else {
    die(state, seat, 0, tell);
  }
}

/** Death takes the whole turn. KK-65, KK-66, KKR-69 */
export function die(state: State, seat: Seat, rings: number, tell: Tell): void {
  dieAndBeReborn(state, seat, rings, tell);
  if (state.outcome === null) endTurn(state, tell);
}

/** The left neighbour is next. KK-35, KK-49, KK-65 */
export function endTurn(state: State, tell: Tell): void {
  state.turns++;
  if (!endIfEndless(state, tell)) beginTurn(state, leftOf(state.active, state.options.players), tell);
}

/** Neither Hand nor Deck. KK-51 */
function hasDied(state: State, seat: Seat): boolean {
  return state.hands[seat].size === 0 && state.decks[seat].length === 0;
}

/** KK-37 */
function drawFromDeck(state: State, seat: Seat, tell: Tell): void {
  if (state.decks[seat].length === 0) return;
  const drawn = state.decks[seat].pop() as Hidden;
  joinHand(state, seat, cardOf(drawn), seersOf(drawn));
  tell?.({ type: 'drew', seat, from: 'deck', count: 1, cards: [cardOf(drawn)] });
}

/** Passing needs a card in the Deck; a further card may always be left out. KK-42, KK-43, KKR-08, KKR-11 */
export function mayPass(state: State, seat: Seat, further: boolean): boolean {
  return further || state.decks[seat].length > 0;
}
