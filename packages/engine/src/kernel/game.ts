import type { Deadline, Emit } from './events.ts';
import type { Mind } from './mind/mind.ts';
import type { OptionSpec, OptionValue } from './options.ts';
import type { Position } from './position.ts';
import type { Random, Seed } from './random.ts';
import type { Actor, Seat, Viewer } from './seats.ts';
import type { Manner } from './thinking/manner.ts';
import type { ViewChange } from './view-change.ts';
import type { Card, Zone } from './zones.ts';

/** A game as it is played, without those who think about it. */
export interface PlayedGame<
  State = unknown,
  Move = unknown,
  Event = unknown,
  View = unknown,
  Options = unknown,
> {
  readonly meta: GameMeta;
  /** Checks options as a whole; single values have been checked against `meta.options` before. */
  checkOptions(options: Options): void;
  setup(options: Options, seed: Seed): State;
  /** Who begins, asked right after the setup; without it places are counted from seat 0. */
  begins?(state: State): Seat;
  /** The moment as JSON. */
  describe(state: State): Position;
  /** Written by hand, field by field. */
  clone(state: State): State;
  /** Who owes an answer; nobody once the game is over. */
  deciding(state: State): readonly Seat[];
  /** Who may act without owing an answer. */
  mayInterrupt(state: State): readonly Seat[];
  /** Complete, also for those who may act without owing and for the clock. */
  legalMoves(state: State, actor: Actor): Move[];
  /** Every code of a refusal, with the clause it breaks. */
  readonly refusals: Readonly<Record<string, string>>;
  /** Why an attempt that is not among the legal moves is refused. */
  whyNot(state: State, actor: Actor, attempt: string): Refusal;
  /** Carries out a legal move, in place; throws for any other. */
  apply(state: State, actor: Actor, move: Move, emit?: Emit<Event>): void;
  /**
   * The same for a move that was taken from the legal ones of this moment: it is not asked again whether it is legal. Only
   * for speed, in search and simulation, which call it by `carryOut`; a game may leave it out.
   */
  carryOut?(state: State, actor: Actor, move: Move, emit?: Emit<Event>): void;
  /** Which clock move is due, and after how long. */
  deadline(state: State): Deadline | undefined;
  outcome(state: State): Outcome | undefined;
  /** The options of the next game at the same table: whoever deals or begins moves on as the rules say. Read them with `readOptions`. */
  nextGame(state: State): object;
  /** Unique among the legal moves. Moves with the same notation are the same move, whatever objects they are. */
  notation(move: Move): string;
  /** An attempt written with other names of cards or a shorter verb, brought into the form of `notation`. */
  spell(state: State, actor: Actor, attempt: string): string;
  /** Built up from what the viewer may know. */
  view(state: State, viewer: Viewer): View;
  /**
   * What viewers see of two moments of a game, without what is the same in both. Only for speed, where every move is told; a game may
   * leave it out.
   */
  viewChange?(before: State, after: State): ViewChange;
  /** Likewise; nothing at all if the viewer may not know that it happened. */
  show(event: Event, viewer: Viewer): Event | undefined;
  /** A full state this viewer could be in. */
  imagine(view: View, random: Random): State;
  /** What a review of a finished game asks, and whoever takes a move back; without it whatever chance brings counts as done by the others. */
  readonly review?: ReviewTerms<State>;
}

/** What bots, simulations and reviews ask of a game; who only plays, as the page does, loads it later. */
export interface Thinking<State = unknown, Move = unknown, View = unknown> {
  readonly taste: BotTaste<State, Move>;
  /** The terms of the rules, with all that a review wants of them. */
  readonly review?: ReviewTerms<State>;
  /** One of the legal moves of a seat that owes an answer, each equally likely; a game may count instead of listing them. */
  pickMove(state: State, seat: Seat, random: Random): Move;
  /**
   * Asking who is deciding, picking a move and carrying it out, all at once; false if nobody is deciding. Only for speed, in
   * random play, which calls it by `moveAtRandom`; a game may leave it out.
   */
  moveAtRandom?(state: State, random: Random): boolean;
  /**
   * What another seat sees of a move that hides something, or that opens what was hidden: moves that look alike to it have the
   * same look. Null if it sees the move itself, as it does with every move where this is left out. Only searches ask.
   */
  lookOf?(state: State, seat: Seat, move: Move, viewer: Seat): string | null;
  /** As the rules do it, but quick for whoever imagines many states of one view, which must not be changed meanwhile. */
  imagine(view: View, random: Random): State;
  /** What the strongest bot has learned about the game, if it has. */
  readonly mind?: Mind<State, Move>;
}

/** The rules of one game as its author writes them; `completeGame` adds the rest. */
export interface GameRules<
  State = unknown,
  Move = unknown,
  Event = unknown,
  View = unknown,
  Options = unknown,
