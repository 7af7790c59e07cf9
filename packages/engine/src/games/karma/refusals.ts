import type { Refusal } from '../../kernel/game.ts';
import { cardsIn, type Hand } from '../../kernel/hand.ts';
import { tidy } from '../../kernel/notation.ts';
import { currentWait } from '../../kernel/pending.ts';
import { type Actor, isClock, isSeat, type Seat } from '../../kernel/seats.ts';
import { type Card, countOf } from '../../kernel/zones.ts';
import { cardWords, FIVE } from './cards.ts';
import { deadline } from './clock.ts';
import { demandOf, fits } from './demand.ts';
import { lacksCards } from './drawing.ts';
import { mayDecline, mayDraw, mayTake } from './legal.ts';
import { type Location, type Move, playOf, readAttempt, SEVERAL } from './moves.ts';
import { OPEN_CARDS } from './opening.ts';
import type { Playing, State } from './state.ts';
import {
  demandFor,
  drawsFirst,
  fittingCards,
  mayPlayFrom,
  mayPlaySeveral,
  type Place,
  rulesOf,
} from './table-cards.ts';

/** Every reason for which a move is refused, with the clause it breaks. */
export const REFUSALS = {
  unreadable: 'KA-19',
  'unknown-card': 'KA-04',
  'cards-differ': 'KA-23',
  'game-over': 'KA-71',
  'no-such-seat': 'KA-01',
  'not-your-turn': 'KA-18',
  'only-the-clock': 'KAR-56',
  'only-for-seats': 'KA-19',
  'no-time-limit': 'KAR-56',
  'no-foresight': 'KA-73',
  'look-is-over': 'KAR-04',
  'decide-to-look-first': 'KAR-04',
  'already-decided': 'KAR-04',
  'choose-first': 'KA-11',
  'choose-three': 'KA-11',
  'choose-what-you-hold': 'KA-11',
  'already-chosen': 'KAR-01',
  'no-exchange': 'KAR-02',
  'not-held': 'KA-19',
  'not-so-many': 'KA-23',
  'one-place-only': 'KA-27',
  'hand-first': 'KA-28',
  'draw-pile-first': 'KA-29',
  'open-first': 'KA-33',
  'open-first-now': 'KA-57',
  'table-card-now': 'KA-53',
  'table-card-only': 'KA-54',
  'too-low': 'KA-21',
  'above-five': 'KA-65',
  'extra-must-fit': 'KAR-13',
  'only-one-extra': 'KAR-17',
  'one-hidden-at-a-time': 'KAR-08',
  'no-such-hidden-card': 'KA-09',
  'no-pile-to-take': 'KAR-09',
  'must-play': 'KA-26',
  'must-turn': 'KAR-11',
  'decline-instead': 'KAR-18',
  'extra-is-a-duty': 'KAR-19',
  'nothing-to-decline': 'KAR-18',
  'must-open-pile': 'KAR-39',
  'name-receiver': 'KA-68',
  'nothing-to-give': 'KA-68',
  'not-to-yourself': 'KAR-32',
  'no-such-receiver': 'KA-68',
  'drawing-is-automatic': 'KAR-48',
  'hand-is-full': 'KA-47',
  'draw-pile-empty': 'KA-48',
  'draw-forgotten': 'KA-50',
  'draw-first': 'KAR-57',
} as const;

export type Code = keyof typeof REFUSALS;

function refuse(code: Code, cards: readonly Card[] = []): Refusal {
  return { code, clause: REFUSALS[code], cards: cardWords(cards) };
}

export function whyNot(state: State, actor: Actor, attempt: string): Refusal {
  const read = readAttempt(state, actor, tidy(attempt));
  if (read === undefined) return refuse('unreadable');
  if (read.type === 'unknown') return refuse('unknown-card');
  const objection =
    read.type === 'mixed' ? objectionToMixed(state, actor, read.cards) : objectionTo(state, actor, read);
  if (objection) return objection;
  throw new Error(`nothing speaks against ${attempt}`);
}

