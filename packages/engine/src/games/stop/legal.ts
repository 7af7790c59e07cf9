import { below, oneOf, type Random } from '../../kernel/random.ts';
import { askedIn } from '../../kernel/reaction.ts';
import { type Actor, leftOf, NOBODY, type Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { DEFENDING, PREVENTING } from './attacks.ts';
import { type Calls, callChoices, NO_CALL } from './calls.ts';
import { FREE_CHOICE, KIND_OF, SWAP } from './cards.ts';
import { deadline } from './clock.ts';
import { type CardBits, FITTING, IDENTICAL, SWAPS } from './fitting.ts';
import { bitsIn, IN_A_WORD, lowestBit } from './hand.ts';
import { addsCall, isRaceOpen } from './interjecting.ts';
import {
  ACCEPT,
  cardsLaid,
  type Direction,
  DRAW,
  interjectOf,
  type Move,
  PASS,
  playOf,
  playOnFreeChoice,
  TIME_OUT,
  withOtherCalls,
} from './moves.ts';
import { everybody, onTurn, type State, topCard, type Window, windowOf } from './state.ts';

/** All moves this actor may make now. */
export function legalMoves(state: State, actor: Actor): Move[] {
  if (actor === 'clock') return deadline(state) ? [TIME_OUT] : [];
  if (state.outcome !== null || !everybody(state).includes(actor)) return [];
  const window = windowOf(state);
  if (window !== undefined && canOnlyPass(state, window, actor)) return ONLY_PASS;
  const moves: Move[] = [];
  if (window !== undefined) addInWindow(moves, state, window, actor);
  else if (onTurn(state).seat === actor) addAnswers(moves, state, actor);
  else if (isRaceOpen(state)) addInterjections(moves, state, actor);
  return moves;
}

/** Shared, because most questions of a game have no other answer. */
const ONLY_PASS: Move[] = [PASS];

/** Is this seat asked for a card to throw in that it does not hold? STR-09 */
function canOnlyPass(state: State, window: Window, seat: Seat): boolean {
  if (window.type !== 'interjecting' || window.shape !== 'reaction' || askedIn(window) !== seat) return false;
  const { counts } = state.hands[seat];
  const identical = IDENTICAL[topCard(state)];
  for (let i = 0; i < identical.length; i++) if (counts[identical[i]] > 0) return false;
  return true;
}

/** STR-03, STR-05, STR-09 */
function addInWindow(moves: Move[], state: State, window: Window, seat: Seat): void {
  if (window.shape === 'reaction' && askedIn(window) !== seat) return;
  if (window.type === 'swapping') {
    if (window.shape === 'race' && !window.open[seat]) return;
    addPlays(moves, state, seat, PREVENTING[topCard(state)]);
    moves.push(PASS);
    return;
  }
  addInterjections(moves, state, seat);
  if (window.shape === 'reaction') moves.push(PASS);
  else if (onTurn(state).seat === seat) {
    if (state.stored === null) addAnswers(moves, state, seat);
    else addLaterCalls(moves, state, seat, state.stored.move);
  }
}

/** Until the lock ends, calls can be added to a stored card. STR-66 */
function addLaterCalls(moves: Move[], state: State, seat: Seat, stored: Move): void {
  if (stored.type !== 'play') return;
  for (const calls of callsFor(state, state.hands[seat].size, cardsLaid(stored))) {
    const move = withOtherCalls(stored, calls);
    if (addsCall(state, seat, move)) moves.push(move);
  }
}

/** ST-15, ST-39 */
function addInterjections(moves: Move[], state: State, seat: Seat): void {
  const { counts, size } = state.hands[seat];
  const identical = IDENTICAL[topCard(state)];
  for (let i = 0; i < identical.length; i++) {
    if (counts[identical[i]] === 0) continue;
    for (const calls of callsFor(state, size, 1)) moves.push(interjectOf(identical[i], calls));
  }
}

/** A normal turn, or the ways out of an attack and suffering it. Section 10 of the rules. */
function addAnswers(moves: Move[], state: State, seat: Seat): void {
  const { type } = onTurn(state);
  const top = topCard(state);
  if (type !== 'turn') {
    addPlays(moves, state, seat, DEFENDING[type][top]);
    moves.push(ACCEPT);
    return;
  }
  addPlays(moves, state, seat, FITTING[top]);
  if (state.hands[seat].counts[FREE_CHOICE] > 0) addFreeChoices(moves, state, seat);
  moves.push(DRAW);
}

function addPlays(moves: Move[], state: State, seat: Seat, playable: CardBits): void {
  const hand = state.hands[seat];
  addCards(moves, playOf, hand.low & playable.low, hand.high & playable.high, callsFor(state, hand.size, 1));
}

/** With any card that has a colour. ST-53, ST-54, STR-53 */
function addFreeChoices(moves: Move[], state: State, seat: Seat): void {
  const { low, high, size } = state.hands[seat];
  addCards(moves, playOnFreeChoice, low, high, callsFor(state, size, 2));
}

/** Every card with every direction and every choice of calls. */
function addCards(
  moves: Move[],
  make: typeof playOf,
  low: number,
  high: number,
  choices: readonly Calls[],
): void {
  for (let bits = low; bits !== 0; bits &= bits - 1) addWithCalls(moves, make, lowestBit(bits), choices);
  for (let bits = high; bits !== 0; bits &= bits - 1)
    addWithCalls(moves, make, IN_A_WORD + lowestBit(bits), choices);
}

const DIRECTIONS: readonly Direction[] = ['left', 'right'];
const NO_DIRECTION: readonly Direction[] = [null];

function addWithCalls(moves: Move[], make: typeof playOf, card: Card, choices: readonly Calls[]): void {
  for (const direction of KIND_OF[card] === SWAP ? DIRECTIONS : NO_DIRECTION) {
    for (const calls of choices) moves.push(make(card, direction, calls));
  }
}

/** Where the table calls for everybody, moves carry no calls. STR-13 */
function callsFor(state: State, held: number, laid: number): readonly Calls[] {
  return state.options.auto_call ? SILENT : callChoices(held, laid);
}

const SILENT: readonly Calls[] = [NO_CALL];

/**
 * One of the legal moves at random, without listing them: the same that picking from the list would give.
 * Races are left to the list, since random play is done where everybody is asked.
 */
export function pickMove(state: State, seat: Seat, random: Random): Move {
  const window = windowOf(state);
  if (window === undefined) {
    const { type } = onTurn(state);
    if (type === 'turn') return pickOnTurn(state, seat, random);
    return pickPlay(state, seat, random, DEFENDING[type][topCard(state)], ACCEPT);
  }
  if (window.shape === 'race') return oneOf(random, legalMoves(state, seat));
  if (window.type === 'interjecting') return pickInterjection(state, seat, random);
  return pickPlay(state, seat, random, PREVENTING[topCard(state)], PASS);
}

function pickInterjection(state: State, seat: Seat, random: Random): Move {
  const { counts, size } = state.hands[seat];
  const identical = IDENTICAL[topCard(state)];
  const first = counts[identical[0]] > 0 ? 1 : 0;
  const held = identical.length > 1 && counts[identical[1]] > 0 ? first + 1 : first;
  const choices = held === 0 ? SILENT : callsFor(state, size, 1);
  const pick = below(random, held * choices.length + 1);
  if (pick === held * choices.length) return PASS;
  const place = pick < choices.length && first > 0 ? 0 : 1;
  return interjectOf(identical[place], choices[pick % choices.length]);
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
  const freePlays = hand.counts[FREE_CHOICE] === 0 ? 0 : waysToLay(hand.low, hand.high) * onFree.length;
  const pick = below(random, plays + freePlays + 1);
  if (pick < plays) return pickCard(low, high, pick, alone, playOf);
  if (pick < plays + freePlays) return pickCard(hand.low, hand.high, pick - plays, onFree, playOnFreeChoice);
  return DRAW;
}

function waysToLay(low: number, high: number): number {
  return bitsIn(low) + bitsIn(high) + bitsIn(low & SWAPS) + bitsIn(high & SWAPS);
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
  let place = Math.floor(pick / choices.length);
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

/** By number of players and seat: all the others. */
const OTHERS: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: 11 }, (_, players) =>
  Array.from({ length: players }, (_, seat) => othersThan(seat, players)),
);

function othersThan(seat: Seat, players: number): Seat[] {
  const others: Seat[] = [];
  for (let other = leftOf(seat, players); other !== seat; other = leftOf(other, players)) others.push(other);
  return others.sort((a, b) => a - b);
}

/** Everybody to whom the race is open, whatever they hold. STR-07 */
export function mayInterrupt(state: State): readonly Seat[] {
  if (state.options.reaction === 'poll' || state.outcome !== null) return NOBODY;
  if (windowOf(state) !== undefined) return everybody(state);
  return isRaceOpen(state) ? OTHERS[state.options.players][onTurn(state).seat] : NOBODY;
}
