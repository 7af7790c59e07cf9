import type { Refusal } from '../../kernel/game.ts';
import { tidy } from '../../kernel/notation.ts';
import { currentWait } from '../../kernel/pending.ts';
import { askedIn } from '../../kernel/reaction.ts';
import type { Actor, Seat } from '../../kernel/seats.ts';
import { type Card, topOf } from '../../kernel/zones.ts';
import { endCard, isHeldByAnother, mayImitate, mayUse } from './animals.ts';
import { mayAsk } from './asking.ts';
import {
  ANIMALS,
  cardWords,
  isLifeCard,
  POWER_OF,
  type Power,
  REAPER,
  RIGHT_SIGN,
  SPECIES_OF,
} from './cards.ts';
import { deadline } from './clock.ts';
import { powerOf } from './current-power.ts';
import { fitsAt, fitsLine, leftIsOpen, rightIsOpen } from './line.ts';
import { type End, type Move, readAttempt } from './moves.ts';
import { type Giving, type State, type Step, type Turn, turnOf } from './state.ts';
import { mayAttach, mayEnd } from './turn.ts';

/** Every reason for which a move is refused, with the clause it breaks. */
export const REFUSALS = {
  unreadable: 'MK-03',
  'unknown-card': 'MK-62',
  'unknown-animal': 'MK-122',
  'not-a-life-card': 'MK-06',
  'game-over': 'MK-48',
  'no-such-seat': 'MK-86',
  'not-your-turn': 'MK-01',
  'not-asked-yet': 'MK-106',
  'only-the-clock': 'MK-175',
  'only-for-seats': 'MK-03',
  'no-time-limit': 'MK-175',
  'not-held': 'MK-06',
  'card-action-taken': 'MK-04',
  'does-not-fit': 'MK-09',
  'does-not-fit-left': 'MK-09',
  'fits-left-only': 'MK-09',
  'fits-right-only': 'MK-09',
  'left-end-closed': 'MK-90',
  'imitate-dog-first': 'MK-123',
  'closed-by-reaper': 'MK-91',
  'reaper-on-the-left': 'MK-95',
  'card-action-due': 'MK-05',
  'ability-used': 'MK-04',
  'not-your-ability': 'MK-11',
  'imitate-first': 'MK-177',
  'not-what-you-imitate': 'MK-122',
  'nobody-to-imitate': 'MK-122',
  'nothing-to-salvage': 'MK-116',
  'not-from-yourself': 'MK-121',
  'no-card-to-steal': 'MK-121',
  'nobody-is-that-animal': 'MK-122',
  'already-imitating': 'MK-122',
  'nothing-to-imitate': 'MK-122',
  'imitate-later': 'MK-177',
  'too-late-to-imitate': 'MK-177',
  'already-asked': 'MK-13',
  'nothing-can-fit': 'MK-101',
  'nobody-asks': 'MK-14',
  'answer-the-request': 'MK-97',
  'gift-does-not-fit': 'MK-105',
  'gift-does-not-fit-left': 'MK-105',
  'gift-fits-no-end': 'MK-105',
  'take-a-gift': 'MK-108',
  'no-such-gift': 'MK-20',
  'no-gifts': 'MK-20',
  'exchange-or-keep': 'MK-112',
  'nothing-to-exchange': 'MK-24',
  'no-hand-to-exchange': 'MK-102',
  'score-first': 'MK-139',
  'only-life-cards-score': 'MK-139',
  'not-in-your-line': 'MK-139',
  'nothing-to-score': 'MK-34',
  'keep-or-be-done': 'MK-126',
  'nothing-to-keep': 'MK-126',
  'only-life-cards-are-kept': 'MK-126',
  'imitate-or-be-done': 'MK-122',
  'again-or-be-done': 'MK-128',
  'no-second-turn': 'MK-128',
  'nothing-to-leave': 'MK-98',
} as const;

