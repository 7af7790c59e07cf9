import type { Outcome } from '../../kernel/game.ts';
import { cloneRandom, type Random } from '../../kernel/random.ts';
import { askedIn, type Reaction } from '../../kernel/reaction.ts';
import { bySeat, type Seat } from '../../kernel/seats.ts';
import { type Card, copyZones, type Zone } from '../../kernel/zones.ts';
import { type Species, STACKS } from './cards.ts';
import type { PutAway } from './memory.ts';
import type { Options } from './options.ts';

/** What Mieses Karma waits for. The turn lies at the bottom as long as the game goes on. */
export type Waiting =
  | Turn
  /** The others decide one after the other whether to give a card. MK-16, MK-106 */
  | Giving
  | Step;

export type Giving = { readonly type: 'giving' } & Reaction;
/** The three actions of a turn in any order. MK-03, MK-04 */
export type Turn = OneSeat<'turn'>;
export type Step =
  /** One of the opened gifts must be taken. MK-20 */
  | OneSeat<'taking'>
  /** Nobody gave: the whole hand may be exchanged. MK-24 */
  | OneSeat<'exchanging'>
  /** A dying chameleon may still choose whom to imitate. MK-122 */
  | OneSeat<'imitating'>
  /** Life cards for the points pile, one by one. MK-139 */
  | OneSeat<'scoring'>
  /** Life cards for the next life, one by one. MK-126 */
  | OneSeat<'keeping'>
  /** One more turn, or not. MK-128 */
  | OneSeat<'second-turn'>;

/** One shape for all, so that reading one is the same machine code for all. */
export interface OneSeat<Type extends string> {
  readonly type: Type;
  readonly shape: 'turn' | 'step';
  seat: Seat;
  /** Has the card action been taken? MK-04 */
  acted: boolean;
  /** Has the ability been used? MK-04 */
  used: boolean;
  /** Have the others been asked? MK-13 */
  asked: boolean;
  /** Is this the second turn of a cow? MK-128 */
  second: boolean;
  /** The animal a chameleon imitates in this turn. MK-122 */
  imitates: Species | null;
  /** Cards that are still to be chosen. */
  left: number;
}

export function turnOfSeat(seat: Seat): Turn {
  return oneSeat('turn', 'turn', seat, 0);
}

export function stepOf<Type extends Step['type']>(type: Type, seat: Seat, left: number): OneSeat<Type> {
  return oneSeat(type, 'step', seat, left);
}

function oneSeat<Type extends string>(
  type: Type,
  shape: 'turn' | 'step',
  seat: Seat,
  left: number,
): OneSeat<Type> {
  return {
    type,
    shape,
    seat,
    acted: false,
    used: false,
    asked: false,
    second: false,
    imitates: null,
    left,
  };
}

export function givingOf(order: readonly Seat[], answered: number): Giving {
  return { type: 'giving', shape: 'reaction', order, answered };
}

/** Does this entry wait for an answer of this seat? */
export function isAsked(wait: Waiting, seat: Seat): boolean {
  return wait.type === 'giving' ? askedIn(wait) === seat : wait.seat === seat;
}

/** One moment of a game, with everything hidden in it. */
export interface State {
  readonly options: Options;
  readonly random: Random;
  /** Sorted, since a hand has no order. MK-174 */
  readonly hands: Zone[];
  /**
   * By seat, sorted: what everybody knows to be in that hand, or to be its gift while that is face down. Like lines, points piles
   * and stacks it is replaced and never changed in place, so that copies can share it: few moves touch them. MK-200
   */
  readonly known: (readonly Card[])[];
  /** The rebirth card in front of each seat. MK-64, MK-148 */
  readonly animals: Card[];
  /** Life cards to the right and to the left of the rebirth card, from it outwards. MK-70, MK-90 */
  readonly right: (readonly Card[])[];
  readonly left: (readonly Card[])[];
  readonly karma: number[];
  readonly points: (readonly Card[])[];
  /** By seat: the card laid as a gift, face down until all have decided. MK-17, MK-19 */
  readonly laid: (Card | null)[];
  readonly draw: Zone;
  readonly discard: Zone;
  /** Parts of the discard pile that not everybody has seen, the lowest first. MK-168, MK-200 */
  readonly putAway: PutAway[];
  /** Rebirth cards by stack, the last one on top. MK-59 */
  readonly stacks: (readonly Card[])[];
  /** By stack: how many cards at the bottom everybody saw being put there. MK-164 */
  readonly returned: number[];
  /** Ants out of the game; replaced and never changed in place, so that copies can share it. MK-41, MK-87 */
  out: readonly Card[];
  readonly pending: Waiting[];
  readonly starter: Seat;
  /** Finished turns, the second one of a cow included. MK-196 */
  turns: number;
  /** Counts up whenever the time for a decision starts afresh. */
  countdown: number;
  outcome: Outcome | null;
}

/** A table without cards, everything at its beginning. */
export function emptyState(options: Options, random: Random, starter: Seat): State {
  const seats = options.players;
  return {
    options,
    random,
    hands: bySeat(seats, (): Zone => []),
    known: bySeat(seats, (): Zone => []),
    animals: [],
    right: bySeat(seats, (): Zone => []),
    left: bySeat(seats, (): Zone => []),
    karma: bySeat(seats, () => 0),
    points: bySeat(seats, (): Zone => []),
    laid: bySeat(seats, () => null),
    draw: [],
    discard: [],
    putAway: [],
    // One for each stack, made as what seats have.
    stacks: bySeat(STACKS.length, (): Zone => []),
    returned: bySeat(STACKS.length, () => 0),
    out: [],
    pending: [],
    starter,
    turns: 0,
    countdown: 0,
    outcome: null,
  };
}

/** The turn that is being played. The game must not be over. */
export function turnOf(state: State): Turn {
  return state.pending[0] as Turn;
}

export function clone(state: State): State {
  return {
    options: state.options,
    random: cloneRandom(state.random),
    hands: copyZones(state.hands),
    known: state.known.slice(),
    animals: state.animals.slice(),
    right: state.right.slice(),
    left: state.left.slice(),
    karma: state.karma.slice(),
    points: state.points.slice(),
    laid: state.laid.slice(),
    draw: state.draw.slice(),
    discard: state.discard.slice(),
    putAway: state.putAway.length === 0 ? [] : state.putAway.slice(),
    stacks: state.stacks.slice(),
    returned: state.returned.slice(),
    out: state.out,
    pending: cloneWaits(state.pending),
    starter: state.starter,
    turns: state.turns,
    countdown: state.countdown,
    outcome: state.outcome,
  };
}

function cloneWaits(waits: readonly Waiting[]): Waiting[] {
  const copies = waits.slice();
  for (let i = 0; i < copies.length; i++) copies[i] = cloneWait(copies[i]);
  return copies;
}

function cloneWait(wait: Waiting): Waiting {
  return wait.type === 'giving' ? cloneGiving(wait) : cloneOneSeat(wait);
}

export function cloneGiving({ order, answered }: Giving): Giving {
  return givingOf(order, answered);
}

export function cloneOneSeat<Type extends string>(wait: OneSeat<Type>): OneSeat<Type> {
  const made = oneSeat(wait.type, wait.shape, wait.seat, wait.left);
  made.acted = wait.acted;
  made.used = wait.used;
  made.asked = wait.asked;
  made.second = wait.second;
  made.imitates = wait.imitates;
  return made;
}
