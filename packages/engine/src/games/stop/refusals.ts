import type { Refusal } from '../../kernel/game.ts';
import { tidy } from '../../kernel/notation.ts';
import { askedIn } from '../../kernel/reaction.ts';
import type { Actor, Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { isZeroAgainst, mayDefend } from './attacks.ts';
import { COLOUR_OF, cardWords, FREE_CHOICE, isNumber, KIND_OF, PLUS_X, ZERO } from './cards.ts';
import { deadline } from './clock.ts';
import { fits, isIdentical } from './fitting.ts';
import { holdsColour } from './hand.ts';
import { addsCall, isLocked, isRaceOpen } from './interjecting.ts';
import { type Move, readAttempt, type Slip } from './moves.ts';
import { usualMove } from './spelling.ts';
import { type Moment, onTurn, type State, topCard, type Window, windowOf } from './state.ts';

/** Every reason for which a move is refused, with the clause it breaks. */
export const REFUSALS = {
  unreadable: 'ST-09',
  'unknown-card': 'ST-03',
  'needs-colour-card': 'ST-54',
  'second-free-choice': 'STR-53',
  'one-card-only': 'ST-09',
  'one-at-a-time': 'STR-31',
  'say-direction': 'ST-44',
  'one-direction': 'STR-48',
  'no-direction': 'STR-48',
  'game-over': 'ST-28',
  'no-such-seat': 'ST-02',
  'not-your-turn': 'ST-08',
  'only-whoever-is-hit': 'STR-06',
  'not-asked': 'STR-09',
  'only-the-clock': 'STR-10',
  'only-for-seats': 'ST-09',
  'no-time-limit': 'STR-64',
  'not-held': 'ST-09',
  'does-not-fit': 'ST-10',
  'no-colour-card': 'ST-55',
  'free-choice-on-turn-only': 'STR-57',
  'draw-instead': 'ST-13',
  'nothing-to-accept': 'ST-13',
  'accept-instead': 'STR-39',
  'accept-the-skip': 'ST-41',
  'accept-the-plus-x': 'ST-47',
  'no-way-out': 'STR-38',
  'zero-of-that-colour': 'ST-33',
  'no-plus-x-defence': 'ST-52',
  'not-identical': 'ST-15',
  'not-held-to-throw-in': 'ST-15',
  'no-symbols-thrown-in': 'ST-16',
  'symbol-on-top': 'STR-32',
  'throw-in-or-pass': 'STR-09',
  'zero-or-pass': 'ST-45',
  'already-passed': 'STR-05',
  'already-stored': 'STR-66',
  'nothing-to-pass': 'STR-03',
} as const;

export type Code = keyof typeof REFUSALS;

function refuse(code: Code, cards: readonly Card[] = []): Refusal {
  return { code, clause: REFUSALS[code], cards: cardWords(cards) };
}

export function whyNot(state: State, actor: Actor, attempt: string): Refusal {
  const read = readAttempt(tidy(attempt));
  const objection =
    read.type === 'slip'
      ? objectionToSlip(state, actor, read.slip, read.cards)
      : objectionTo(state, actor, usualMove(state, actor, read));
  if (objection) return objection;
  throw new Error(`nothing speaks against ${attempt}`);
}

/** What speaks against a move; nothing if it is legal. */
export function objectionTo(state: State, actor: Actor, move: Move): Refusal | undefined {
  if (actor === 'clock') return objectionToClock(state, move);
  if (state.outcome !== null) return refuse('game-over');
  const window = windowOf(state);
  if (window !== undefined) return objectionInWindow(state, window, actor, move);
  if (onTurn(state).seat === actor) return objectionToAnswer(state, actor, move);
  return objectionToOthers(state, actor, move);
}

function objectionToClock(state: State, move: Move): Refusal | undefined {
  if (state.outcome !== null) return refuse('game-over');
  if (move.type !== 'time-out') return refuse('only-for-seats');
  return deadline(state) ? undefined : refuse('no-time-limit');
}

/** STR-03, STR-05, STR-09 */
function objectionInWindow(state: State, window: Window, seat: Seat, move: Move): Refusal | undefined {
  if (window.shape === 'reaction') {
    if (askedIn(window) !== seat) return refuse(isSeat(state, seat) ? 'not-asked' : 'no-such-seat');
  } else if (!isSeat(state, seat)) return refuse('no-such-seat');
  if (move.type === 'time-out') return refuse('only-the-clock');
  if (window.type === 'swapping') return objectionToPreventing(state, window, seat, move);
  if (move.type === 'interject') return objectionToInterjecting(state, seat, move);
  if (window.shape === 'reaction') return move.type === 'pass' ? undefined : refuse('throw-in-or-pass');
  if (onTurn(state).seat !== seat)
    return (
      objectionToDefendingAnother(state, seat, move) ??
      refuse(move.type === 'pass' ? 'nothing-to-pass' : 'not-your-turn')
    );
  const objection = objectionToAnswer(state, seat, move);
  if (objection || state.stored === null || addsCall(state, seat, move)) return objection;
  return refuse('already-stored');
}

/** Somebody who is neither on turn nor asked. STR-04 */
function objectionToOthers(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (!isSeat(state, seat)) return refuse('no-such-seat');
  if (move.type === 'time-out') return refuse('only-the-clock');
  if (move.type !== 'interject')
    return objectionToDefendingAnother(state, seat, move) ?? refuse('not-your-turn');
  const objection = objectionToInterjecting(state, seat, move);
  return objection ?? (isRaceOpen(state) ? undefined : refuse('not-asked'));
}

/** The 0 is a defence for whoever was hit; it helps nobody else. ST-32, STR-06, STR-33 */
function objectionToDefendingAnother(state: State, seat: Seat, move: Move): Refusal | undefined {
  const { type, seat: hit } = onTurn(state);
  const top = topCard(state);
  const lays = (move.type === 'play' || move.type === 'interject') && !move.free;
  if (type === 'turn' || hit === seat || !lays || !isZeroAgainst(move.card, top)) return undefined;
  return refuse('only-whoever-is-hit', [top]);
}

function isSeat(state: State, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < state.options.players;
}

/** ST-15, ST-16, STR-32, STR-57 */
function objectionToInterjecting(state: State, seat: Seat, move: Move): Refusal | undefined {
  const top = topCard(state);
  if (move.free) return refuse('free-choice-on-turn-only');
  if (isIdentical(move.card, top))
    return state.hands[seat].counts[move.card] > 0 ? undefined : refuse('not-held-to-throw-in', [move.card]);
  const defending = objectionToDefendingAnother(state, seat, move);
  if (defending) return defending;
  if (!isNumber(top)) return refuse('symbol-on-top', [top]);
  if (!isNumber(move.card)) return refuse('no-symbols-thrown-in', [move.card]);
  return refuse('not-identical', [top]);
}

/** ST-45, STR-05, STR-49 */
function objectionToPreventing(state: State, window: Window, seat: Seat, move: Move): Refusal | undefined {
  if (window.shape === 'race' && !window.open[seat]) return refuse('already-passed');
  if (move.type === 'pass') return undefined;
  const top = topCard(state);
  if (move.type === 'interject') return refuse('symbol-on-top', [top]);
  if (move.type !== 'play') return refuse('zero-or-pass', [top]);
  if (move.free) return refuse('free-choice-on-turn-only');
  if (!isZeroAgainst(move.card, top)) return objectionToCard(move.card, top, 'zero-or-pass');
  return objectionToHolding(state, seat, move);
}

/** A 0 of another colour is refused for its colour. ST-33 */
function objectionToCard(card: Card, top: Card, otherwise: Code): Refusal {
  const wrongZero = KIND_OF[card] === ZERO && COLOUR_OF[card] !== COLOUR_OF[top];
  return refuse(wrongZero ? 'zero-of-that-colour' : otherwise, [top]);
}

function objectionToAnswer(state: State, seat: Seat, move: Move): Refusal | undefined {
  switch (move.type) {
    case 'interject':
      return objectionToInterjecting(state, seat, move);
    case 'time-out':
      return refuse('only-the-clock');
    case 'play':
      return onTurn(state).type === 'turn'
        ? objectionToPlaying(state, seat, move)
        : objectionToDefence(state, seat, move);
    case 'accept':
      return onTurn(state).type === 'turn' ? refuse('nothing-to-accept') : undefined;
    case 'draw':
      return ACCEPT_INSTEAD[onTurn(state).type];
    case 'pass':
      return ACCEPT_INSTEAD[onTurn(state).type] ?? refuse('draw-instead');
  }
}

/** Whoever is hit neither draws a card of their own nor simply passes. ST-41, ST-47, STR-39 */
const ACCEPT_INSTEAD: Readonly<Record<Moment, Refusal | undefined>> = {
  turn: undefined,
  two: refuse('accept-instead'),
  skip: refuse('accept-the-skip'),
  'plus-x': refuse('accept-the-plus-x'),
};

/** ST-10, ST-53, ST-55 */
function objectionToPlaying(state: State, seat: Seat, move: Move): Refusal | undefined {
  const hand = state.hands[seat];
  if (move.free && hand.counts[FREE_CHOICE] === 0) return refuse('not-held', [FREE_CHOICE]);
  if (move.free && !holdsColour(hand)) return refuse('no-colour-card');
  const top = topCard(state);
  if (hand.counts[move.card] > 0 && !move.free && !fits(move.card, top)) return refuse('does-not-fit', [top]);
  return objectionToHolding(state, seat, move);
}

/** ST-35, ST-36, ST-42, ST-43, ST-51, ST-52, STR-38 */
function objectionToDefence(state: State, seat: Seat, move: Move): Refusal | undefined {
  const { type } = onTurn(state);
  const top = topCard(state);
  if (move.free) return refuse('free-choice-on-turn-only');
  if (mayDefend(type, move.card, top)) return objectionToHolding(state, seat, move);
  const plusX = type === 'plus-x' && KIND_OF[move.card] === PLUS_X;
  return objectionToCard(move.card, top, plusX ? 'no-plus-x-defence' : 'no-way-out');
}

function objectionToHolding(state: State, seat: Seat, { card }: Move): Refusal | undefined {
  return state.hands[seat].counts[card] > 0 ? undefined : refuse('not-held', [card]);
}

/** Words that make no move: refused for the moment if the seat cannot act, otherwise for themselves. */
function objectionToSlip(state: State, actor: Actor, slip: Slip, cards: readonly Card[]): Refusal {
  if (slip === 'unreadable' || slip === 'unknown-card') return refuse(slip);
  if (actor === 'clock') return refuse(state.outcome === null ? 'only-for-seats' : 'game-over');
  if (state.outcome !== null) return refuse('game-over');
  if (!isSeat(state, actor)) return refuse('no-such-seat');
  const window = windowOf(state);
  if (window?.shape === 'reaction' && askedIn(window) !== actor) return refuse('not-asked');
  if (slip === 'one-at-a-time') return refuse(slip, cards);
  const mayPlay = onTurn(state).seat === actor && (window === undefined || isLocked(state));
  if (window === undefined && !mayPlay) return refuse('not-your-turn');
  if (slip !== 'needs-colour-card' && slip !== 'second-free-choice') return refuse(slip, cards);
  if (!mayPlay || onTurn(state).type !== 'turn') return refuse('free-choice-on-turn-only');
  if (state.hands[actor].counts[FREE_CHOICE] === 0) return refuse('not-held', [FREE_CHOICE]);
  return refuse(holdsColour(state.hands[actor]) ? slip : 'no-colour-card');
}
