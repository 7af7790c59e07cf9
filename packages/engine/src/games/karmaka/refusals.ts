import type { Refusal } from '../../kernel/game.ts';
import { tidy } from '../../kernel/notation.ts';
import type { Actor, Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import type { Step } from './abilities/steps.ts';
import { readAttempt } from './attempts.ts';
import { cardWords } from './cards.ts';
import { deadline } from './clock.ts';
import { type Move, notation } from './moves.ts';
import { currentStep } from './running.ts';
import { type Running, type State, seatingAt, type Turn, type Waiting, waitOf } from './state.ts';
import { mayPass } from './turn.ts';

/** Every reason for which a move is refused, with the clause it breaks. */
export const REFUSALS = {
  unreadable: 'KK-38',
  'unknown-card': 'KK-03',
  'game-over': 'KKR-66',
  'no-such-seat': 'KK-02',
  'not-your-turn': 'KK-35',
  'others-decide': 'KKR-34',
  'offer-runs': 'KK-85',
  'only-the-clock': 'KKR-84',
  'only-for-seats': 'KKR-82',
  'no-time-limit': 'KKR-84',
  'not-held': 'KK-38',
  'must-play': 'KK-43',
  'no-ally': 'KK-78',
  'partners-do-not-give': 'KKR-78',
  'play-or-pass': 'KK-38',
  'nothing-offered': 'KK-44',
  'take-it-or-not': 'KK-45',
  'not-dying': 'KK-51',
  'say-rings': 'KK-54',
  'not-so-many-rings': 'KK-54',
  'name-a-player': 'KKR-27',
  'no-such-player': 'KK-02',
  'not-yourself': 'KKR-29',
  'not-the-opposite': 'KK-75',
  'not-an-ally': 'KK-79',
  'choose-a-card': 'KKR-32',
  'not-among-them': 'KKR-35',
  'choose-a-place': 'KKR-54',
  'no-such-place': 'KKR-50',
  'draw-or-stop': 'KK-108',
  'close-the-hand': 'KKH-09',
  'not-optional': 'KKR-32',
} as const;

export type Code = keyof typeof REFUSALS;

function refuse(code: Code, cards: readonly Card[] = []): Refusal {
  return { code, clause: REFUSALS[code], cards: cardWords(cards) };
}

export function whyNot(state: State, actor: Actor, attempt: string): Refusal {
  const read = readAttempt(state, actor, tidy(attempt));
  if (read === undefined) return refuse('unreadable');
  if (read.type === 'unknown-card') return refuse('unknown-card');
  if (read.type === 'too-high') return objectionToNumber(state, actor);
  const objection = objectionTo(state, actor, read);
  if (objection) return objection;
  throw new Error(`nothing speaks against ${notation(read)}`);
}

/** A number beyond all players, places and rings. */
function objectionToNumber(state: State, actor: Actor): Refusal {
  if (actor === 'clock') return refuse(state.outcome ? 'game-over' : 'only-for-seats');
  return objectionToActing(state, actor) ?? refuse('no-such-place');
}

/** What speaks against a move; nothing if it is legal. */
export function objectionTo(state: State, actor: Actor, move: Move): Refusal | undefined {
  if (actor === 'clock') return objectionToClock(state, move);
  const acting = objectionToActing(state, actor);
  if (acting) return acting;
  if (move.type === 'time-out') return refuse('only-the-clock');
  const wait = waitOf(state);
  switch (wait.type) {
    case 'turn':
      return objectionToPlaying(state, wait, move);
    case 'ability':
      return objectionToAnswer(state, wait, move);
    case 'offer':
      return move.type === 'accept' || move.type === 'refuse'
        ? undefined
        : refuse('take-it-or-not', [wait.card as Card]);
    case 'death':
      return objectionToRings(state, actor, move);
  }
}

function objectionToClock(state: State, move: Move): Refusal | undefined {
  if (state.outcome !== null) return refuse('game-over');
  if (move.type !== 'time-out') return refuse('only-for-seats');
  return deadline(state) ? undefined : refuse('no-time-limit');
}

/** May this seat act at all now? KK-35, KK-85, KKR-34 */
function objectionToActing(state: State, seat: Seat): Refusal | undefined {
  if (state.outcome !== null) return refuse('game-over');
  const wait = waitOf(state);
  if (wait.seat === seat) return undefined;
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.options.players) return refuse('no-such-seat');
  return seat === state.active ? objectionToHurry(wait) : refuse('not-your-turn');
}

/** The active player has to wait for somebody else's answer. */
function objectionToHurry(wait: Waiting): Refusal {
  return wait.type === 'offer' ? refuse('offer-runs', [wait.card as Card]) : refuse('others-decide');
}

/** KK-38, KK-42, KK-43, KK-78 */
function objectionToPlaying(state: State, wait: Turn, move: Move): Refusal | undefined {
  const { seat } = wait;
  switch (move.type) {
    case 'ally':
      if (seatingAt(state).givesTo[seat] === null) return refuse(withoutFourthWay(state, seat));
      return holds(state, seat, move.card);
    case 'deed':
    case 'ability':
    case 'future':
      return holds(state, seat, move.card);
    case 'pass':
      return mayPass(state, seat, wait.further) ? undefined : refuse('must-play');
    case 'accept':
    case 'refuse':
      return refuse('nothing-offered');
    case 'rings':
      return refuse('not-dying');
    default:
      return refuse('play-or-pass');
  }
}

/** KK-78, KKR-78 */
function withoutFourthWay(state: State, seat: Seat): Code {
  return seatingAt(state).sides[seat].length > 1 ? 'partners-do-not-give' : 'no-ally';
}

function holds(state: State, seat: Seat, card: Card): Refusal | undefined {
  return state.hands[seat].counts[card] > 0 ? undefined : refuse('not-held', [card]);
}

/** KK-54, KKR-60 */
function objectionToRings(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (move.type !== 'rings') return refuse('say-rings');
  return move.number <= state.rings[seat] ? undefined : refuse('not-so-many-rings');
}

/** KK-40, KKR-32 */
function objectionToAnswer(state: State, run: Running, move: Move): Refusal | undefined {
  const step = currentStep(run);
  if (move.type === 'done') return step.optional ? undefined : refuse('not-optional');
  switch (step.asks) {
    case 'target':
      return objectionToTarget(state, run, step, move);
    case 'card':
      if (move.type !== 'choose') return refuse('choose-a-card');
      return hasBit(step.choices(state, run), move.card) ? undefined : refuse('not-among-them', [move.card]);
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

/** KKR-50, KKR-54 */
function objectionToPlace(state: State, run: Running, step: Step, move: Move): Refusal | undefined {
  if (move.type === 'choose') return refuse('not-among-them', [move.card]);
  if (move.type !== 'place') return refuse('choose-a-place');
  return move.number > 0 && move.number <= step.choices(state, run) ? undefined : refuse('no-such-place');
}

function hasBit(bits: number, place: number): boolean {
  return (bits & (1 << place)) !== 0;
}
