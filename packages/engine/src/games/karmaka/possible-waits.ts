import { BadInput } from '../../kernel/bad-input.ts';
import { at } from '../../kernel/json.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { type Copied, reachableCopies } from './abilities/copies.ts';
import { ABILITIES } from './abilities/index.ts';
import { COPIERS, chooseAnyPlayer, chooseRival, mayPlayFurther } from './abilities/steps.ts';
import { CARDS, EMBODY } from './cards.ts';
import { currentStep } from './running.ts';
import { KEPT_ON_RUINS } from './source.ts';
import { type Offer, type Running, type State, seatingAt, type Waiting } from './state.ts';

/** The only entry of `pending`. */
export const PLACE = 'pending[0]';

/** Refuses what the game could never wait for. Asked when all cards have been filled in. */
export function checkWait(state: State, wait: Waiting): void {
  switch (wait.type) {
    case 'turn':
      if (state.hands[wait.seat].size === 0) impossible('seat', 'KKR-10');
      return;
    case 'death':
      if (state.hands[wait.seat].size + state.decks[wait.seat].length > 0) impossible('type', 'KK-51');
      if (state.rings[wait.seat] === 0) impossible('type', 'KK-54');
      return;
    case 'offer':
      return checkOffer(state, wait);
    case 'ability':
      return checkRunning(state, wait);
  }
}

export function impossible(key: string, clause: string): never {
  throw new BadInput('impossible-position', at(PLACE, key), clause);
}

/** Does the ability of this card itself allow a further card? KK-85 */
export function allowsFurther(card: Card): boolean {
  return ABILITIES[card].includes(mayPlayFurther);
}

/** A card is offered to whom it was used on, or to all rivals, and a further card follows where one is allowed. KK-70, KK-72, KK-85 */
function checkOffer(state: State, { card, order, further }: Offer): void {
  const played = card as Card;
  const [first] = ABILITIES[played];
  const { rivals, anyTargets } = seatingAt(state);
  const isToAll = order.length === rivals[state.active].length;
  const isInReach = (anyTargets[state.active] & (1 << order[0])) !== 0;
  if (!isToAll && !isInReach) impossible('to', 'KK-75');
  if (first === chooseRival && !(order.length === 1 && isInReach)) impossible('to', 'KK-70');
  if (!isToAll && first !== chooseRival && first !== chooseAnyPlayer && !copies(played))
    impossible('to', 'KK-72');
  if (further ? !leadsToFurther(state, played) : allowsFurther(played)) impossible('further', 'KKR-13');
}

/** Embody, Mimic and Denial. */
function copies(card: Card): boolean {
  return (COPIERS & (1 << card)) !== 0 || CARDS[card] === 'denial';
}

function leadsToFurther(state: State, card: Card): boolean {
  return reachableCopies(state, card).some(({ ability }) => allowsFurther(ability));
}

/** An ability waits for an answer that somebody can give, and has done no more than it could. KKR-27, KKR-33 */
function checkRunning(state: State, run: Running): void {
  checkCopying(state, run);
  const steps = ABILITIES[run.ability as Card];
  if (run.step >= steps.length) impossible('step', 'KK-44');
  // A further card is granted by the last step of an ability, after its last question.
  if (run.further) impossible('further', 'KK-85');
  checkTarget(state, run);
  checkCount(state, run);
  checkSeen(state, run);
  const step = currentStep(run);
  const choices = step.choices(state, run);
  if (step.asks === 'nothing' || choices === 0) impossible('step', 'KKR-33');
  if (run.times >= step.most(run)) impossible('times', 'KKR-33');
  if (step.asks === 'target' && (choices & (choices - 1)) === 0) impossible('step', 'KKR-27');
  checkAnswers(state, run);
  if (step.by === 'target') run.seat = run.target as Seat;
}