/** What speaks against a move; nothing if it is legal. */
export function objectionTo(state: State, actor: Actor, move: Move): Refusal | undefined {
  if (isClock(actor)) return objectionToClock(state, move);
  const acting = objectionToActing(state, actor);
  if (acting)
    return move.type === 'draw' && acting.code === 'not-your-turn'
      ? objectionToDrawing(state, actor)
      : acting;
  const wait = currentWait(state.pending);
  switch (wait.type) {
    case 'turn':
    case 'extra':
      return objectionToPlaying(state, wait, move);
    case 'receiver':
      return objectionToReceiver(state, actor, move);
    case 'foresight':
      return move.type === 'look' || move.type === 'skip' ? undefined : refuse('decide-to-look-first');
    case 'choosing':
      return objectionToChoosing(state, actor, move);
  }
}

/** The commonest of all legal moves, asked first: a quarter of the time of random play is saved that way. KA-21 */
export function isOrdinaryPlay(state: State, actor: Actor, move: Move): boolean {
  if (move.type !== 'play' || move.from !== 'hand' || state.outcome !== null) return false;
  const wait = currentWait(state.pending);
  if (wait.type !== 'turn' || wait.seat !== actor) return false;
  return state.hands[wait.seat].counts[move.card] >= move.count && fits(move.card, demandOf(state));
}

function objectionToClock(state: State, move: Move): Refusal | undefined {
  if (state.outcome !== null) return refuse('game-over');
  if (move.type !== 'time-out') return refuse('only-for-seats');
  return deadline(state) ? undefined : refuse('no-time-limit');
}

/** May this seat act at all now? */
function objectionToActing(state: State, seat: Seat): Refusal | undefined {
  if (state.outcome !== null) return refuse('game-over');
  const wait = currentWait(state.pending);
  if (wait.shape !== 'sealed') {
    if (wait.seat === seat) return undefined;
    return isSeat(seat, state.options.players) ? refuse('not-your-turn') : refuse('no-such-seat');
  }
  if (!isSeat(seat, state.options.players)) return refuse('no-such-seat');
  if (wait.answers[seat] === null) return undefined;
  return refuse(wait.type === 'foresight' ? 'already-decided' : 'already-chosen');
}

/** Different cards at once: where one of them would be refused anyway, for that reason. KA-23 */
function objectionToMixed(state: State, actor: Actor, cards: readonly Card[]): Refusal {
  if (actor === 'clock') return refuse('only-for-seats');
  const acting = objectionToActing(state, actor);
  if (acting) return acting;
  const wait = currentWait(state.pending);
  if (wait.type === 'turn' || wait.type === 'extra') return refuse('cards-differ', cards);
  return objectionTo(state, actor, playOf('hand', cards[0], 1)) as Refusal;
}

/** KA-11, KAR-01 */
function objectionToChoosing(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (move.type === 'look' || move.type === 'skip') return objectionToLooking(state);
  if (move.type !== 'choose') return refuse('choose-first');
  if (move.cards.length !== OPEN_CARDS) return refuse('choose-three');
  const missing = missingFrom(state.hands[seat], move.cards);
  return missing.length === 0 ? undefined : refuse('choose-what-you-hold', missing);
}

/** Of these cards, copies counted, those that the hand does not hold. */
function missingFrom(hand: Hand, cards: readonly Card[]): Card[] {
  return cards.filter((card, i) => countOf(cards.slice(0, i + 1), card) > hand.counts[card]);
}

function objectionToLooking(state: State): Refusal {
  return refuse(state.options.foresight ? 'look-is-over' : 'no-foresight');
}

/** KA-68, KAR-32 */
function objectionToReceiver(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (move.type !== 'give') return refuse('name-receiver');
  if (move.to === seat) return refuse('not-to-yourself');
  return move.to < state.options.players ? undefined : refuse('no-such-receiver');
}

/** KA-47, KA-48, KA-50, KAR-48 */
function objectionToDrawing(state: State, seat: Seat): Refusal | undefined {
  if (!state.options.draw_by_hand) return refuse('drawing-is-automatic');
  if (mayDraw(state, seat)) return undefined;
  if (state.draw.length === 0) return refuse('draw-pile-empty');
  return refuse(lacksCards(state, seat) ? 'draw-forgotten' : 'hand-is-full');
}

const ANSWERS_TO_TURN: readonly Move['type'][] = ['play', 'turn', 'take', 'draw'];

