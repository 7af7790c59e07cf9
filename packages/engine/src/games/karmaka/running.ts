import { lowestOf } from '../../kernel/hand.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { ABILITIES } from './abilities/index.ts';
import { COPIERS, type Step, targetOf } from './abilities/steps.ts';
import type { Tell } from './events.ts';
import { offer } from './offer.ts';
import { abilityOf, type Running, type State, type Waiting, waitFor } from './state.ts';

/** Puts a card in the middle and carries its ability out as far as it asks nothing. KK-40, KK-92 */
export function startAbility(state: State, seat: Seat, card: Card, tell: Tell): void {
  const run = abilityOf(seat, card);
  run.copies = COPIERS & (1 << card);
  waitFor(state, run);
  resume(state, run, tell);
}

/** The step that waits for an answer. */
export function currentStep(run: Pick<Waiting, 'ability' | 'step'>): Step {
  return ABILITIES[run.ability as Card][run.step];
}

/** Answers the current step with a seat, a card or a place. */
export function answerStep(state: State, run: Running, choice: number, tell: Tell): void {
  const step = currentStep(run);
  run.times++;
  step.act(state, run, choice, tell);
  resume(state, run, tell);
}

/** Answers no more to a step that may be left. */
export function leaveStep(state: State, run: Running, tell: Tell): void {
  run.step++;
  run.times = 0;
  resume(state, run, tell);
}

/** Goes on until a step has something to ask; after the last one the card is offered. KKR-17, KKR-33, KK-94 */
function resume(state: State, run: Running, tell: Tell): void {
  for (;;) {
    const steps = ABILITIES[run.ability];
    if (run.step === steps.length) return offer(state, run, tell);
    const step = steps[run.step];
    if (step.asks === 'nothing') {
      run.step++;
      step.act(state, run, 0, tell);
      continue;
    }
    const choices = run.times < step.most(run) ? step.choices(state, run) : 0;
    if (choices === 0) {
      if (run.times === 0) step.otherwise?.(state, run, tell);
      run.step++;
      run.times = 0;
    } else if (step.asks === 'target' && isSingle(choices)) {
      run.times++;
      step.act(state, run, lowestOf(choices), tell);
    } else {
      run.seat = step.by === 'target' ? targetOf(run) : state.active;
      return;
    }
  }
}

function isSingle(bits: number): boolean {
  return (bits & (bits - 1)) === 0;
}
