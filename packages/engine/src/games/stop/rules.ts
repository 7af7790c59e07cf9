import type { PlayedGame } from '../../kernel/game.ts';
import { waitingFor } from '../../kernel/pending.ts';
import { apply, carryOut } from './apply.ts';
import { deadline } from './clock.ts';
import { checkOptions } from './deck.ts';
import { type Event, show } from './events.ts';
import { legalMoves, mayInterrupt } from './legal.ts';
import { META } from './meta.ts';
import { type Move, notation } from './moves.ts';
import { whyNot } from './objections.ts';
import type { Options } from './options.ts';
import { describe } from './position.ts';
import { REFUSALS } from './refusals.ts';
import { reviewTerms } from './review.ts';
import { nextGame, setup } from './rounds.ts';
import { spell } from './spelling.ts';
import { clone, type State } from './state.ts';
import { imagine, type View, view } from './view.ts';

export { ACHTUNG, type Calls, countingCalls, NO_CALL, STOP } from './calls.ts';
export {
  CARDS,
  COLOUR_OF,
  COLOURS,
  type Colour,
  FREE_CHOICE,
  isNumber,
  KIND_OF,
  KINDS,
  type KindId,
  NINE,
  PLUS_X,
  SIX,
  SKIP,
  SWAP,
  TWO,
} from './cards.ts';
export { cardsLaid, type Direction, isSameLaying } from './moves.ts';
export type { Answering, Window } from './state.ts';
export { giverTo } from './swap.ts';
export type { Event, Move, Options, State, View };

/** The rules as they are played, without reading positions, and without what only bots ask. */
export const rules: PlayedGame<State, Move, Event, View, Options> = {
  meta: META,
  checkOptions,
  setup,
  begins: ({ dealer }) => dealer,
  describe,
  clone,
  deciding: (state) => waitingFor(state.pending),
  mayInterrupt,
  legalMoves,
  refusals: REFUSALS,
  whyNot,
  apply,
  carryOut,
  deadline,
  outcome: (state) => state.outcome ?? undefined,
  nextGame,
  notation,
  spell,
  view,
  show,
  imagine,
  review: reviewTerms,
};
