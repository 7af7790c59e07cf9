import { BadInput, impossible } from '../../../kernel/bad-input.ts';
import { type DecisionReader, notAnAnswer } from '../../../kernel/decisions.ts';
import { asSeat, asWhole, at, type JsonObject } from '../../../kernel/json.ts';
import { leftOf, type Seat } from '../../../kernel/seats.ts';
import { accept, DEFENDING } from '../attacks.ts';
import { KIND_OF, PLUS_X, SKIP, TWO } from '../cards.ts';
import type { Tell } from '../events.ts';
import { FITTING } from '../fitting.ts';
import { lay } from '../laying.ts';
import { ACCEPT, DRAW, type Move } from '../moves.ts';
import { type Answering, type Attack, answering, cloneAnswering, type State, topCard } from '../state.ts';
import { drawOne } from '../turn.ts';
import { objectionToAnswer } from './answering-objections.ts';
import type { StopDecision } from './decision.ts';
import { addFreeChoices, addPlays } from './laying-moves.ts';

/** What a turn and the attacks share; nothing of it is secret. */
const shared = {
  moves: movesOwed,
  objection: objectionToAnswer,
  answer: answerOwed,
  shown: cloneAnswering,
  imagined: cloneAnswering,
  describe: ({ type, seat }: Answering): JsonObject => ({ type, seat }),
};

/** What whoever is on turn or hit may do; one function for all, because the search asks it most. */
export function movesOwed(state: State, { type }: Answering, seat: Seat): Move[] {
  const moves: Move[] = [];
  if (type === 'turn') {
    addPlays(moves, state, seat, FITTING[topCard(state)]);
    if (state.hands[seat].free > 0) addFreeChoices(moves, state, seat);
    moves.push(DRAW);
  } else {
    addPlays(moves, state, seat, DEFENDING[type][topCard(state)]);
    moves.push(ACCEPT);
  }
  return moves;
}

/** Carries out a move of whoever is on turn or hit, or a card that somebody throws in meanwhile. */
export function answerOwed(state: State, wait: Answering, seat: Seat, move: Move, tell: Tell): void {
  switch (move.type) {
    case 'play':
      return lay(state, seat, move, wait.type === 'turn' ? 'turn' : 'answer', tell);
    case 'interject':
      return lay(state, seat, move, 'interjected', tell);
    case 'draw':
      return drawOne(state, seat, tell);
    case 'accept':
      return accept(state, wait, tell);
    default:
      return notAnAnswer(wait, move);
  }
}

/** A card, or Free Choice and a card, or drawing one. ST-09, ST-13 */
export const turn: StopDecision<Answering> = {
  ...shared,
  time: ({ options }) => options.turn_ms,
  /** STR-10 */
  timeOut(state, { seat }, tell) {
    tell?.({ type: 'timed-out', seat });
    drawOne(state, seat, tell);
  },
};

/** An attack is answered or suffered. Section 10 of the rules. */
const attack: StopDecision<Answering> = {
  ...shared,
  time: ({ options }) => options.response_ms,
  /** STR-06 */
  timeOut(state, wait, tell) {
    tell?.({ type: 'timed-out', seat: wait.seat });
    accept(state, wait, tell);
  },
};

/** ST-34, ST-35, ST-36 */
export const two: StopDecision<Answering> = {
  ...attack,
  describe: ({ type, seat, sum }) => ({ type, seat, sum }),
};

/** ST-41, ST-42, ST-43 */
export const skip = attack;

/** ST-47, ST-51, ST-52 */
export const plusX = attack;

/** The decision that is due once no window is open. */
export function answeringOf({ type }: Answering): StopDecision<Answering> {
  return type === 'turn' ? turn : ATTACKS[type];
}

const ATTACKS: Readonly<Record<Attack, StopDecision<Answering>>> = { two, skip, 'plus-x': plusX };

export const turnReader: DecisionReader<State, Answering> = {
  keys: ['seat'],
  read: (given, place, state) => answering('turn', readSeat(given, place, state), 0),
  check() {},
};

export const twoReader: DecisionReader<State, Answering> = {
  keys: ['seat', 'sum'],
  read: (given, place, state) =>
    answering('two', readHit(given, place, state, TWO), readSum(given.sum ?? TWO, at(place, 'sum'))),
  check: checkHit,
};

export const skipReader: DecisionReader<State, Answering> = {
  keys: ['seat'],
  read: (given, place, state) => answering('skip', readHit(given, place, state, SKIP), 0),
  check: checkHit,
};

export const plusXReader: DecisionReader<State, Answering> = {
  keys: ['seat'],
  read: (given, place, state) => answering('plus-x', readHit(given, place, state, PLUS_X), 0),
  check: checkHit,
};

function readSeat(given: JsonObject, place: string, { options }: State): Seat {
  return asSeat(given.seat, at(place, 'seat'), options.players);
}

/** The card on top is the one that makes the attack. ST-34, ST-41, ST-47 */
function readHit(given: JsonObject, place: string, state: State, attacker: number): Seat {
  const seat = readSeat(given, place, state);
  if (KIND_OF[topCard(state)] !== attacker) throw new BadInput('impossible-position', place, 'pile');
  return seat;
}

const MOST_PENDING = 16;

/** STR-35 */
function readSum(given: unknown, place: string): number {
  const sum = asWhole(given, place, 2, MOST_PENDING);
  if (sum % 2 !== 0) throw new BadInput('impossible-position', place, 'STR-35');
  return sum;
}

/** An attack is on the left neighbour of whoever laid the card. ST-11, ST-34, ST-41, ST-47 */
function checkHit({ layer, options }: State, { seat }: Answering, place: string): void {
  if (seat !== leftOf(layer, options.players)) impossible(at(place, 'seat'), 'ST-11');
}