/** The ability is the card's own, or one that it could copy on its way; who copied on that way follows from it. KKR-35, KKR-36 */
function checkCopying(state: State, run: Running): void {
  const ways = reachableCopies(state, run.card as Card).filter(({ ability }) => ability === run.ability);
  if (ways.length === 0) impossible('ability', 'KKR-35');
  const fitting = ways.filter((way) => (way.copies & run.copies) === run.copies);
  if (fitting.length === 0) impossible(isFlagged(run, EMBODY, ways) ? 'embodied' : 'mimicked', 'KKR-36');
  run.copies = Math.min(...fitting.map((way) => way.copies));
}

/** Is the card said to have copied although it is on none of the ways? */
function isFlagged({ copies }: Running, card: Card, ways: readonly Copied[]): boolean {
  const bit = 1 << card;
  return (copies & bit) !== 0 && ways.every((way) => (way.copies & bit) === 0);
}

/** KKR-27 */
function checkTarget(state: State, run: Running): void {
  const [first] = ABILITIES[run.ability as Card];
  const isNamed = run.step > 0 && first.asks === 'target';
  if (isNamed !== (run.target !== null)) impossible('target', 'KKR-27');
  if (run.target !== null && (first.choices(state, run) & (1 << run.target)) === 0)
    impossible('target', 'KKR-27');
}

/** Roulette counts what it ruined, Destiny what went back; nothing else is counted. KK-107, KKR-89 */
function checkCount(state: State, { ability, step, times, count }: Running): void {
  const id = CARDS[ability as Card];
  if (id === 'roulette') {
    const isRight = step === 0 ? count === times : count <= MOST_RUINED;
    if (!isRight || count > state.ruins.length) impossible('count', 'KK-107');
  } else if (id === 'destiny') {
    const returned = step === RETURNING ? times : 0;
    if (count !== returned || count > state.source.length) impossible('count', 'KKR-89');
  } else if (count > 0) {
    impossible('count', 'KK-107');
  }
}

/** Cards that Roulette may ruin. KK-107 */
const MOST_RUINED = 2;
/** Cards that Destiny looks at, and how many it may keep. */
const LOOKED_AT = 3;
const MOST_KEPT = 2;
/** The step of Destiny in which cards go back to the Source. */
const RETURNING = 2;
/** Cards that Swindle picks. KK-110 */
const PICKED = 3;

/** Only Destiny and Swindle have cards apart: three, or as many as there were. KKR-44, KK-110, KKR-33 */
function checkSeen(state: State, run: Running): void {
  const { seen, target } = run;
  const id = CARDS[run.ability as Card];
  if (id === 'destiny') {
    checkLookedAt(state, run);
  } else if (id === 'swindle' && target !== null) {
    const isShort = seen.length < PICKED && state.hands[target].size > 0;
    if (seen.length > PICKED || isShort) impossible('seen', 'KK-110');
  } else if (seen.length > 0) {
    impossible('seen', 'KKR-44');
  }
}

/** With fewer than three cards looked at, Source and Ruins gave no more. KKR-44, KKR-45 */
function checkLookedAt(state: State, { step, times, count, seen }: Running): void {
  const apart = seen.length + count;
  const keeping = step === RETURNING ? 0 : times;
  if (apart + keeping > LOOKED_AT) impossible('seen', 'KKR-44');
  const kept =
    step === RETURNING ? Math.min(MOST_KEPT, LOOKED_AT - apart, state.futures[state.active].length) : keeping;
  const isExhausted = state.source.length <= count && state.ruins.length <= KEPT_ON_RUINS;
  if (apart + kept < LOOKED_AT && !isExhausted) impossible('seen', 'KKR-44');
}

/** What was chosen in this step lies where it was put. KKR-53, KKH-12, KK-108 */
function checkAnswers(state: State, { ability, step, times }: Running): void {
  const seat = state.active;
  const isThere = {
    sowing: state.futures[seat].length >= times,
    jubilee: state.deeds[seat].length >= times,
    destiny: step === RETURNING || state.futures[seat].length >= times,
    roulette: step === 0 || state.hands[seat].size >= times,
  };
  const id = CARDS[ability as Card];
  if (id in isThere && !isThere[id as keyof typeof isThere]) impossible('times', 'KKR-53');
}
