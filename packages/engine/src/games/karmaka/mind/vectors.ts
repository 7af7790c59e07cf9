import {
  forOthers,
  forSeats,
  type GameVectors,
  MOST_VALUE,
  onTable,
  stepsTo,
  writeBySeat,
  writeFlag,
  writeHand,
  writeNumber,
  writeOneOf,
  writeZone,
} from '../../../kernel/mind/vectors.ts';
import type { Seat } from '../../../kernel/seats.ts';
import { topOf } from '../../../kernel/zones.ts';
import type { Step } from '../abilities/steps.ts';
import { CARDS, COPIES } from '../cards.ts';
import { seesCards } from '../decisions/decision.ts';
import { cardOf, type Hidden, isSeenBy } from '../memory.ts';
import {
  ABILITY_MOVES,
  ALLIES,
  CHOICES,
  DEEDS,
  FUTURES,
  MOST_PLACES,
  MOST_RINGS,
  type Move,
  notation,
} from '../moves.ts';
import { currentStep } from '../running.ts';
import { type State, seatingAt, type Waiting, waitOf } from '../state.ts';
import { isPeeking } from '../view.ts';

const KINDS = CARDS.length;
const MOST_COPIES = Math.max(...COPIES);
const MOST_SEATS = 4;
export const WAITS: readonly Waiting['type'][] = ['turn', 'ability', 'offer', 'death'];
const ASKS: readonly Step['asks'][] = ['target', 'card', 'place', 'draw', 'look'];
const PLAIN: readonly Move['type'][] = ['pass', 'draw', 'done', 'accept', 'refuse'];
const BY_CARD: readonly Move['type'][] = ['deed', 'ability', 'future', 'ally', 'choose'];

const FIRST_TARGET = 1 + PLAIN.length;
const FIRST_PLACE = FIRST_TARGET + MOST_SEATS;
const FIRST_RINGS = FIRST_PLACE + MOST_PLACES;
const FIRST_BY_CARD = FIRST_RINGS + MOST_RINGS + 1;

/** Karmaka as numbers. */
export const karmakaVectors: GameVectors<State, Move> = {
  observation: [
    onTable('hand', KINDS, MOST_COPIES),
    onTable('future', KINDS, MOST_COPIES),
    onTable('looked-at', KINDS, MOST_COPIES),
    onTable('waits-for', WAITS.length),
    onTable('asks-for', ASKS.length),
    onTable('further', 1),
    onTable('middle', KINDS),
    onTable('ability', KINDS),
    onTable('step', 1, MOST_VALUE),
    onTable('times', 1, MOST_VALUE),
    onTable('count', 1, MOST_VALUE),
    onTable('places', MOST_PLACES, KINDS),
    onTable('source-count', 1, MOST_VALUE),
    onTable('ruins', KINDS, MOST_COPIES),
    onTable('ruins-top', KINDS),
    forSeats('active', 1),
    forSeats('asked', 1),
    forSeats('target', 1),
    forSeats('side', 1),
    forSeats('rung', 1, 4),
    forSeats('rings', 1, MOST_RINGS),
    forSeats('hand-count', 1, MOST_VALUE),
    forSeats('deck-count', 1, MOST_VALUE),
    forSeats('future-count', 1, MOST_VALUE),
    forSeats('deeds', KINDS, MOST_COPIES),
    forSeats('deed-top', KINDS),
  ],
  memory: [
    onTable('source-known', KINDS, MOST_COPIES),
    onTable('source-top', KINDS),
    forSeats('deck-known', KINDS, MOST_COPIES),
    forSeats('deck-top', KINDS),
    forOthers('hand-known', KINDS, MOST_COPIES),
    forOthers('future-known', KINDS, MOST_COPIES),
    forOthers('future-top', KINDS),
  ],
  actions: [
    'let-pass',
    ...PLAIN,
    ...Array.from({ length: MOST_SEATS }, (_, i) => `target +${i}`),
    ...Array.from({ length: MOST_PLACES }, (_, i) => `place ${i + 1}`),
    ...Array.from({ length: MOST_RINGS + 1 }, (_, i) => `rings ${i}`),
    ...[DEEDS, ABILITY_MOVES, FUTURES, ALLIES, CHOICES].flatMap((moves) => moves.map(notation)),
  ],
  actionOf(move, _place, seat, players) {
    switch (move.type) {
      case 'deed':
      case 'ability':
      case 'future':
      case 'ally':
      case 'choose':
        return FIRST_BY_CARD + BY_CARD.indexOf(move.type) * KINDS + move.card;
      case 'target':
        return FIRST_TARGET + stepsTo(move.number, seat, players);
      case 'place':
        return FIRST_PLACE + move.number - 1;
      case 'rings':
        return FIRST_RINGS + move.number;
      default:
        return 1 + PLAIN.indexOf(move.type);
    }
  },
  observe(state, seat, _said, into, start) {
    const players = state.hands.length;
    const wait = state.outcome === null ? waitOf(state) : null;
    let at = writeHand(into, start, state.hands[seat], KINDS);
    at = writePile(into, at, state.futures[seat]);
    at = writeLookedAt(state, wait, seat, into, at);
    at = writeWait(state, wait, seat, into, at);
    at = writeNumber(into, at, state.source.length);
    at = writeZone(into, at, state.ruins, KINDS);
    at = writeOneOf(into, at, topOf(state.ruins), KINDS);
    at = writeOneOf(into, at, stepsTo(state.active, seat, players), players);
    at = writeOneOf(into, at, wait && stepsTo(wait.seat, seat, players), players);
    const target = wait && wait.target;
    at = writeOneOf(into, at, target === null ? null : stepsTo(target, seat, players), players);
    for (const partner of seatingAt(state).sides[seat]) into[at + stepsTo(partner, seat, players)] = 1;
    at = writeBySeat(into, at + players, seat, state.rungs);
    at = writeBySeat(into, at, seat, state.rings);
    for (let i = 0; i < players; i++) {
      const other = (seat + i) % players;
      into[at + i] = state.hands[other].size;
      into[at + players + i] = state.decks[other].length;
      into[at + 2 * players + i] = state.futures[other].length;
      writeZone(into, at + 3 * players + i * KINDS, state.deeds[other], KINDS);
      writeOneOf(into, at + 3 * players + (players + i) * KINDS, topOf(state.deeds[other]), KINDS);
    }
  },
  recall(state, seat, into, start) {
    const { hands, decks, futures, source, memories } = state;
    const players = hands.length;
    writeKnown(into, start, start + KINDS, source, seat);
    const own = start + 2 * KINDS;
    const others = own + 2 * players * KINDS;
    for (let i = 0; i < players; i++) {
      const other = (seat + i) % players;
      writeKnown(into, own + i * KINDS, own + (players + i) * KINDS, decks[other], seat);
      if (i === 0) continue;
      const row = (part: number) => others + (part * (players - 1) + i - 1) * KINDS;
      writeHand(into, row(0), memories[other][seat], KINDS);
      writeKnown(into, row(1), row(2), futures[other], seat);
    }
  },
};

