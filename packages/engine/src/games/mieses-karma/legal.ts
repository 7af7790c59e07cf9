import { currentWait } from '../../kernel/pending.ts';
import { below, oneOf, type Random } from '../../kernel/random.ts';
import { askedIn } from '../../kernel/reaction.ts';
import { type Actor, NOBODY, type Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { imitable, mayAdd, mayAttachAnything, maySalvage, maySteal, maySwap } from './animals.ts';
import { askingOrder, mayAsk } from './asking.ts';
import { LEFT_SIGN, RIGHT_SIGN } from './cards.ts';
import { deadline } from './clock.ts';
import { powerOf } from './current-power.ts';
import { fits, fitsAt, fitsEnds, fitsLine, leftEnd, lineFromLeft, rightEnd } from './line.ts';
import {
  ADD,
  AGAIN,
  ASK,
  ATTACH_LEFT,
  ATTACH_RIGHT,
  DECLINE,
  DISCARD,
  DONE,
  END,
  EXCHANGE,
  GIVE,
  IMITATE,
  KEEP,
  KEEP_HAND,
  type Move,
  SALVAGE,
  SCORE,
  STEAL_LEFT,
  STEAL_RIGHT,
  SWAP,
  TAKE_LEFT,
  TAKE_RIGHT,
  TIME_OUT,
} from './moves.ts';
import { type Giving, type State, type Step, type Turn, turnOf } from './state.ts';
import { mayEnd } from './turn.ts';

/** All moves this actor may make now. */
export function legalMoves(state: State, actor: Actor): Move[] {
  if (actor === 'clock') return deadline(state) ? [TIME_OUT] : [];
  const moves: Move[] = [];
  if (state.outcome === null) addMoves(moves, state, actor);
  return moves;
}

/** Nobody acts out of turn in this game. MK-97 */
export function mayInterrupt(): readonly Seat[] {
  return NOBODY;
}

/** One list for all picks, emptied each time, because random play picks at every move. */
const PICKED_FROM: Move[] = [];

/**
 * One of the legal moves at random: the same that picking from the list would give.
 * Deciding on a gift is what random play meets most, so only that is done by counting.
 */
export function pickMove(state: State, seat: Seat, random: Random): Move {
  const wait = currentWait(state.pending);
  if (wait.type === 'giving') return pickGift(state, wait, random);
  while (PICKED_FROM.length > 0) PICKED_FROM.pop();
  addMoves(PICKED_FROM, state, seat);
  return oneOf(random, PICKED_FROM);
}

function pickGift(state: State, wait: Giving, random: Random): Move {
  const asking = turnOf(state).seat;
  const hand = state.hands[askedIn(wait)];
  const right = rightEnd(state, asking);
  const left = leftEnd(state, asking);
  let gifts = 0;
  for (let i = 0; i < hand.length; i++) if (isFirst(hand, i) && fitsEnds(hand[i], right, left)) gifts++;
  let pick = below(random, gifts + 1);
  if (pick === gifts) return DECLINE;
  for (let i = 0; ; i++) {
    if (isFirst(hand, i) && fitsEnds(hand[i], right, left) && pick-- === 0) return GIVE[hand[i]];
  }
}

function addMoves(moves: Move[], state: State, seat: Seat): void {
  const wait = currentWait(state.pending);
  if (wait.type === 'giving') {
    if (askedIn(wait) === seat) addGifts(moves, state, wait);
  } else if (wait.seat !== seat) {
    return;
  } else if (wait.type === 'turn') {
    addActions(moves, state, wait);
  } else {
    addAnswers(moves, state, wait);
  }
}

/** Any fitting card, or none; declining is always open. MK-104, MK-105, MK-167 */
function addGifts(moves: Move[], state: State, wait: Giving): void {
  const asking = turnOf(state).seat;
  const hand = state.hands[askedIn(wait)];
  for (let i = 0; i < hand.length; i++) {
    if (isFirst(hand, i) && fitsLine(state, asking, hand[i])) moves.push(GIVE[hand[i]]);
  }
  moves.push(DECLINE);
}

/** Equal cards make one move. */
function isFirst(hand: readonly Card[], i: number): boolean {
  return i === 0 || hand[i - 1] !== hand[i];
}

/** The three actions in any order, each at most once. MK-03, MK-04, MK-97 */
function addActions(moves: Move[], state: State, turn: Turn): void {
  if (!turn.acted) addCardActions(moves, state, turn);
  if (!turn.used) addAbilities(moves, state, turn);
  if (mayAsk(state, turn)) moves.push(ASK);
  if (mayEnd(state, turn)) moves.push(END);
}

/** MK-06, MK-07 */
function addCardActions(moves: Move[], state: State, { seat }: Turn): void {
  const hand = state.hands[seat];
  const anything = mayAttachAnything(state, seat);
  const right = rightEnd(state, seat);
  const left = leftEnd(state, seat);
  for (let i = 0; i < hand.length; i++) {
    if (!isFirst(hand, i)) continue;
    const card = hand[i];
    if (anything || fits(LEFT_SIGN[card], right)) moves.push(ATTACH_RIGHT[card]);
    if (fits(RIGHT_SIGN[card], left)) moves.push(ATTACH_LEFT[card]);
    moves.push(DISCARD[card]);
  }
}

/** Whatever the ability of the player's own animal allows. MK-10, MK-11 */
function addAbilities(moves: Move[], state: State, turn: Turn): void {
  switch (powerOf(state, turn.seat)) {
    case 'take-top-discard':
      if (maySalvage(state, turn)) moves.push(SALVAGE);
      return;
    case 'swap-one':
      return addSwaps(moves, state, turn);
    case 'steal-end-card':
      return addSteals(moves, state, turn);
    case 'attach-extra':
      return addExtraCards(moves, state, turn);
    case 'imitate':
      return addImitations(moves, state, turn);
  }
}

/** MK-117 */
function addSwaps(moves: Move[], state: State, turn: Turn): void {
  if (!maySwap(state, turn)) return;
  const hand = state.hands[turn.seat];
  for (let i = 0; i < hand.length; i++) if (isFirst(hand, i)) moves.push(SWAP[hand[i]]);
}

/** MK-121 */
function addSteals(moves: Move[], state: State, turn: Turn): void {
  for (let from = 0; from < state.options.players; from++) {
    if (maySteal(state, turn, from, 'right')) moves.push(STEAL_RIGHT[from]);
    if (maySteal(state, turn, from, 'left')) moves.push(STEAL_LEFT[from]);
  }
}

/** MK-129 */
function addExtraCards(moves: Move[], state: State, turn: Turn): void {
  const hand = state.hands[turn.seat];
  for (let i = 0; i < hand.length; i++) {
    if (isFirst(hand, i) && mayAdd(state, turn, hand[i])) moves.push(ADD[hand[i]]);
  }
}

function addImitations(moves: Move[], state: State, wait: Turn | Step): void {
  for (const species of imitable(state, wait)) moves.push(IMITATE.get(species) as Move);
}

function addAnswers(moves: Move[], state: State, step: Step): void {
  switch (step.type) {
    case 'taking':
      return addGiftsToTake(moves, state, step);
    case 'exchanging':
      moves.push(EXCHANGE, KEEP_HAND);
      return;
    case 'imitating':
      addImitations(moves, state, step);
      moves.push(DONE);
      return;
    case 'scoring':
      return addLineCards(moves, state, step, SCORE);
    case 'keeping':
      addLineCards(moves, state, step, KEEP);
      moves.push(DONE);
      return;
    case 'second-turn':
      moves.push(AGAIN, DONE);
  }
}

/** Exactly one of the gifts, at an end where it fits. MK-20, MK-109 */
function addGiftsToTake(moves: Move[], state: State, { seat }: Step): void {
  for (const giver of askingOrder(state, seat)) {
    const card = state.laid[giver];
    if (card === null) continue;
    if (fitsAt(state, seat, card, 'right')) moves.push(TAKE_RIGHT[giver]);
    if (fitsAt(state, seat, card, 'left')) moves.push(TAKE_LEFT[giver]);
  }
}

/** The life cards of the line from left to right, equal ones once. MK-126, MK-139 */
function addLineCards(moves: Move[], state: State, { seat }: Step, by: readonly Move[]): void {
  const line = lineFromLeft(state, seat);
  for (let i = 0; i < line.length; i++) if (line.indexOf(line[i]) === i) moves.push(by[line[i]]);
}
