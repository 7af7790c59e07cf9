import type { Outcome } from '../../kernel/game.ts';
import { cloneRandom, makeRandom, type Random, type Seed } from '../../kernel/random.ts';
import type { Sealed } from '../../kernel/sealed.ts';
import type { Seat } from '../../kernel/seats.ts';
import type { Card, Zone } from '../../kernel/zones.ts';
import { copiesInGame } from './cards.ts';
import { decksFor, type Options } from './editions.ts';

/** What Karma waits for. */
export type Waiting =
  /** Foresight: who looked. KA-73 */
  | ({ readonly type: 'foresight' } & Sealed<boolean>)
  /** The open table cards, by seat. KA-11, KAR-01 */
  | ({ readonly type: 'choosing' } & Sealed<Zone>)
  | { readonly type: 'turn'; readonly shape: 'turn'; seat: Seat }
  /** The extra play of TABLE: the card on top before it, and whether a triple left it no pile. KA-53, KAR-13, KAR-39 */
  | {
      readonly type: 'extra';
      readonly shape: 'step';
      readonly seat: Seat;
      readonly before: Card | null;
      readonly opensPile: boolean;
    }
  /** Who gets the pile; after an alternative triple the giver plays on. KA-68, KA-76 */
  | { readonly type: 'receiver'; readonly shape: 'step'; readonly seat: Seat; readonly playsOn: boolean };

export interface State {
  readonly options: Options;
  readonly random: Random;
  readonly hands: Zone[];
  readonly open: Zone[];
  readonly hidden: Zone[];
  /** By seat: the cards seen in Foresight that are still hidden; null for who did not look. KAR-58 */
  readonly foreseen: (Zone | null)[];
  readonly draw: Zone;
  readonly pile: Zone;
  /** Cards out of the game. KA-38, KA-67 */
  readonly out: Zone;
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
export function emptyState(options: Options, seed: Seed, starter: Seat): State {
  const seats = options.players;
  return {
    options,
    random: makeRandom(seed),
    hands: emptyZones(seats),
    open: emptyZones(seats),
    hidden: emptyZones(seats),
    foreseen: new Array<Zone | null>(seats).fill(null),
    draw: [],
    pile: [],
    out: [],
    pending: [],
    undrawn: new Array<boolean>(seats).fill(false),
    starter,
    turns: 0,
    idleTurns: 0,
    progress: false,
    countdown: 0,
    outcome: null,
  };
}

function emptyZones(seats: number): Zone[] {
  return Array.from({ length: seats }, () => []);
}

/** Copies of each card in a game with these options. */
export function copiesFor(options: Options): number[] {
  return copiesInGame(decksFor(options.players), options.alternative_triples);
}

export function clone(state: State): State {
  return {
    options: state.options,
    random: cloneRandom(state.random),
    hands: cloneZones(state.hands),
    open: cloneZones(state.open),
    hidden: cloneZones(state.hidden),
    foreseen: state.foreseen.map((cards) => cards && cards.slice()),
    draw: state.draw.slice(),
    pile: state.pile.slice(),
    out: state.out.slice(),
    pending: state.pending.map(cloneWait),
    undrawn: state.undrawn.slice(),
    starter: state.starter,
    turns: state.turns,
    idleTurns: state.idleTurns,
    progress: state.progress,
    countdown: state.countdown,
    outcome: state.outcome,
  };
}

function cloneZones(zones: readonly Zone[]): Zone[] {
  const copy: Zone[] = [];
  for (let seat = 0; seat < zones.length; seat++) copy.push(zones[seat].slice());
  return copy;
}

function cloneWait(wait: Waiting): Waiting {
  switch (wait.type) {
    case 'foresight':
      return { type: 'foresight', shape: 'sealed', answers: wait.answers.slice() };
    case 'choosing':
      return {
        type: 'choosing',
        shape: 'sealed',
        answers: wait.answers.map((cards) => cards && cards.slice()),
      };
    case 'turn':
      return { type: 'turn', shape: 'turn', seat: wait.seat };
    case 'extra':
      return {
        type: 'extra',
        shape: 'step',
        seat: wait.seat,
        before: wait.before,
        opensPile: wait.opensPile,
      };
    case 'receiver':
      return { type: 'receiver', shape: 'step', seat: wait.seat, playsOn: wait.playsOn };
  }
}
