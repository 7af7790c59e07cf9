import type { GameWithPositions } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import type { Seat, Viewer } from '../kernel/seats.ts';
import type { Card } from '../kernel/zones.ts';
import type { Step } from './random-play.ts';

/** All games have this option. */
interface Seated {
  readonly players: number;
}

/** What the contract is told about a game with one set of options. */
export interface Terms<State = unknown, Move = unknown, Event = unknown, View = unknown, Options = Seated> {
  readonly game: GameWithPositions<State, Move, Event, View, Options>;
  /** Complete, as `readOptions` gives them. */
  readonly options: Options & Seated;
  /** Every card of the game, wherever it lies. */
  cards(state: State): readonly Card[];
  /**
   * The cards this viewer may not know. Within one group any two may be exchanged without the viewer noticing.
   * Asked at every event, too: a card shown to a viewer in passing has to be out of its secret zone by then.
   * A group without cards stands for a secret that is no card, such as a decision that waits to be carried out.
   */
  secrets(state: State, viewer: Viewer): readonly SecretGroup[];
  /** Makes a state whole again after cards secret to a viewer were exchanged, where something else follows from them. */
  mend?(state: State, original: State, viewer: Viewer): void;
  /** Will the answer this seat is about to give be kept from the viewer? */
  isSealed?(state: State, seat: Seat, viewer: Viewer): boolean;
  /** Do secret cards come by this to places that depend on all of them, as those of a sorted hand do that is put away? */
  scatters?(event: Event): boolean;
  /** All moves that can be written, legal or not. */
  readonly universe: readonly Move[];
  /** Words that attempts are made of: verbs, cards, seats and their other names. */
  readonly words: readonly string[];
  /** All clauses of the rules. */
  readonly clauses: readonly string[];
  /** No random game is longer. */
  readonly mostMoves: number;
}

/** Zones whose cards could be exchanged without the viewer noticing. */
export type SecretGroup = readonly SecretZone[];

/** A zone a viewer may not know: its cards, and how to put others in their place. */
export interface SecretZone {
  readonly cards: readonly Card[];
  put(cards: readonly Card[]): void;
}

/** One promise of the contract, checked along a random game. */
export interface Check {
  /** As a sentence without its subject: `loses no card and makes none`. */
  readonly name: string;
  /** Begins to watch a game; `deal` gives the state it starts from, as often as it is asked for. */
  watch(terms: Terms, deal: () => unknown, random: Random): Watch;
  /** Follows games to their very end; otherwise long ones are left early. */
  readonly toTheEnd?: boolean;
}

/** Sees the state at every decision and the step that comes next, null at the end; throws what is wrong. */
export type Watch = (state: unknown, next: Step | null) => void;
