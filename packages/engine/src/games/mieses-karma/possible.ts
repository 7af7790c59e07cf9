import { impossible } from '../../kernel/bad-input.ts';
import { at } from '../../kernel/json.ts';
import { currentWait } from '../../kernel/pending.ts';
import type { Seat } from '../../kernel/seats.ts';
import { hasGifts } from './asking.ts';
import { POWER_OF, REAPER, RIGHT_SIGN, STACK_OF, signAt } from './cards.ts';
import { fits } from './line.ts';
import type { State } from './state.ts';
import { checkWait } from './waits.ts';

/** A position that can come about and that somebody can play on from; `BadInput` for any other. */
export function checkPossible(state: State): void {
  for (const seat of state.animals.keys()) {
    checkReapers(state, seat);
    checkLine(state, seat);
  }
  checkLowestStack(state);
  if (state.outcome && hasGifts(state)) impossible('seats', 'MK-17');
  for (const [i, wait] of state.pending.entries()) checkWait(state, wait, at('pending', i));
}

/** MK-95 */
function checkReapers(state: State, seat: Seat): void {
  const isReaper = (card: number) => RIGHT_SIGN[card] === REAPER;
  if (state.right[seat].slice(0, -1).some(isReaper)) impossible(lineAt(seat, 'line'), 'MK-95');
  if (state.left[seat].some(isReaper)) impossible(lineAt(seat, 'left'), 'MK-95');
}

/** Neighbours fit, unless a hedgehog laid them or cards have been taken out since. MK-09, MK-91, MK-120 */
function checkLine(state: State, seat: Seat): void {
  const own = state.animals[seat];
  const power = POWER_OF[own];
  const builds = power === 'two-directions' || power === 'imitate';
  if (state.left[seat].length > 0 && !builds) impossible(lineAt(seat, 'left'), 'MK-90');
  if (power === 'free-match' || power === 'imitate' || isTakenApart(state, seat)) return;
  const right = [own, ...state.right[seat]];
  const left = [own, ...state.left[seat]];
  const isBroken = (line: readonly number[], outwards: 'left' | 'right', inwards: 'left' | 'right') =>
    line.some((card, i) => i > 0 && !fits(signAt(line[i - 1], outwards), signAt(card, inwards)));
  if (isBroken(right, 'right', 'left')) impossible(lineAt(seat, 'line'), 'MK-09');
  if (isBroken(left, 'left', 'right')) impossible(lineAt(seat, 'left'), 'MK-91');
}

function lineAt(seat: Seat, key: 'line' | 'left'): string {
  return at(at('seats', seat), key);
}

/** Have cards of this line gone to the points pile or back to the hand? MK-34, MK-126 */
function isTakenApart(state: State, seat: Seat): boolean {
  if (state.outcome) return true;
  const wait = currentWait(state.pending);
  return (wait.type === 'scoring' || wait.type === 'keeping') && wait.seat === seat;
}

/** There must always be a card to be reborn with. MK-145 */
function checkLowestStack(state: State): void {
  const held = state.animals.filter((card) => STACK_OF[card] === 0).length;
  if (held + state.stacks[0].length < state.options.players) impossible('stacks.I', 'MK-145');
}
