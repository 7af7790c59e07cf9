import type { Seat } from '../kernel/seats.ts';

/** How a choice is called, by what it cost in chances; see `MARKS`. */
export type Mark = 'brilliant' | 'fine' | 'inaccuracy' | 'mistake' | 'blunder';

/**
 * Why the best move was better, as far as that can be said of any game: the best move (nearly) wins, the one made (nearly)
 * loses, something was forgotten that can be forgotten, a moment was let pass or not let pass, every other move was clearly
 * worse, or simply better chances.
 */
export type Reason = 'wins' | 'loses' | 'forgot' | 'let-pass' | 'hasty' | 'only-move' | 'better';

/** How much a review thinks. The same numbers and the same seed give the same review on every machine. */
export interface ReviewBudget {
  /** Iterations of each of the two searches that look at a decision. */
  readonly iterations: number;
  /** Other cards that could have come, drawn for each event of chance. */
  readonly alternatives: number;
  /** Games played to their end for the expected points of each move, in games that count points; 0 leaves them out. */
  readonly playouts: number;
}

/** What is asked of a review. */
export interface ReviewOptions {
  /** Whose decisions are looked at; everybody's if left out. */
  readonly seats?: readonly Seat[];
  readonly budget?: Partial<ReviewBudget>;
  readonly seed?: number;
}

/** A legal move and what it is worth to the seat, as far as the seat could know. */
export interface MoveValue {
  /** As records write it; `LETS_PASS` (an empty text) lets the moment pass. */
  readonly move: string;
  /** The seat's chance to win if everybody goes on at the reference level, 0 to 1, calibrated. */
  readonly chance: number;
  /** More thinking of the same kind would bring the chance so far up or down, 95 times in 100. */
  readonly confidence: number;
  /** The seat's expected points at the end; null where the game counts none or they were not asked for. */
  readonly points: number | null;
}

/**
 * `owed`: the seat had to answer. `interrupted`: it acted without being asked. `passed`: it could have acted and let the
 * moment pass; `move` of the record is then somebody else's.
 */
export type DecisionKind = 'owed' | 'interrupted' | 'passed';

/** One choice of a seat between at least two moves, judged from what the seat knew at that moment. */
export interface ReviewedDecision {
  readonly seat: Seat;
  /** The place of the next move in the record: `record.moves[index]`. */
  readonly index: number;
  readonly kind: DecisionKind;
  /** Every legal move, the best one first, then by chance. */
  readonly moves: readonly MoveValue[];
  readonly best: MoveValue;
  readonly made: MoveValue;
  /** What the choice brought: chance of the move made − chance of the best one; 0 for the best move, rarely above 0. */
  readonly own: number;
  readonly mark: Mark;
  /** null where the choice was fine. */
  readonly reason: Reason | null;
}

/** What one event of chance (deal, draw, turned card, shuffle) brought each seat, beside what else could have come. */
export interface ChanceEvent {
  /** The move that made the cards come, as a place in the record; -1 for the deal. */
  readonly index: number;
  /** By seat, in chances; the mean over everything that could have come is zero. */
  readonly luck: readonly number[];
}

/** A moment of a chance curve: what the seat could think of its chances before move `index` of the record. */
export interface CurvePoint {
  /** Moves made so far; 0 is right after the deal, -1 before it, and the length of the record at the end. */
  readonly index: number;
  readonly chance: number;
  /** Has the seat just made its own choice? Then the step from the point before is `own`. */
  readonly afterChoice: boolean;
}

/** Where the change from one moment to another comes from. */
export type Cause = 'cards' | 'others' | 'own';

/** A stretch of the game that moved a seat's chances much. */
export interface TurningPoint {
  readonly cause: Cause;
  /** For `own` the decision, otherwise where the stretch ends. */
  readonly index: number;
  /** Where the stretch begins; the same as `index` for `own`. */
  readonly from: number;
  readonly change: number;
}

/** `start + cards + others + own` is exactly `result`: all four are multiples of the same small power of two. */
export interface Parts {
  /** The seat's chance before the deal. */
  readonly start: number;
  /** The deal and all other events of chance. */
  readonly cards: number;
  /** The deal alone; it is counted in `cards`. */
  readonly deal: number;
  /** What the others did, and whatever else is left. */
  readonly others: number;
  /** The sum of `own` over all decisions. */
  readonly own: number;
  /** 1 for a win, 0 otherwise. */
  readonly result: number;
}

/** What a review says about one seat. */
export interface SeatReview {
  readonly seat: Seat;
  readonly decisions: readonly ReviewedDecision[];
  readonly curve: readonly CurvePoint[];
  /** The largest changes first. */
  readonly turningPoints: readonly TurningPoint[];
  /** null for a game that was broken off. */
  readonly parts: Parts | null;
}

/** What a review says about a finished game. */
export interface Review {
  readonly game: string;
  /** Moves in the record. */
  readonly length: number;
  /** Of the seats that were asked for, in their order. */
  readonly seats: readonly SeatReview[];
  readonly chance: readonly ChanceEvent[];
}

/** A review that is being made. */
export interface ReviewProgress {
  /**
   * Decisions done, of all that will be done; each counts twice, once for a rough look and once for the whole budget. What came
   * by chance is worked out before the first of them.
   */
  readonly done: number;
  readonly total: number;
  /** Has every decision been looked at, be it roughly? Before that the parts are not complete. */
  readonly complete: boolean;
  /** What is known so far; made when it is asked for. */
  review(): Review;
}
