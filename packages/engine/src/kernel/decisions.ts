import type { Refusal } from './game.ts';
import type { JsonObject } from './json.ts';
import type { Random } from './random.ts';
import type { Seat, Viewer } from './seats.ts';

/**
 * One kind of decision, with everything about it in one place. `Wait` is its entry of `pending`; who is asked follows from
 * the entry's shape (`waitingFor`). All but the deadline are asked only while this decision is due.
 */
export interface Decision<State, Wait, Move, Tell> {
  /** The moves of a seat that is asked. */
  moves(state: State, wait: Wait, seat: Seat): Move[];
  /** Why a seat that is asked may not make this move; undefined if it may. */
  objection(state: State, wait: Wait, seat: Seat, move: Move): Refusal | undefined;
  /** Carries out one of the moves. */
  answer(state: State, wait: Wait, seat: Seat, move: Move, tell: Tell): void;
  /** How many milliseconds there are to decide; 0 if there is no limit. */
  time(state: State): number;
  /** The move that the clock makes for a seat that is late. */
  lateMove(state: State, wait: Wait, seat: Seat): Move;
  /** The entry as a viewer may know it. */
  shown(wait: Wait, viewer: Viewer): Wait;
  /** An entry that the viewer saw as `wait`, with what is secret in it as it might be. */
  imagined(wait: Wait, state: State, viewer: Viewer, random: Random): Wait;
  /** The entry in a position. */
  describe(wait: Wait): JsonObject;
}

/** How a kind of decision is read from a position; apart from the rest, because whoever only plays does without. */
export interface DecisionReader<State, Wait> {
  /** The keys that an entry may have besides `type`. */
  readonly keys: readonly string[];
  /** Reads an entry once the cards are in their places. */
  read(given: JsonObject, place: string, state: State): Wait;
  /** Refuses an entry that no game comes to. */
  check(state: State, wait: Wait, place: string): void;
}

/** All kinds of decisions of a game, by the type of their entries. */
export type Decisions<State, Wait extends { readonly type: string }, Move, Tell> = {
  readonly [Type in Wait['type']]: Decision<State, Extract<Wait, { readonly type: Type }>, Move, Tell>;
};

/** How each kind of decision is read from a position. */
export type DecisionReaders<State, Wait extends { readonly type: string }> = {
  readonly [Type in Wait['type']]: DecisionReader<State, Extract<Wait, { readonly type: Type }>>;
};

/** A move that does not answer the decision has been refused before, so that this is a broken invariant. */
export function notAnAnswer(wait: { readonly type: string }, move: { readonly type: string }): never {
  throw new Error(`${move.type} does not answer ${wait.type}`);
}
