import { impossible } from '../../kernel/bad-input.ts';
import { at } from '../../kernel/json.ts';
import { currentWait } from '../../kernel/pending.ts';
import type { Seat } from '../../kernel/seats.ts';
import { isHeldByAnother, KEPT_BY_CAT, mayImitateAtDeath, mayKeep, mayPlayAgain } from './animals.ts';
import { hasGifts } from './asking.ts';
import { isHuman, POWER_OF, type Power, REAPER, RIGHT_SIGN, STACK_OF, signAt } from './cards.ts';
import { powerOf } from './current-power.ts';
import { foursomesIn } from './evaluation.ts';
import { fits, fitsLine, hasOpenEnd, hasReaper, lineLength } from './line.ts';
import { clone, type Giving, type State, type Step, type Turn, turnOf } from './state.ts';

/** A position that can come about and that somebody can play on from; `BadInput` for any other. */
export function checkPossible(state: State): void {
  for (const seat of state.animals.keys()) {
    checkReapers(state, seat);
    checkLine(state, seat);
  }
  checkLowestStack(state);
  if (state.outcome) {
    if (hasGifts(state)) impossible('seats', 'MK-17');
  } else {
    checkTurn(state);
  }
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

function checkTurn(state: State): void {
  const turn = turnOf(state);
  const { turn_limit } = state.options;
  if (turn_limit > 0 && state.turns >= turn_limit) impossible('turns', 'MK-196');
  checkAnimal(state, turn);
  const wait = currentWait(state.pending);
  if (wait.type === 'giving' || wait.type === 'taking' || wait.type === 'exchanging') {
    turn.asked = true;
    if (!hasOpenEnd(state, turn.seat)) impossible('pending[1]', 'MK-101');
  }
  checkGifts(state, wait.type === 'giving' ? answeredIn(wait) : wait.type === 'taking' ? allBut(state) : []);
  if (wait.type !== 'turn' && wait.type !== 'giving' && !isDue(state, turn, wait))
    impossible('pending[1]', wait.type);
}

/** Abilities that are used as an action. MK-116, MK-117, MK-121, MK-129 */
const USED: readonly Power[] = ['take-top-discard', 'swap-one', 'steal-end-card', 'attach-extra'];

/** What the turn says of the animal. MK-04, MK-122, MK-128 */
function checkAnimal(state: State, turn: Turn): void {
  const { seat, imitates, used, second } = turn;
  const own = POWER_OF[state.animals[seat]];
  if (imitates !== null && (own !== 'imitate' || !isHeldByAnother(state, seat, imitates)))
    impossible('pending[0]', 'MK-122');
  if (used && !USED.includes(powerOf(state, seat))) impossible('pending[0]', 'MK-10');
  const hasCow = own === 'second-turn' || (own === 'imitate' && isHeldByAnother(state, seat, 'cow'));
  if (second && !hasCow) impossible('pending[0]', 'MK-128');
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

/** Could this be asked now? Who dies has no hand, until a cat keeps cards. MK-26, MK-29, MK-134 */
function isDue(state: State, turn: Turn, step: Step): boolean {
  const { seat } = step;
  const held = state.hands[seat].length;
  switch (step.type) {
    case 'taking':
      return hasGifts(state);
    case 'exchanging':
      return held > 0;
    case 'imitating':
      return held === 0 && mayImitateAtDeath(state, seat);
    case 'scoring':
      return held === 0 && !isHuman(state.animals[seat]) && hasFoursomes(state, seat, step.left);
    case 'keeping':
      return held === KEPT_BY_CAT - step.left && mayKeep(state, seat);
    case 'second-turn':
      turn.acted = true;
      return held > 0 && !hasReaper(state, seat) && mayPlayAgain(state, turn);
  }
}

/** Does the line, with the cards that went to the points pile last, leave so many to be chosen? MK-136, MK-139 */
function hasFoursomes(state: State, seat: Seat, left: number): boolean {
  const whole = clone(state);
  for (let scored = 0; ; scored++) {
    if (foursomesIn(whole, seat, powerOf(whole, seat)) === left + scored)
      return lineLength(state, seat) >= left;
    const card = whole.points[seat].pop();
    if (card === undefined) return false;
    whole.right[seat].push(card);
  }
}