function objectionToPlaying(state: State, wait: Playing, move: Move): Refusal | undefined {
  if (drawsFirst(state, wait) && ANSWERS_TO_TURN.includes(move.type))
    return move.type === 'draw' ? undefined : refuse('draw-first');
  switch (move.type) {
    case 'play':
      if (mayPlayCards(state, wait, move.from, move.card, move.count)) return undefined;
      return whyNotCards(state, wait, move.from, move.card, move.count);
    case 'turn':
      return objectionToTurning(state, wait, move.place);
    case 'take':
      return objectionToTaking(state, wait);
    case 'decline':
      return objectionToDeclining(state, wait);
    case 'give':
      return refuse('nothing-to-give');
    case 'choose':
      return refuse('no-exchange');
    case 'draw':
      return objectionToDrawing(state, wait.seat);
    case 'time-out':
      return refuse('only-the-clock');
    default:
      return objectionToLooking(state);
  }
}

/** May a seat play these cards from there? KA-21, KA-23, KA-27, KA-65 and, for the extra play, KAR-13, KAR-17 */
function mayPlayCards(state: State, wait: Playing, from: Location, card: Card, count: number): boolean {
  const cards = from === 'hand' ? state.hands[wait.seat] : state.open[wait.seat];
  if (cards.counts[card] < count || !mayPlayFrom(state, wait, from)) return false;
  return fits(card, demandFor(state, wait)) && (count === 1 || mayPlaySeveral(state, wait, from));
}

function whyNotCards(state: State, wait: Playing, from: Location, card: Card, count: number): Refusal {
  const cards = from === 'hand' ? state.hands[wait.seat] : state.open[wait.seat];
  const held = cards.counts[card];
  if (held === 0) return refuse('not-held', [card]);
  if (held < count) {
    const elsewhere = (from === 'hand' ? state.open : state.hands)[wait.seat].counts[card];
    return refuse(held + elsewhere >= count ? 'one-place-only' : 'not-so-many', [card]);
  }
  if (!mayPlayFrom(state, wait, from)) return objectionToPlace(state, wait, from);
  if (count > 1 && !mayPlaySeveral(state, wait, from)) return refuse('only-one-extra', [card]);
  const demand = demandFor(state, wait) as Card;
  if (wait.type === 'extra') return refuse('extra-must-fit', [demand]);
  return refuse(demand === FIVE ? 'above-five' : 'too-low', [demand]);
}

/** KA-28, KA-29, KA-33, KA-53, KA-54 */
function objectionToPlace(state: State, wait: Playing, from: Place): Refusal {
  const { seat } = wait;
  const open = cardsIn(state.open[seat]);
  if (wait.type === 'turn') {
    const hand = cardsIn(state.hands[seat]);
    if (hand.length > 0) return refuse('hand-first', hand);
    return from === 'hidden' && open.length > 0 ? refuse('open-first', open) : refuse('draw-pile-first');
  }
  if (from === 'hidden' && open.length > 0) return refuse('open-first-now', open);
  return refuse(rulesOf(state).extraPlayIsOptional ? 'table-card-only' : 'table-card-now', open);
}

/** KA-09, KAR-08 */
function objectionToTurning(state: State, wait: Playing, place: number): Refusal | undefined {
  if (state.hidden[wait.seat].length === 0) return refuse('no-such-hidden-card');
  if (!mayPlayFrom(state, wait, 'hidden')) return objectionToPlace(state, wait, 'hidden');
  if (place === SEVERAL) return refuse('one-hidden-at-a-time');
  const exists = place >= 1 && place <= state.hidden[wait.seat].length;
  return exists ? undefined : refuse('no-such-hidden-card');
}

/** KA-26, KAR-09, KAR-11 */
function objectionToTaking(state: State, wait: Playing): Refusal | undefined {
  if (mayTake(state, wait)) return undefined;
  if (state.pile.length === 0) return refuse('no-pile-to-take');
  if (wait.type === 'extra') return refuse('decline-instead');
  const playable = fittingCards(state, wait);
  return playable.length > 0 ? refuse('must-play', playable) : refuse('must-turn');
}

/** KA-53, KAR-18, KAR-19, KAR-39 */
function objectionToDeclining(state: State, wait: Playing): Refusal | undefined {
  if (mayDecline(state, wait)) return undefined;
  if (wait.type === 'turn') return refuse('nothing-to-decline');
  return refuse(wait.opensPile ? 'must-open-pile' : 'extra-is-a-duty');
}
