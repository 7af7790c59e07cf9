import { BadInput } from '../../kernel/bad-input.ts';
import { at } from '../../kernel/json.ts';
import { currentWait } from '../../kernel/pending.ts';
import { mayImitateAtDeath, mayKeep, mayPlayAgain } from './animals.ts';
import { hasGifts } from './asking.ts';
import { POWER_OF, REAPER, RIGHT_SIGN, STACK_OF } from './cards.ts';
import { fitsLine, hasOpenEnd } from './line.ts';
import { type Giving, type State, type Step, turnOf } from './state.ts';

/** A position that can come about and that somebody can play on from; `BadInput` for any other. */
export function checkPossible(state: State): void {
  state.right.forEach((line, seat) => {
    if (line.some((card, i) => RIGHT_SIGN[card] === REAPER && i < line.length - 1)) {
      impossible(at(at('seats', seat), 'line'), 'MK-95');
    }
    if (state.left[seat].some((card) => RIGHT_SIGN[card] === REAPER)) {
      impossible(at(at('seats', seat), 'left'), 'MK-95');
    }
  });
  checkLowestStack(state);
  if (state.outcome) {
    if (hasGifts(state)) impossible('seats', 'MK-17');
  } else {
    checkTurn(state);
  }
}

function impossible(place: string, clause: string): never {
  throw new BadInput('impossible-position', place, clause);
}

/** There must always be a card to be reborn with. MK-145 */
function checkLowestStack(state: State): void {
  const held = state.animals.filter((card) => STACK_OF[card] === 0).length;
  if (held + state.stacks[0].length < state.options.players) impossible('stacks.I', 'MK-145');
}

function checkTurn(state: State): void {
  const turn = turnOf(state);
  if (turn.imitates !== null && POWER_OF[state.animals[turn.seat]] !== 'imitate')
    impossible('pending[0]', 'MK-122');
  const wait = currentWait(state.pending);
  if (wait.type === 'giving' || wait.type === 'taking' || wait.type === 'exchanging') {
    turn.asked = true;
    if (!hasOpenEnd(state, turn.seat)) impossible('pending[1]', 'MK-101');
  }
  checkGifts(state, wait.type === 'giving' ? answeredIn(wait) : wait.type === 'taking' ? allBut(state) : []);
  if (wait.type !== 'turn' && wait.type !== 'giving' && !isDue(state, wait))
    impossible('pending[1]', wait.type);
}

/** Gifts lie only in front of those who have decided, and fit. MK-17, MK-105 */
function checkGifts(state: State, decided: readonly number[]): void {
  const { seat: asking } = turnOf(state);
  state.laid.forEach((card, seat) => {
    if (card === null) return;
    const place = at(at('seats', seat), 'gift');
    if (!decided.includes(seat)) impossible(place, 'MK-17');
    if (!fitsLine(state, asking, card)) impossible(place, 'MK-105');
  });
}

function answeredIn(giving: Giving): readonly number[] {
  return giving.order.slice(0, giving.answered);
}

function allBut(state: State): number[] {
  return [...state.laid.keys()].filter((seat) => seat !== turnOf(state).seat);
}

function isDue(state: State, step: Step): boolean {
  switch (step.type) {
    case 'taking':
      return hasGifts(state);
    case 'exchanging':
      return state.hands[step.seat].length > 0;
    case 'imitating':
      return mayImitateAtDeath(state, step.seat);
    case 'scoring':
      return step.left > 0;
    case 'keeping':
      return mayKeep(state, step.seat);
    case 'second-turn':
      return mayPlayAgain(state, turnOf(state));
  }
}
