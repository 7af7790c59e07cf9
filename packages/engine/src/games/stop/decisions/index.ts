import type { DecisionReader } from '../../../kernel/decisions.ts';
import type { Answering, Moment, State, Waiting, Window } from '../state.ts';
import { plusX, plusXReader, skip, skipReader, turn, turnReader, two, twoReader } from './answering.ts';
import type { StopDecision } from './decision.ts';
import { interjecting, interjectingReader } from './interjecting.ts';
import { swapping, swappingReader } from './swapping.ts';

const DECISIONS: Readonly<Record<Moment, StopDecision<Answering>>> &
  Readonly<Record<Window['type'], StopDecision<Window>>> = {
  turn,
  two,
  skip,
  'plus-x': plusX,
  interjecting,
  swapping,
};

/** Everything about the decision that an entry of `pending` waits for. What comes most often needs no look into the table. */
export function decisionOf({ type }: Waiting): StopDecision<Waiting> {
  if (type === 'interjecting') return interjecting;
  return type === 'turn' ? turn : DECISIONS[type];
}

/** What may stand at the bottom of `pending`. */
export const ANSWERING_READERS: Readonly<Record<Moment, DecisionReader<State, Answering>>> = {
  turn: turnReader,
  two: twoReader,
  skip: skipReader,
  'plus-x': plusXReader,
};

/** What may stand on top of it. */
export const WINDOW_READERS: Readonly<Record<Window['type'], DecisionReader<State, Window>>> = {
  interjecting: interjectingReader,
  swapping: swappingReader,
};