export type Code = keyof typeof REFUSALS;

function refuse(code: Code, cards: readonly Card[] = []): Refusal {
  return { code, clause: REFUSALS[code], cards: cardWords(cards) };
}

export function whyNot(state: State, actor: Actor, attempt: string): Refusal {
  const read = readAttempt(tidy(attempt));
  if (read === undefined) return refuse('unreadable');
  if (read.type === 'unknown-card' || read.type === 'unknown-animal') return refuse(read.type);
  const objection = objectionTo(state, actor, read);
  if (objection) return objection;
  throw new Error(`nothing speaks against ${attempt}`);
}

/** What speaks against a move; nothing if it is legal. */
export function objectionTo(state: State, actor: Actor, move: Move): Refusal | undefined {
  if (state.outcome !== null) return refuse('game-over');
  if (actor === 'clock') return objectionToClock(state, move);
  if (move.type === 'time-out') return refuse('only-the-clock');
  const wait = currentWait(state.pending);
  if (wait.type === 'giving') {
    return askedIn(wait) === actor ? objectionToAnswer(state, wait, move) : notYet(state, actor);
  }
  if (wait.seat !== actor) return notYet(state, actor);
  return wait.type === 'turn' ? objectionToAction(state, wait, move) : objectionToStep(state, wait, move);
}

function objectionToClock(state: State, move: Move): Refusal | undefined {
  if (move.type !== 'time-out') return refuse('only-for-seats');
  return deadline(state) ? undefined : refuse('no-time-limit');
}

/** MK-01, MK-106 */
function notYet(state: State, seat: Seat): Refusal {
  if (!isSeat(state, seat)) return refuse('no-such-seat');
  return refuse(currentWait(state.pending).type === 'giving' ? 'not-asked-yet' : 'not-your-turn');
}

function isSeat(state: State, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < state.options.players;
}

/** MK-17, MK-97, MK-104, MK-105 */
function objectionToAnswer(state: State, wait: Giving, move: Move): Refusal | undefined {
  if (move.type === 'decline') return undefined;
  if (move.type !== 'give') return refuse('answer-the-request');
  const held = objectionToHeld(state, askedIn(wait), move.card);
  if (held) return held;
  const asking = turnOf(state).seat;
  if (fitsLine(state, asking, move.card)) return undefined;
  return objectionToGift(state, asking);
}

/** Names the card at each open end, which says what sign is needed. MK-91, MK-105 */
function objectionToGift(state: State, asking: Seat): Refusal {
  const right = cardAt(state, asking, 'right');
  if (!leftIsOpen(state, asking)) return refuse('gift-does-not-fit', [right]);
  const left = cardAt(state, asking, 'left');
  return rightIsOpen(state, asking)
    ? refuse('gift-fits-no-end', [right, left])
    : refuse('gift-does-not-fit-left', [left]);
}

function objectionToHeld(state: State, seat: Seat, card: Card): Refusal | undefined {
  if (!isLifeCard(card)) return refuse('not-a-life-card', [card]);
  return state.hands[seat].includes(card) ? undefined : refuse('not-held', [card]);
}

/** The card at an end: a life card or the rebirth card. */
function cardAt(state: State, seat: Seat, end: End): Card {
  return endCard(state, seat, end) ?? state.animals[seat];
}

