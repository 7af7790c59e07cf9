import { passInRace } from '../../kernel/reaction.ts';
import { leftOf, rightOf, type Seat } from '../../kernel/seats.ts';
import type { Tell } from './events.ts';
import { passQuestion } from './interjecting.ts';
import { passMemories } from './memory.ts';
import type { Direction } from './moves.ts';
import type { State, Window } from './state.ts';

/** Does without the 0; once everybody has, the hands move. STR-05, STR-09 */
export function letSwap(state: State, window: Window, seat: Seat, tell: Tell): void {
  const stillOpen = window.shape === 'race' ? passInRace(window, seat) : passQuestion(state, window);
  if (stillOpen) return;
  if (window.shape === 'race') state.pending.pop();
  exchangeHands(state, window, tell);
}

/** All hands go to the same side at the same moment. ST-44, STR-50, STR-51 */
export function exchangeHands(state: State, { direction }: Window, tell: Tell): void {
  const { players } = state.options;
  passMemories(state, (seat) => giverTo(seat, direction, players));
  const before = state.hands.slice();
  for (let seat = 0; seat < players; seat++) state.hands[seat] = before[giverTo(seat, direction, players)];
  state.countdown++;
  tell?.({ type: 'swapped', direction });
}

/** Whose hand a seat gets when all hands go that way. ST-44 */
export function giverTo(seat: Seat, direction: Direction, players: number): Seat {
  return (direction === 'left' ? rightOf : leftOf)(seat, players);
}
