import type { Refusal } from '../../kernel/game.ts';
import { tidy } from '../../kernel/notation.ts';
import type { Actor, Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import type { Step } from './abilities/steps.ts';
import { readAttempt } from './attempts.ts';
import { CARDS, type CardId, cardWords } from './cards.ts';
import { deadline } from './clock.ts';
import { cardOf } from './memory.ts';
import { type Move, notation } from './moves.ts';
import { currentStep } from './running.ts';
import { type Running, type State, seatingAt, type Turn, type Waiting, waitOf } from './state.ts';
import { mayPass } from './turn.ts';

/** Every reason for which a move is refused, with the clause it breaks. */
export const REFUSALS = {
  unreadable: 'KKR-91',
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
  'not-your-own': 'KK-74',
  'not-asked': 'KK-70',
  'allies-not-asked': 'KKR-74',
  'asked-later': 'KK-72',
  'already-refused': 'KKR-18',
  'not-dying': 'KK-51',
  'say-rings': 'KK-54',
  'not-so-many-rings': 'KK-54',
  'name-a-player': 'KKR-27',
  'no-such-player': 'KK-02',
  'not-yourself': 'KKR-29',
  'not-the-opposite': 'KK-75',
  'not-an-ally': 'KK-79',
  'choose-a-card': 'KKR-91',
  'choose-or-stop': 'KKR-32',
  'not-in-hand': 'KKR-91',
  'not-your-deed': 'KK-95',
  'no-deed-to-copy': 'KK-101',
  'not-in-ruins': 'KKR-50',
  'too-deep': 'KKR-50',
  'not-in-future': 'KK-111',
  'not-looked-at': 'KKR-44',
  'not-picked': 'KK-110',
  'choose-a-place': 'KKR-91',
  'no-such-place': 'KKR-33',
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
  const objection = objectionTo(state, actor, read);
  if (objection) return objection;
  throw new Error(`nothing speaks against ${notation(read)}`);
}

/** What speaks against a move; nothing if it is legal. */
export function objectionTo(state: State, actor: Actor, move: Move): Refusal | undefined {
  if (actor === 'clock') return objectionToClock(state, move);
  const acting = objectionToActing(state, actor, move);
  if (acting) return acting;
  if (move.type === 'time-out') return refuse('only-the-clock');
  const wait = waitOf(state);
  switch (wait.type) {
    case 'turn':
      return objectionToPlaying(state, wait, move);
    case 'ability':
      return objectionToAnswer(state, wait, move);
    case 'offer':
      return answersOffer(move) ? undefined : refuse('take-it-or-not', [wait.card as Card]);
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
function objectionToActing(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (state.outcome !== null) return refuse('game-over');
  const wait = waitOf(state);
  if (wait.seat === seat) return undefined;
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.options.players) return refuse('no-such-seat');
  if (answersOffer(move)) return objectionToAnswering(state, wait, seat);
  if (seat === state.active) return objectionToHurry(wait);
  return refuse(wait.type === 'ability' && wait.seat !== state.active ? 'others-decide' : 'not-your-turn');
}

function answersOffer({ type }: Move): boolean {
  return type === 'accept' || type === 'refuse';
}

/** Somebody answers an offer who is not the one asked now. KK-44, KK-70, KK-72, KK-74, KKR-18, KKR-74 */
function objectionToAnswering(state: State, wait: Waiting, seat: Seat): Refusal {
  if (wait.type !== 'offer') return refuse('nothing-offered');
  const cards = [wait.card as Card];
  if (seat === state.active) return refuse('not-your-own', cards);
  const place = wait.order.indexOf(seat);
  if (place >= 0) return refuse(place < wait.answered ? 'already-refused' : 'asked-later', cards);
  const isAlly = seatingAt(state).sides[state.active].includes(seat);
  return refuse(isAlly ? 'allies-not-asked' : 'not-asked', cards);
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
  const code = NOT_AMONG[CARDS[run.ability as Card]] as Code;
  return refuse(code, NAMES_CHOICES.includes(code) ? [card, ...choices] : [card]);
}

const NAMES_CHOICES: readonly Code[] = ['not-in-ruins', 'not-looked-at', 'not-picked'];

function hasBit(bits: number, place: number): boolean {
  return place < 31 && (bits & (1 << place)) !== 0;
}
