import type { Seat } from './seats.ts';

/**
 * A kind of question that somebody may answer in advance, by a rule, so that a game over days need not wait for them. A rule
 * answers every question of its kind, whatever the cards are: which questions somebody is quick with tells nothing.
 */
export interface StandingQuestion<State = unknown, Move = unknown> {
  /** Is this what the seat owes an answer to, or may answer, just now? */
  isAsked(state: State, seat: Seat): boolean;
  /** By name. A rule is given a state that fits what the seat sees, and nothing else. */
  readonly rules: Readonly<Record<string, StandingRule<State, Move>>>;
}

/** One of the moves; undefined lets a moment pass in which nobody owes an answer. */
export type StandingRule<State = unknown, Move = unknown> = {
  rule(moves: readonly Move[], state: State, seat: Seat): Move | undefined;
}['rule'];

/** The questions of a game by their names. */
export type StandingQuestions<State = unknown, Move = unknown> = Readonly<
  Record<string, StandingQuestion<State, Move>>
>;

/** What a game's questions and rules are called in one language. */
export type StandingWords<Questions extends StandingQuestions = StandingQuestions> = {
  readonly [Question in keyof Questions]: {
    readonly name: string;
    readonly rules: { readonly [Rule in keyof Questions[Question]['rules']]: string };
  };
};