/** What the game waits for, up to the cards at the places that may be chosen. */
function writeWait(state: State, wait: Waiting | null, seat: Seat, into: Uint8Array, start: number): number {
  const step = wait !== null && wait.type === 'ability' ? currentStep(wait) : null;
  let at = writeOneOf(into, start, wait && WAITS.indexOf(wait.type), WAITS.length);
  at = writeOneOf(into, at, step && ASKS.indexOf(step.asks), ASKS.length);
  at = writeFlag(into, at, wait !== null && wait.further);
  at = writeOneOf(into, at, wait && wait.card, KINDS);
  at = writeOneOf(into, at, wait && wait.ability, KINDS);
  at = writeNumber(into, at, wait === null ? 0 : wait.step);
  at = writeNumber(into, at, wait === null ? 0 : wait.times);
  at = writeNumber(into, at, wait === null ? 0 : wait.count);
  if (wait !== null && wait.type === 'ability' && wait.seat === seat && step?.asks === 'place') {
    const zone = step.zone?.(state, wait) ?? [];
    for (let place = 1; place <= zone.length; place++)
      into[at + place - 1] = 1 + cardOf(zone[zone.length - place]);
  }
  return at + MOST_PLACES;
}

/** Cards that an ability shows, or the Hand that is looked at through Peek. KKH-09, KKH-10, KKH-12 */
function writeLookedAt(state: State, wait: Waiting | null, seat: Seat, into: Uint8Array, at: number): number {
  if (wait === null || wait.type !== 'ability') return at + KINDS;
  if (wait.target !== null && isPeeking(state, seat, wait.target))
    return writeHand(into, at, state.hands[wait.target], KINDS);
  return seesCards(wait, state.active, seat) ? writeZone(into, at, wait.seen, KINDS) : at + KINDS;
}

function writePile(into: Uint8Array, at: number, pile: readonly Hidden[]): number {
  for (let i = 0; i < pile.length; i++) into[at + cardOf(pile[i])]++;
  return at + KINDS;
}

/** The cards of a face-down pile that this seat has seen go there, and the one on top if it is among them. KKR-86 */
function writeKnown(into: Uint8Array, at: number, topAt: number, pile: readonly Hidden[], seat: Seat): void {
  for (let i = 0; i < pile.length; i++) if (isSeenBy(pile[i], seat)) into[at + cardOf(pile[i])]++;
  const top = pile.length === 0 ? null : pile[pile.length - 1];
  if (top !== null && isSeenBy(top, seat)) into[topAt + cardOf(top)] = 1;
}
