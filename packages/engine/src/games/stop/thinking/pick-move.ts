import { below, oneOf, type Random } from '../../../kernel/random.ts';
import { askedIn } from '../../../kernel/reaction.ts';
import type { Seat } from '../../../kernel/seats.ts';
import { DEFENDING, PREVENTING } from '../attacks.ts';
import type { Calls } from '../calls.ts';
import { answerOwed } from '../decisions/answering.ts';
import { interjecting } from '../decisions/interjecting.ts';
import { callsFor, throwIn } from '../decisions/laying-moves.ts';
import { swapping } from '../decisions/swapping.ts';
import { type CardBits, FITTING, IDENTICAL, SWAPS } from '../fitting.ts';
import { bitsIn, IN_A_WORD, lowestBit } from '../hand.ts';
import { passQuestion } from '../interjecting.ts';
import { legalMoves } from '../legal.ts';
import { ACCEPT, DRAW, type Move, PASS, playOf, playOnFreeChoice } from '../moves.ts';
import { type Answering, onTurn, type State, topCard, windowOf } from '../state.ts';

/**
 * One of the legal moves at random, without listing them: the same that picking from the list would give.
 * Races are left to the list, since random play is done where everybody is asked.
 */
export function pickMove(state: State, seat: Seat, random: Random): Move {
  const window = windowOf(state);
  if (window === undefined) return pickAnswer(state, onTurn(state), random);
  if (window.shape === 'race') return oneOf(random, legalMoves(state, seat));
  if (window.type === 'interjecting') return pickInterjection(state, seat, random);
  return pickPrevention(state, seat, random);
}

/** The same carried out at once, by whoever owes an answer: nobody does in a race, or once the game is over. */
export function moveAtRandom(state: State, random: Random): boolean {
  const window = windowOf(state);
  if (window === undefined) {
    if (state.outcome !== null) return false;
    const wait = onTurn(state);
    answerOwed(state, wait, wait.seat, pickAnswer(state, wait, random), undefined);
    return true;
  }
  if (window.shape === 'race') return false;
  const seat = askedIn(window);
  if (window.type === 'interjecting') {
    const move = pickInterjection(state, seat, random);
    // Asked directly, because most moves of a game pass here.
    if (move === PASS) passQuestion(state, window);
    else interjecting.answer(state, window, seat, move, undefined);
  } else {
    swapping.answer(state, window, seat, pickPrevention(state, seat, random), undefined);
  }
  return true;
}

function pickAnswer(state: State, { type, seat }: Answering, random: Random): Move {
  if (type === 'turn') return pickOnTurn(state, seat, random);
  return pickPlay(state, seat, random, DEFENDING[type][topCard(state)], ACCEPT);
}

function pickPrevention(state: State, seat: Seat, random: Random): Move {
  return pickPlay(state, seat, random, PREVENTING[topCard(state)], PASS);
}

function pickInterjection(state: State, seat: Seat, random: Random): Move {
  const hand = state.hands[seat];
  const identical = IDENTICAL[topCard(state)];
  const low = hand.low & identical.low;
  const high = hand.high & identical.high;
  if ((low | high) === 0) return onlyMove(random, PASS);
  const choices = callsFor(state, hand.size, 1);
  const plays = bitsIn(low | high) * choices.length;
  const pick = below(random, plays + 1);
  return pick === plays ? PASS : pickCard(low, high, pick, choices, throwIn);
}

/** A single move takes a draw of chance too, as every move of a list does. */
function onlyMove(random: Random, move: Move): Move {
  below(random, 1);
  return move;
}

/** A way out of an attack or against a swap, or doing without. */
function pickPlay(state: State, seat: Seat, random: Random, playable: CardBits, without: Move): Move {
  const hand = state.hands[seat];
  const low = hand.low & playable.low;
  const high = hand.high & playable.high;
  const choices = callsFor(state, hand.size, 1);
  const plays = waysToLay(low, high) * choices.length;
  const pick = below(random, plays + 1);
  return pick === plays ? without : pickCard(low, high, pick, choices, playOf);
}

/** A swap counts twice, once for each direction. */
function pickOnTurn(state: State, seat: Seat, random: Random): Move {
  const hand = state.hands[seat];
  const fitting = FITTING[topCard(state)];
  const low = hand.low & fitting.low;
  const high = hand.high & fitting.high;
  const alone = callsFor(state, hand.size, 1);
  const plays = waysToLay(low, high) * alone.length;
  const onFree = callsFor(state, hand.size, 2);
  const freePlays = hand.free === 0 ? 0 : waysToLay(hand.low, hand.high) * onFree.length;
  const pick = below(random, plays + freePlays + 1);
  if (pick < plays) return pickCard(low, high, pick, alone, playOf);
  if (pick < plays + freePlays) return pickCard(hand.low, hand.high, pick - plays, onFree, playOnFreeChoice);
  return DRAW;
}

function waysToLay(low: number, high: number): number {
  const swaps = (low | high) & SWAPS;
  const once = bitsIn(low) + bitsIn(high);
  return swaps === 0 ? once : once + bitsIn(low & SWAPS) + bitsIn(high & SWAPS);
}

/** The move at a place of the list that `addWithCalls` would make of these cards. */
function pickCard(
  low: number,
  high: number,
  pick: number,
  choices: readonly Calls[],
  make: typeof playOf,
): Move {
  const calls = choices[pick % choices.length];
  // As a whole number it is divided without a detour by fractions.
  let place = (pick / choices.length) | 0;
  let word = low;
  let first = 0;
  for (;;) {
    if (word === 0) {
      word = high;
      first = IN_A_WORD;
    }
    const bit = word & -word;
    const ways = (bit & SWAPS) === 0 ? 1 : 2;
    if (place < ways) return make(first + lowestBit(bit), place === 0 ? 'left' : 'right', calls);
    place -= ways;
    word ^= bit;
  }
}
