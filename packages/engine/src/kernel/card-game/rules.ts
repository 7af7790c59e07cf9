import type { Emit } from '../events.ts';
import type { OptionSpec } from '../options.ts';
import type { Seat, Viewer } from '../seats.ts';
import type { Card, Zone } from '../zones.ts';
import type { Fact } from './facts.ts';
import type { CardTable, TableOptions, ZoneKind } from './table.ts';

/** What `cardGame` tells besides what the game does. */
export type TableEvent =
  | { readonly type: 'timed-out'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly winners: readonly Seat[]; readonly reason: string };

/** The clock's only move. */
export interface TimeOut {
  readonly type: 'time-out';
}

/** Reasons for a refusal that every game has. */
export type CommonCode = 'unreadable' | 'unknown-card' | 'no-such-seat' | 'not-your-turn' | 'game-over';

/** Why a move is refused: a code, with the cards that stand in the way if there are any. */
export type Objection<Code extends string> = Code | { readonly code: Code; readonly cards: readonly Card[] };

/** The facts of a table, its own zones and its piles. */
type FactsOf<State extends CardTable> = State['facts'];

/**
 * A card game in which one seat at a time is on turn, as its author writes it. `cardGame` makes views, imagined states, positions,
 * notation, refusals and the clock of it. A game that needs more (sealed choices, reactions, races) is written as a `Game` in full.
 */
export interface CardGameRules<
  State extends CardTable,
  Move extends { readonly type: string },
  Event extends { readonly type: string },
  Code extends string,
> {
  readonly id: string;
  /** Raised when the same options, seed and moves could give another game. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Those the game has besides `players`, `starter` and `decision_ms`. */
  readonly options: Readonly<Record<Exclude<keyof State['options'], keyof TableOptions>, OptionSpec>>;
  /** The words for the cards; a card in a zone is an index into this list. */
  readonly cards: readonly string[];
  /** How many copies of a card there are; one of each if left out. */
  copies?(card: Card, options: State['options']): number;
  /** The card that another word means, in lower case. */
  cardNamed?(word: string): Card | undefined;
  readonly zones: {
    readonly seats: Readonly<Record<keyof State['seats'][number], ZoneKind>>;
    readonly piles: Readonly<Record<keyof State['piles'], Exclude<ZoneKind, 'hand'>>>;
  };
  readonly facts: { readonly [Key in keyof FactsOf<State>]: Fact<FactsOf<State>[Key]> };
  /** Puts the shuffled deck into zones, every card of it. The starter is on turn. */
  deal(state: State, deck: Zone): void;
  /** Every move that anybody can ever make, each once. */
  readonly moves: readonly Move[];
  /** The words of a move, the verb first, cards by their words. */
  notation(move: Move): string;
  /** Why the seat on turn may not make this move; undefined if it may. */
  objection(state: State, seat: Seat, move: Move): Objection<Code> | undefined;
  /** Carries out a move that may be made, and says whose turn it is then (`state.turn`) or that the game is over (`endWith`). */
  play(state: State, seat: Seat, move: Move, tell: Emit<Event> | undefined): void;
  /** The move that the clock makes for the seat on turn when time is up: one that may be made. */
  late(state: State, seat: Seat): Move;
  /** The event as this viewer may know it. */
  show(event: Event, viewer: Viewer): Event;
  /** By code, the clause of the rules that a refused move breaks. */
  readonly refusals: Readonly<Record<Code | CommonCode, string>>;
  /** Refuses a position that no game comes to (`impossible`). */
  check?(state: State): void;
  readonly bot: {
    /** How much a simple bot likes a move that may be made; it looks only at what is public or the seat's own. */
    likes(state: State, seat: Seat, move: Move): number;
    /** How well a seat stands: one that stands better by 1 wins about three times as often. Asked of imagined states, so it may look at everything. */
    strength(state: State, seat: Seat): number;
    /** So many decisions are played by taste before a search asks how the seats stand. */
    readonly lookahead: number;
  };
}