function objectionToAction(state: State, turn: Turn, move: Move): Refusal | undefined {
  switch (move.type) {
    case 'end':
      return mayEnd(state, turn) ? undefined : refuse('card-action-due');
    case 'discard':
      return objectionToCardAction(state, turn, move.card);
    case 'ask':
      if (mayAsk(state, turn)) return undefined;
      return refuse(turn.asked ? 'already-asked' : 'nothing-can-fit');
    case 'attach':
      return (
        objectionToCardAction(state, turn, move.card) ??
        objectionToAttaching(state, turn, move.card, move.end)
      );
    case 'salvage':
      return objectionToUsing(state, turn, 'take-top-discard') ?? objectionToSalvaging(state, turn);
    case 'swap':
      return objectionToUsing(state, turn, 'swap-one') ?? objectionToHeld(state, turn.seat, move.card);
    case 'steal':
      return (
        objectionToUsing(state, turn, 'steal-end-card') ??
        objectionToStealing(state, turn, move.seat, move.end)
      );
    case 'add':
      return (
        objectionToUsing(state, turn, 'attach-extra') ??
        objectionToHeld(state, turn.seat, move.card) ??
        objectionToFit(state, turn.seat, move.card, 'right')
      );
    case 'imitate':
      return objectionToImitating(state, turn, move);
    case 'give':
    case 'decline':
      return refuse('nobody-asks');
    case 'exchange':
    case 'keep-hand':
      return refuse(state.hands[turn.seat].length === 0 ? 'no-hand-to-exchange' : 'nothing-to-exchange');
    default:
      return refuse(NOT_IN_TURN[move.type as keyof typeof NOT_IN_TURN]);
  }
}

/** Answers to what is not asked during a turn. */
const NOT_IN_TURN = {
  take: 'no-gifts',
  score: 'nothing-to-score',
  keep: 'nothing-to-keep',
  again: 'no-second-turn',
  done: 'nothing-to-leave',
} as const satisfies Record<string, Code>;

/** MK-04, MK-06, MK-07 */
function objectionToCardAction(state: State, turn: Turn, card: Card): Refusal | undefined {
  return turn.acted ? refuse('card-action-taken') : objectionToHeld(state, turn.seat, card);
}

function objectionToAttaching(state: State, turn: Turn, card: Card, end: End): Refusal | undefined {
  if (mayAttach(state, turn.seat, card, end)) return undefined;
  return objectionToEnd(state, turn.seat, card, end);
}

/** Where a line has two open ends, a card may fit the other one. MK-127 */
function objectionToEnd(state: State, seat: Seat, card: Card, end: End): Refusal | undefined {
  const objection = objectionToFit(state, seat, card, end);
  if (objection === undefined || !leftIsOpen(state, seat) || RIGHT_SIGN[card] === REAPER) return objection;
  if (end === 'right')
    return fitsAt(state, seat, card, 'left') ? refuse('fits-left-only', [card]) : objection;
  return fitsAt(state, seat, card, 'right') ? refuse('fits-right-only', [card]) : objection;
}

/** MK-09, MK-90, MK-91, MK-95 */
function objectionToFit(state: State, seat: Seat, card: Card, end: End): Refusal | undefined {
  if (fitsAt(state, seat, card, end)) return undefined;
  const last = cardAt(state, seat, end);
  if (end === 'right') return refuse(rightIsOpen(state, seat) ? 'does-not-fit' : 'closed-by-reaper', [last]);
  if (!leftIsOpen(state, seat))
    return refuse(isDogToImitate(state, seat) ? 'imitate-dog-first' : 'left-end-closed');
  return RIGHT_SIGN[card] === REAPER
    ? refuse('reaper-on-the-left', [card])
    : refuse('does-not-fit-left', [last]);
}

/** Could a chameleon still imitate a dog in this turn? MK-123 */
function isDogToImitate(state: State, seat: Seat): boolean {
  return powerOf(state, seat) === 'imitate' && isHeldByAnother(state, seat, 'dog');
}

/** MK-04, MK-11 */
function objectionToUsing(state: State, turn: Turn, power: Power): Refusal | undefined {
  if (mayUse(state, turn, power)) return undefined;
  const own = state.animals[turn.seat];
  if (powerOf(state, turn.seat) === power) return refuse('ability-used', [own]);
  if (POWER_OF[own] !== 'imitate') return refuse('not-your-ability', [own]);
  return objectionToBorrowing(state, turn, power);
}