> extends PlayedGame<State, Move, Event, View, Options>,
    Omit<Thinking<State, Move, View>, 'pickMove'> {
  pickMove?: Thinking<State, Move, View>['pickMove'];
}

/** The rules of one game, complete. The rest of the program knows a game only through this. */
export interface Game<State = unknown, Move = unknown, Event = unknown, View = unknown, Options = unknown>
  extends PlayedGame<State, Move, Event, View, Options>,
    Thinking<State, Move, View> {}

/** A game that can be begun in any moment: for scenarios and shared positions. Who only plays, as the page does, leaves it out. */
export interface GameWithPositions<
  State = unknown,
  Move = unknown,
  Event = unknown,
  View = unknown,
  Options = unknown,
> extends Game<State, Move, Event, View, Options> {
  /** Any legal arrangement; throws `BadInput` for an impossible one. `position(describe(state))` is the same moment again. */
  position(given: Position): State;
  /** Part of a position written with other names of cards, in the form of `describe`. */
  spellPosition(part: Position): Position;
  /** The card a word means. */
  cardNamed(word: string): Card | undefined;
  /** Keys of positions and views whose lists have no order that means anything. */
  readonly unordered: readonly string[];
}

/** What is known of a game before it is set up. */
export interface GameMeta {
  readonly id: string;
  /** Raised when the same options, seed and moves could give another game. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: Readonly<Record<string, OptionSpec>>;
  /**
   * Rules that have been changed, each named by what holds now. They stand among the options of a table, true for every
   * new one, but nobody is asked for them; a table that was made before lacks them and is played by the old rule.
   */
  readonly amendments?: readonly string[];
  /** Keys that positions were given later and that follow from the moves: no hash counts them, so that earlier records hold. */
  readonly laterKeys?: readonly string[];
  /** What simulation and search change in the defaults, so that no move has to wait for the clock. */
  readonly simulated?: Readonly<Record<string, OptionValue>>;
  /** What a deal for many people changes in them besides, so that it is over in some minutes. */
  readonly deal?: Readonly<Record<string, OptionValue>>;
  /** Which points are better, in games that count them. */
  readonly betterPoints?: 'more' | 'fewer';
  /** How strong bots of the strengths 0 to 10 are in this game, as `samsara ladder` has measured it: 400 more win ten games of eleven. */
  readonly ratings?: readonly number[];
  /** The ids of the cards; a card in a zone is an index into this list. */
  readonly cards: readonly string[];
}

/** A refused move: a stable code, the clause it breaks, and the ids of the cards that stand in the way. */
export interface Refusal {
  readonly code: string;
  readonly clause: string;
  readonly cards: readonly string[];
  /** Some moves that could be made instead, for a text that is no move at all. */
  readonly moves?: readonly string[];
}

/** How a game ended. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly losers: readonly Seat[];
  /** A stable word for the way the game ended. */
  readonly reason: string;
  /** Points by seat, in games that count them. */
  readonly points: readonly number[] | null;
}

/** What a simple bot likes; it may look only at what is public or its own in the state it is given. */
export interface BotTaste<State, Move> {
  /** The higher, the better; compared among the legal moves of one moment. */
  likes(state: State, seat: Seat, move: Move): number;
  /**
   * By seat: how likely it is to win from here, 0 to 1, for a search that does not play to the end.
   * It is asked about imagined states only, so it may look at everything in them.
   */
  chances(state: State): number[];
  /** So many decisions are played by taste before a search asks for the chances. */
  readonly lookahead: number;
  /** What a move is like besides being good: those who have a character lean to it. What bots lean to is not part of the game. */
  manner?(state: State, seat: Seat, move: Move): Manner;
  /** How much whoever decides leans to a move, -1 to 1; set for somebody with a character, never by a game. */
  leaning?(state: State, seat: Seat, move: Move): number;
  /** The legal move that somebody makes who forgets a part of this one, if there is something to forget. */
  forgetting?(move: Move): Move | undefined;
}

/** What a review of a finished game has to know about the chance in it. It may look at everything: the game is over. */
export interface ReviewTerms<State> {
  /**
   * Where the cards lie that nobody at the table knows. Within one pool every order is as likely as any other, given all
   * that anybody knows.
   */
  pools(state: State): readonly Pool[];
  /**
   * What cards are worth is seen after so many decisions by taste, and counted with this weight. Whatever they are, the
   * mean over all that could have come is zero; they decide how much of the scatter is explained.
   */
  readonly lookahead: number;
  readonly weight: number;
  /** By number of seats: what the chances that a search finds are worth. */
  readonly calibrations: Readonly<Record<number, Calibration>>;
}

/** Parts of zones, whose cards may be exchanged with one another. The zones are those of the state, to be changed in place. */
export type Pool = readonly { readonly zone: Zone; readonly places: readonly number[] }[];

/** A monotone map as its knots, from 0 to 1 in both directions; in between it is straight. */
export type Calibration = readonly (readonly [found: number, observed: number])[];
