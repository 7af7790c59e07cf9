import { cardsIn, countOf, type Hand, lowestOf } from '../../kernel/hand.ts';
import { currentWait } from '../../kernel/pending.ts';
import { below, oneOf, type Random } from '../../kernel/random.ts';
import { type Actor, isClock, NOBODY, type Seat } from '../../kernel/seats.ts';
import { choices } from '../../kernel/zones.ts';
import { deadline } from './clock.ts';
import { fittingKinds } from './demand.ts';
import { lacksCards } from './drawing.ts';
import {
  chooseOf,
  DECLINE,
  DRAW,
  giveTo,
  LOOK,
  type Location,
  MOST_COPIES,
  type Move,
  playOf,
  playsFrom,
  SKIP,
  TAKE,
  TIME_OUT,
  turnOf,
} from './moves.ts';
import { OPEN_CARDS } from './opening.ts';
import type { Playing, State, Waiting } from './state.ts';
import {
  canPlay,
  demandFor,
  drawsFirst,
  firstPlace,
  mayPlaySeveral,
  type Place,
  rulesOf,
  secondPlace,
} from './table-cards.ts';

/** All moves this actor may make now. */
export function legalMoves(state: State, actor: Actor): Move[] {
  if (isClock(actor)) return deadline(state) ? [TIME_OUT] : [];
  if (state.outcome !== null) return [];
  const wait = currentWait(state.pending);
  if (wait.shape === 'sealed') return wait.answers[actor] === null ? secretChoices(state, wait, actor) : [];
  const moves: Move[] = [];
  if (wait.seat === actor) {
    if (wait.type === 'receiver') addReceivers(moves, state, actor);
    else addPlays(moves, state, wait);
  } else if (mayDraw(state, actor)) {
    moves.push(DRAW);
  }
  return moves;
}

/**
 * One of the legal moves at random, without listing them: the same that picking from the list would give.
 * Playing from the hand is the moment that random play meets most, so only that is done by counting.
 */
export function pickMove(state: State, seat: Seat, random: Random): Move {
  const wait = currentWait(state.pending);
  if (wait.type === 'turn' && state.hands[seat].size > 0) return pickFromHand(state, wait, random);
  return oneOf(random, legalMoves(state, seat));
}

function pickFromHand(state: State, wait: Playing, random: Random): Move {
  const hand = state.hands[wait.seat];
  const fitting = hand.kinds & fittingKinds(demandFor(state, wait));
  let pick = below(random, countOf(hand, fitting) + (mayTake(state, wait) ? 1 : 0));
  for (let kinds = fitting; kinds !== 0; kinds &= kinds - 1) {
    const card = lowestOf(kinds);
    if (pick < hand.counts[card]) return playOf('hand', card, pick + 1);
    pick -= hand.counts[card];
  }
  return TAKE;
}

/** KA-11, KA-73 */
function secretChoices(state: State, wait: Waiting, seat: Seat): Move[] {
  if (wait.type === 'foresight') return [LOOK, SKIP];
  return choices(cardsIn(state.hands[seat]), OPEN_CARDS).map(chooseOf);
}

/** Any other player may be given the pile. KA-68, KAR-32 */
function addReceivers(moves: Move[], state: State, seat: Seat): void {
  for (let to = 0; to < state.options.players; to++) if (to !== seat) moves.push(giveTo(to));
}

function addPlays(moves: Move[], state: State, wait: Playing): void {
  addPlaysFrom(moves, state, wait, firstPlace(state, wait));
  if (wait.opensPile) addPlaysFrom(moves, state, wait, secondPlace(state, wait));
  if (mayTake(state, wait)) moves.push(TAKE);
  if (mayDecline(state, wait)) moves.push(DECLINE);
  if (drawsFirst(state, wait)) moves.push(DRAW);
}

function addPlaysFrom(moves: Move[], state: State, wait: Playing, place: Place): void {
  const { seat } = wait;
  if (place === 'hand') addCards(moves, state, wait, 'hand', state.hands[seat]);
  else if (place === 'open') addCards(moves, state, wait, 'open', state.open[seat]);
  else if (place === 'hidden') {
    for (let hidden = 1; hidden <= state.hidden[seat].length; hidden++) moves.push(turnOf(hidden));
  }
}

/** Every fitting card, alone and together with its copies. KA-21, KA-23 */
function addCards(moves: Move[], state: State, wait: Playing, from: Location, cards: Hand): void {
  const several = mayPlaySeveral(state, wait, from);
  const plays = playsFrom(from);
  let fitting = cards.kinds & fittingKinds(demandFor(state, wait));
  while (fitting !== 0) {
    const card = lowestOf(fitting);
    fitting &= fitting - 1;
    const copies = several ? cards.counts[card] : 1;
    for (let i = 0; i < copies; i++) moves.push(plays[card * MOST_COPIES + i]);
  }
}

/** A pile may be taken by choice in AMIGO, only for want of a card in SET. KA-25, KA-26, KAR-09, KAR-10, KAR-11, KAR-57 */
export function mayTake(state: State, wait: Playing): boolean {
  if (state.pile.length === 0 || drawsFirst(state, wait)) return false;
  return rulesOf(state).mayTakePileInsteadOfPlaying || (wait.type === 'turn' && !canPlay(state, wait));
}

/** The extra play may be left out; after a triple only if the pile can be opened from elsewhere. KA-54, KAR-18, KAR-39 */
export function mayDecline(state: State, wait: Playing): boolean {
  if (wait.type !== 'extra' || !rulesOf(state).extraPlayIsOptional) return false;
  return !wait.opensPile || secondPlace(state, wait) !== 'nowhere';
}

/** Where players draw by hand: until the own next turn, while there are cards. KA-50, KAR-57 */
export function mayDraw(state: State, seat: Seat): boolean {
  return state.undrawn[seat] && state.draw.length > 0 && lacksCards(state, seat);
}

/** Seats that may draw while another is on turn. KA-50 */
export function mayInterrupt(state: State): readonly Seat[] {
  if (!state.options.draw_by_hand) return NOBODY;
  return state.undrawn.flatMap((_, seat) => (mayDraw(state, seat) ? [seat] : []));
}
