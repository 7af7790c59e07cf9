import type { Seat } from '../../kernel/seats.ts';
import { addAll, type Card, zoneToChange } from '../../kernel/zones.ts';
import { imitate, KEPT_BY_CAT, keep, mayImitateAtDeath, mayKeep } from './animals.ts';
import { DEALT_BY, isAnt, isHuman, KARMA_FROM, type Species, STACK_OF } from './cards.ts';
import { powerOf } from './current-power.ts';
import { evaluateLine, scoreCard, scoreLeftmost } from './evaluation.ts';
import type { Tell } from './events.ts';
import { hasReaper, lineLength } from './line.ts';
import { drawCards, putHandAway } from './piles.ts';
import { endByDeath } from './scoring.ts';
import { type State, type Step, stepOf } from './state.ts';
import { passOn } from './turn-order.ts';

/** Tested at the end of the player's own turn only. MK-26, MK-27, MK-28, MK-131 */
export function mustDie(state: State, seat: Seat): boolean {
  return state.hands[seat].length === 0 || hasReaper(state, seat);
}

/** One death, whatever the reason; its steps have a fixed order. MK-29, MK-132, MK-134 */
export function die(state: State, seat: Seat, tell: Tell): void {
  const reaper = hasReaper(state, seat);
  tell?.({ type: 'died', seat, reaper });
  if (reaper) putHandAway(state, seat, tell);
  if (mayImitateAtDeath(state, seat)) state.pending.push(stepOf('imitating', seat, 0));
  else evaluate(state, seat, tell);
}

/** A dying chameleon has chosen. MK-122, MK-177 */
export function imitateAtDeath(state: State, step: Step, species: Species | null, tell: Tell): void {
  state.pending.pop();
  if (species !== null) imitate(state, step.seat, species, tell);
  evaluate(state, step.seat, tell);
}

/** Buddhas, then foursomes; a human's death ends the game. MK-30, MK-43, MK-49, MK-139 */
function evaluate(state: State, seat: Seat, tell: Tell): void {
  const foursomes = evaluateLine(state, seat, powerOf(state, seat), tell);
  const human = isHuman(state.animals[seat]);
  if (foursomes > 0 && !human) {
    state.pending.push(stepOf('scoring', seat, foursomes));
    return;
  }
  scoreLeftmost(state, seat, foursomes, tell);
  if (human) endByDeath(state, seat, 'human-died', tell);
  else afterScoring(state, seat, tell);
}

/** One card for the points pile after the other. MK-34, MK-139 */
export function score(state: State, step: Step, card: Card, tell: Tell): void {
  scoreCard(state, step.seat, card, tell);
  step.left--;
  if (step.left > 0) return;
  state.pending.pop();
  afterScoring(state, step.seat, tell);
}

/** A cat may keep some of the rest. MK-126, MK-134 */
function afterScoring(state: State, seat: Seat, tell: Tell): void {
  if (mayKeep(state, seat)) state.pending.push(stepOf('keeping', seat, KEPT_BY_CAT));
  else leaveLife(state, seat, tell);
}

/** MK-126, MK-179 */
export function keepForNextLife(state: State, step: Step, card: Card, tell: Tell): void {
  keep(state, step.seat, card, tell);
  step.left--;
  if (step.left === 0 || lineLength(state, step.seat) === 0) keptEnough(state, step, tell);
}

export function keptEnough(state: State, step: Step, tell: Tell): void {
  state.pending.pop();
  leaveLife(state, step.seat, tell);
}

/** Clears the line, returns the card, and is born again; without any life card the game is over. MK-134, MK-144, MK-151 */
function leaveLife(state: State, seat: Seat, tell: Tell): void {
  clearLine(state, seat, tell);
  returnRebirthCard(state, seat);
  beReborn(state, seat, tell);
  if (state.hands[seat].length === 0) endByDeath(state, seat, 'no-life-cards', tell);
  else passOn(state, tell);
}

/** The rest of the line goes to the discard pile from left to right. MK-39, MK-135 */
function clearLine(state: State, seat: Seat, tell: Tell): void {
  const left = state.left[seat];
  const right = state.right[seat];
  const count = left.length + right.length;
  for (let i = left.length - 1; i >= 0; i--) state.discard.push(left[i]);
  addAll(state.discard, right);
  state.left[seat] = [];
  state.right[seat] = [];
  if (count > 0) tell?.({ type: 'cleared', seat, count });
}

/** Face down under its stack; an ant leaves the game. MK-40, MK-41, MK-164 */
function returnRebirthCard(state: State, seat: Seat): void {
  const card = state.animals[seat];
  if (isAnt(card)) {
    state.out = [...state.out, card];
  } else {
    const stack = STACK_OF[card];
    // Put under a copy, because a list that is written as [card, ...others] is slower for good.
    zoneToChange(state.stacks, stack).unshift(card);
    state.returned[stack]++;
  }
}

/** The stack for the karma reached, or the next lower one that has cards. MK-44, MK-45, MK-142, MK-145 */
function stackFor(state: State, karma: number): number {
  let stack = KARMA_FROM.length - 1;
  while (karma < KARMA_FROM[stack]) stack--;
  while (state.stacks[stack].length === 0) stack--;
  return stack;
}

/** Takes the top card of the stack and as many life cards as it says, and what the house adds. MK-44, MK-46, MK-148, MK-198 */
function beReborn(state: State, seat: Seat, tell: Tell): void {
  const stack = stackFor(state, state.karma[seat]);
  const cards = zoneToChange(state.stacks, stack);
  const card = cards.pop() as Card;
  if (state.returned[stack] > cards.length) state.returned[stack] = cards.length;
  state.animals[seat] = card;
  tell?.({ type: 'reborn', seat, card });
  drawCards(state, seat, DEALT_BY[card] + state.options.extra_cards, tell);
}
