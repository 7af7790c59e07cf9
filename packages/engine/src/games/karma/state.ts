import type { Outcome } from '../../kernel/game.ts';
import { cloneHand, cloneHands, emptyHand, type Hand } from '../../kernel/hand.ts';
import { cloneRandom, type Random } from '../../kernel/random.ts';
import type { Sealed } from '../../kernel/sealed.ts';
import { bySeat, MOST_SEATS, type Seat } from '../../kernel/seats.ts';
import type { Card, Zone } from '../../kernel/zones.ts';
import type { Options } from './editions.ts';

/** What Karma waits for. */
export type Waiting =
  /** Foresight: who looked. KA-73 */
  | ({ readonly type: 'foresight' } & Sealed<boolean>)
  /** The open table cards, by seat. KA-11, KAR-01 */
  | ({ readonly type: 'choosing' } & Sealed<readonly Card[]>)
  | OneSeat<'turn'>
  /** The extra play of TABLE: the card on top before it, and whether a triple left it no pile. KA-53, KAR-13, KAR-39 */
  | OneSeat<'extra'>
  /** Who gets the pile; after an alternative triple the giver plays on. KA-68, KA-76 */
  | OneSeat<'receiver'>;

export type Foresight = Extract<Waiting, { type: 'foresight' }>;
export type Choosing = Extract<Waiting, { type: 'choosing' }>;
export type Receiver = OneSeat<'receiver'>;
/** A moment at which a seat plays cards: its turn, or the extra play of TABLE. */
export type Playing = OneSeat<'turn'> | OneSeat<'extra'>;

/** One shape for all three, so that reading one is the same machine code for all. */
interface OneSeat<Type extends string> {
  readonly type: Type;
  readonly shape: 'turn' | 'step';
  readonly seat: Seat;
  readonly before: Card | null;
  readonly opensPile: boolean;
  readonly playsOn: boolean;
}

/** The turn of a seat, made once and shared, because the next turn takes its place. */
export function turnOfSeat(seat: Seat): OneSeat<'turn'> {
  return TURNS[seat];
}

const TURNS = bySeat(MOST_SEATS, (seat): OneSeat<'turn'> => {
  return { type: 'turn', shape: 'turn', seat, before: null, opensPile: false, playsOn: false };
});

export function extraPlay(seat: Seat, before: Card | null, opensPile: boolean): OneSeat<'extra'> {
  return { type: 'extra', shape: 'step', seat, before, opensPile, playsOn: false };
}

export function receiverChoice(seat: Seat, playsOn: boolean): Receiver {
  return { type: 'receiver', shape: 'step', seat, before: null, opensPile: false, playsOn };
}

/** Does this entry wait for an answer of this seat? */
export function isAsked(wait: Waiting, seat: Seat): boolean {
  return wait.shape === 'sealed' ? wait.answers[seat] === null : wait.seat === seat;
}

/** One moment of a game, with everything hidden in it. */
export interface State {
  readonly options: Options;
  readonly random: Random;
  readonly hands: Hand[];
  /** By seat: cards of the hand that nobody else has seen going there; null if that holds for all of them. Section 15 */
  readonly unseen: (Hand | null)[];
  /** Table cards are replaced and never changed in place, so that copies can share them: few moves touch them. */
  readonly open: Readonly<Hand>[];
  readonly hidden: (readonly Card[])[];
  /** By seat: the cards seen in Foresight that are still hidden; null for who did not look. KAR-58 */
  readonly foreseen: (Zone | null)[];
  draw: Zone;
  readonly pile: Zone;
  /** Cards out of the game; replaced and never changed in place, so that copies can share it. KA-38, KA-67 */
  out: readonly Card[];
  readonly pending: Waiting[];
  /** By seat: may it still draw for its last turn? Only where players draw by hand. KA-50 */
  readonly undrawn: boolean[];
  readonly starter: Seat;
  /** Finished turns. */
  turns: number;
  /** Turns in a row without progress, and whether this turn has made any. KAR-55 */
  idleTurns: number;
  progress: boolean;
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
    hands: bySeat(seats, () => emptyHand()),
    unseen: bySeat(seats, () => null),
    open: bySeat(seats, () => emptyHand()),
    hidden: bySeat(seats, () => []),
    foreseen: bySeat(seats, () => null),
    draw: [],
    pile: [],
    out: [],
    pending: [],
    undrawn: bySeat(seats, () => false),
    starter,
    turns: 0,
    idleTurns: 0,
    progress: false,
    countdown: 0,
    outcome: null,
  };
}

/** What the options leave as it is, cards on the table and out of the game, and questions to one seat are shared. */
export function clone(state: State): State {
  const { options } = state;
  return {
    options,
    random: cloneRandom(state.random),
    hands: cloneHands(state.hands),
    unseen: cloneUnseen(state.unseen),
    open: state.open.slice(),
    hidden: state.hidden.slice(),
    foreseen: options.foresight ? cloneForeseen(state.foreseen) : state.foreseen,
    draw: state.draw.slice(),
    pile: state.pile.slice(),
    out: state.out,
    pending: cloneWaits(state.pending),
    undrawn: options.draw_by_hand ? state.undrawn.slice() : state.undrawn,
    starter: state.starter,
    turns: state.turns,
    idleTurns: state.idleTurns,
    progress: state.progress,
    countdown: state.countdown,
    outcome: state.outcome,
  };
}

function cloneUnseen(unseen: State['unseen']): State['unseen'] {
  const copies = unseen.slice();
  for (let seat = 0; seat < copies.length; seat++) {
    const cards = copies[seat];
    if (cards !== null) copies[seat] = cloneHand(cards);
  }
  return copies;
}

function cloneForeseen(foreseen: State['foreseen']): State['foreseen'] {
  const copies = foreseen.slice();
  for (let seat = 0; seat < copies.length; seat++) {
    const cards = copies[seat];
    if (cards !== null) copies[seat] = cards.slice();
  }
  return copies;
}

function cloneWaits(waits: readonly Waiting[]): Waiting[] {
  const copies = waits.slice();
  for (let i = 0; i < copies.length; i++) {
    const wait = copies[i];
    if (wait.shape === 'sealed') copies[i] = cloneSealed(wait);
  }
  return copies;
}

function cloneSealed(wait: Foresight | Choosing): Waiting {
  return wait.type === 'foresight'
    ? { type: 'foresight', shape: 'sealed', answers: wait.answers.slice() }
    : { type: 'choosing', shape: 'sealed', answers: wait.answers.slice() };
}