/** What a chameleon would have to imitate, or what it imitates instead. MK-122, MK-177 */
function objectionToBorrowing(state: State, { seat, imitates }: Turn, power: Power): Refusal {
  const others = state.animals.filter((_, other) => other !== seat);
  const imitated = others.find((card) => SPECIES_OF[card] === imitates);
  if (imitated !== undefined) return refuse('not-what-you-imitate', [imitated]);
  const able = others.find((card) => POWER_OF[card] === power);
  return able === undefined ? refuse('nobody-to-imitate') : refuse('imitate-first', [able]);
}

/** MK-116 */
function objectionToSalvaging(state: State, turn: Turn): Refusal | undefined {
  const top = topOf(state.discard);
  return top === null ? refuse('nothing-to-salvage') : objectionToFit(state, turn.seat, top, 'right');
}

/** MK-121, MK-178 */
function objectionToStealing(state: State, turn: Turn, from: Seat, end: End): Refusal | undefined {
  if (!isSeat(state, from)) return refuse('no-such-seat');
  if (from === turn.seat) return refuse('not-from-yourself');
  const card = endCard(state, from, end);
  return card === null ? refuse('no-card-to-steal') : objectionToFit(state, turn.seat, card, 'right');
}

/** MK-122, MK-124, MK-177 */
function objectionToImitating(
  state: State,
  wait: Turn | Step,
  move: Extract<Move, { type: 'imitate' }>,
): Refusal | undefined {
  const { species } = move;
  if (mayImitate(state, wait, species)) return undefined;
  const own = state.animals[wait.seat];
  if (turnOf(state).imitates !== null) return refuse('already-imitating');
  if (powerOf(state, wait.seat) !== 'imitate') return refuse('not-your-ability', [own]);
  const { power } = ANIMALS[species];
  if (power === 'none' || power === 'imitate') return refuse('nothing-to-imitate');
  if (!isHeldByAnother(state, wait.seat, species)) return refuse('nobody-is-that-animal');
  return refuse(wait.type === 'turn' ? 'imitate-later' : 'too-late-to-imitate');
}

function objectionToStep(state: State, step: Step, move: Move): Refusal | undefined {
  const { seat } = step;
  switch (step.type) {
    case 'taking':
      return move.type === 'take'
        ? objectionToTaking(state, seat, move.seat, move.end)
        : refuse('take-a-gift');
    case 'exchanging':
      return move.type === 'exchange' || move.type === 'keep-hand' ? undefined : refuse('exchange-or-keep');
    case 'scoring':
      return move.type === 'score'
        ? objectionToLineCard(state, seat, move.card, 'only-life-cards-score')
        : refuse('score-first');
    case 'keeping':
      if (move.type === 'done') return undefined;
      return move.type === 'keep'
        ? objectionToLineCard(state, seat, move.card, 'only-life-cards-are-kept')
        : refuse('keep-or-be-done');
    case 'imitating':
      if (move.type === 'done') return undefined;
      return move.type === 'imitate' ? objectionToImitating(state, step, move) : refuse('imitate-or-be-done');
    case 'second-turn':
      return move.type === 'again' || move.type === 'done' ? undefined : refuse('again-or-be-done');
  }
}

/** MK-20, MK-109 */
function objectionToTaking(state: State, seat: Seat, giver: Seat, end: End): Refusal | undefined {
  if (!isSeat(state, giver)) return refuse('no-such-seat');
  const card = state.laid[giver];
  return card === null ? refuse('no-such-gift') : objectionToEnd(state, seat, card, end);
}

/** MK-126, MK-139 */
function objectionToLineCard(state: State, seat: Seat, card: Card, forAnimals: Code): Refusal | undefined {
  if (!isLifeCard(card)) return refuse(forAnimals, [card]);
  return state.left[seat].includes(card) || state.right[seat].includes(card)
    ? undefined
    : refuse('not-in-your-line', [card]);
}
