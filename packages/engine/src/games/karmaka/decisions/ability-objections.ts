import type { Refusal } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seats.ts';
import type { Card } from '../../../kernel/zones.ts';
import type { Step } from '../abilities/steps.ts';
import { CARDS, type CardId } from '../cards.ts';
import { cardOf } from '../memory.ts';
import type { Move } from '../moves.ts';
import { type Code, refuse } from '../refusals.ts';
import { currentStep } from '../running.ts';
import { type Running, type State, seatingAt } from '../state.ts';

/** Why a seat may not answer the step that waits with this move. KK-40, KKR-32 */
export function objectionToAnswer(state: State, run: Running, _seat: Seat, move: Move): Refusal | undefined {
  const step = currentStep(run);
  if (move.type === 'done') return step.optional ? undefined : refuse('not-optional');
  switch (step.asks) {
    case 'target':
      return objectionToTarget(state, run, step, move);
    case 'card':
      return objectionToCard(state, run, step, move);
    case 'place':
      return objectionToPlace(state, run, step, move);
    case 'draw':
      return move.type === 'draw' ? undefined : refuse('draw-or-stop');
    default:
      return refuse('close-the-hand');
  }
}

/** KK-75, KK-79, KKR-27, KKR-29, KKR-30, KKR-72, KKR-73 */
function objectionToTarget(state: State, run: Running, step: Step, move: Move): Refusal | undefined {
  if (move.type !== 'target') return refuse('name-a-player');
  if (hasBit(step.choices(state, run), move.number)) return undefined;
  if (move.number >= state.options.players) return refuse('no-such-player');
  if (move.number === run.seat) return refuse('not-yourself');
  const isAlly = seatingAt(state).sides[run.seat].includes(move.number);
  return refuse(isAlly ? 'not-an-ally' : 'not-the-opposite');
}

/** KKR-32 */
function objectionToCard(state: State, run: Running, step: Step, move: Move): Refusal | undefined {
  if (move.type !== 'choose') return refuse(step.optional ? 'choose-or-stop' : 'choose-a-card');
  return hasBit(step.choices(state, run), move.card) ? undefined : notAmong(run, move.card, run.seen);
}

/** KKR-50, KKR-54 */
function objectionToPlace(state: State, run: Running, step: Step, move: Move): Refusal | undefined {
  const choices = step.choices(state, run);
  const fromTop = (step.zone?.(state, run) ?? []).map(cardOf).reverse();
  if (move.type === 'choose') return notAmong(run, move.card, fromTop.slice(0, choices));
  if (move.type !== 'place') return refuse('choose-a-place');
  if (move.number === 0 || move.number > fromTop.length) return refuse('no-such-place');
  if (move.number <= choices) return undefined;
  return refuse('too-deep', [fromTop[move.number - 1], ...fromTop.slice(0, choices)]);
}

/** By the ability: where the cards lie that can be chosen. */
const NOT_AMONG: Partial<Record<CardId, Code>> = {
  dwindle: 'not-in-hand',
  crisis: 'not-your-deed',
  roulette: 'not-in-hand',
  recycle: 'not-in-ruins',
  salvage: 'not-in-ruins',
  sowing: 'not-in-hand',
  jubilee: 'not-in-hand',
  transmigrate: 'not-in-future',
  destiny: 'not-looked-at',
  denial: 'not-in-hand',
  swindle: 'not-picked',
  embody: 'no-deed-to-copy',
};

/** The card that cannot be chosen and, where they are few, those that can. */
function notAmong(run: Running, card: Card, choices: readonly Card[]): Refusal {
  const code = NOT_AMONG[CARDS[run.ability]] as Code;
  return refuse(code, NAMES_CHOICES.includes(code) ? [card, ...choices] : [card]);
}

const NAMES_CHOICES: readonly Code[] = ['not-in-ruins', 'not-looked-at', 'not-picked'];

function hasBit(bits: number, place: number): boolean {
  return place < 31 && (bits & (1 << place)) !== 0;
}
