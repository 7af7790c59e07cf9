import type { Outcome } from '../../kernel/game.ts';
import { cloneHands, emptyHand, type Hand } from '../../kernel/hand.ts';
import { cloneRandom, type Random } from '../../kernel/random.ts';
import { bySeat, type Seat } from '../../kernel/seats.ts';
import { type Card, copyZones, type Zone } from '../../kernel/zones.ts';
import type { Hidden } from './memory.ts';
import { type Options, SEATINGS, type Seating, seatingIndex, wolfOf } from './variants.ts';

/** What Karmaka waits for: always exactly one thing. */
export type Waiting = Turn | Running | Offer | Death;

/** A seat plays a card, or passes; `further`: the further card an ability allows. KK-38, KK-85 */
export type Turn = Entry<'turn', 'turn', null>;
/** An ability is being carried out. KK-40 */
export type Running = Entry<'ability', 'step', Card>;
/** The played card is offered to rivals in order. KK-44, KK-72 */
export type Offer = Entry<'offer', 'reaction', Card>;
/** A seat dies and says how many rings it spends. KK-54 */
export type Death = Entry<'death', 'turn', null>;

/** One set of fields for all, so that reading one is the same machine code for all. `Middle`: a card, if one is in the middle. */
interface Entry<Type, Shape, Middle extends Card | null> {
  readonly type: Type;
  readonly shape: Shape;
  /** Who answers; in an offer the seat that is asked first. */
  seat: Seat;
  /** Turn: this is a further card. Ability, offer: a further card follows. KK-85, KKR-13 */
  further: boolean;
  /** The card in the middle. KK-40, KKR-17 */
  readonly card: Middle;
  /** Whose ability is carried out: that of the card in the middle, or one it copies. KKR-35 */
  ability: Middle;
  /** Which step of that ability is next, and how often it has been answered. */
  step: number;
  times: number;
  /** The player on whom the ability is used. KKR-27 */
  target: Seat | null;
  /** Roulette: cards ruined so far. KK-107 */
  count: number;
  /** Destiny, Swindle: the cards looked at, apart from their zones. KKR-44 */
  readonly seen: Zone;
  /** Embody and Mimic as far as they took part in this run of copies, as bits of `1 << card`. KKR-36 */
  copies: number;
  /** Offer: the seats asked, and how many have answered. KKR-18 */
  readonly order: readonly Seat[];
  answered: number;
}

const NO_SEATS: readonly Seat[] = [];
/** Shared by all zones in which nothing lies and all entries in which nothing is looked at, and never changed. */
export const NO_CARDS: Zone = [];

function entry<Type, Shape, Middle extends Card | null>(
  type: Type,
  shape: Shape,
  seat: Seat,
  further: boolean,
  card: Middle,
  order: readonly Seat[],
  seen: Zone,
): Entry<Type, Shape, Middle> {
  return {
    type,
    shape,
    seat,
    further,
    card,
    ability: card,
    step: 0,
    times: 0,
    target: null,
    count: 0,
    seen,
    copies: 0,
    order,
    answered: 0,
  };
}

export function turnOfSeat(seat: Seat, further: boolean): Turn {
  return entry('turn', 'turn', seat, further, null, NO_SEATS, NO_CARDS);
}

export function abilityOf(seat: Seat, card: Card): Running {
  return entry('ability', 'step', seat, false, card, NO_SEATS, []);
}

export function offerOf(card: Card, order: readonly Seat[], further: boolean): Offer {
  return entry('offer', 'reaction', order[0], further, card, order, NO_CARDS);
}

export function deathOf(seat: Seat): Death {
  return entry('death', 'turn', seat, false, null, NO_SEATS, NO_CARDS);
}

/** One moment of a game, with everything hidden in it. */
export interface State {
  readonly options: Options;
  readonly random: Random;
  /** Index into `SEATINGS`. */
  readonly seating: number;
  readonly hands: Hand[];
  /**
   * By owner, then by viewer: cards the viewer is certain to find in that Hand. They seldom change, and are then replaced, so that
   * copies of a state can share them. KKR-86
   */
  readonly memories: (readonly Readonly<Hand>[])[];
  readonly decks: Hidden[][];
  /** These change less often than a state is copied, and are replaced then, so that copies share them. */
  readonly futures: (readonly Hidden[])[];
  readonly deeds: (readonly Card[])[];
  /** By seat: 0 is Dung Beetle, 4 Transcendence. KK-10 */
  rungs: readonly number[];
  rings: readonly number[];
  source: Hidden[];
  readonly ruins: Zone;
  readonly pending: Waiting[];
  /** Whose turn it is. */
  active: Seat;
  readonly starter: Seat;
  /** Finished turns. */
  turns: number;
  /** Counts up whenever the time for a decision starts afresh. */
  countdown: number;
  outcome: Outcome | null;
}

/** KK-10, KK-81 */
const DUNG_BEETLE = 0;
const WOLF = 2;

/** What is known of a Hand at first. */
const NOTHING: Readonly<Hand> = emptyHand();

/** A table without cards, everything at its beginning. KK-28, KK-33, KK-81 */
export function emptyState(options: Options, random: Random, starter: Seat, wolf: Seat | null): State {
  const seats = options.players;
  const unknown = bySeat(seats, () => NOTHING);
  const seating = seatingIndex(options, wolf);
  return {
    options,
    random,
    seating,
    hands: bySeat(seats, emptyHand),
    memories: bySeat(seats, () => unknown),
    decks: bySeat(seats, (): Hidden[] => []),
    futures: bySeat(seats, () => NO_CARDS),
    deeds: bySeat(seats, () => NO_CARDS),
    rungs: bySeat(seats, (seat) => (seat === wolfOf(seating) ? WOLF : DUNG_BEETLE)),
    rings: bySeat(seats, () => 0),
    source: [],
    ruins: [],
    pending: [],
    active: starter,
    starter,
    turns: 0,
    countdown: 0,
    outcome: null,
  };
}

export function clone(state: State): State {
  return {
    options: state.options,
    random: cloneRandom(state.random),
    seating: state.seating,
    hands: cloneHands(state.hands),
    memories: state.memories.slice(),
    decks: copyZones(state.decks),
    futures: state.futures.slice(),
    deeds: state.deeds.slice(),
    rungs: state.rungs,
    rings: state.rings,
    source: state.source.slice(),
    ruins: state.ruins.slice(),
    pending: state.pending.length === 0 ? [] : [cloneWait(state.pending[0])],
    active: state.active,
    starter: state.starter,
    turns: state.turns,
    countdown: state.countdown,
    outcome: state.outcome,
  };
}

function cloneWait(wait: Waiting): Waiting {
  return entryWith(wait, wait.seen.length === 0 ? [] : wait.seen.slice());
}

/** The same entry with these cards looked at, made here so that all entries have the same form. */
export function entryWith<Wait extends Waiting>(wait: Omit<Wait, 'seen'>, seen: Zone): Wait {
  return {
    type: wait.type,
    shape: wait.shape,
    seat: wait.seat,
    further: wait.further,
    card: wait.card,
    ability: wait.ability,
    step: wait.step,
    times: wait.times,
    target: wait.target,
    count: wait.count,
    seen,
    copies: wait.copies,
    order: wait.order,
    answered: wait.answered,
  } as Wait;
}

export function seatingAt(state: State): Seating {
  return SEATINGS[state.seating];
}

/** What the game waits for now. It must not be over. */
export function waitOf(state: State): Waiting {
  return state.pending[0];
}

export function waitFor(state: State, wait: Waiting): void {
  state.pending[0] = wait;
}
