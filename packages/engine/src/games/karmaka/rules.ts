import type { PlayedGame } from '../../kernel/game.ts';
import { waitingFor } from '../../kernel/pending.ts';
import { NOBODY } from '../../kernel/seats.ts';
import { apply, carryOut } from './apply.ts';
import { spell } from './attempts.ts';
import { deadline } from './clock.ts';
import { checkOptions } from './deck.ts';
import { type Event, show } from './events.ts';
import { legalMoves } from './legal.ts';
import { META } from './meta.ts';
import { type Move, notation } from './moves.ts';
import { whyNot } from './objections.ts';
import { describe } from './position.ts';
import { REFUSALS } from './refusals.ts';
import { reviewTerms } from './review.ts';
import { setup } from './setup.ts';
import { clone, type State } from './state.ts';
import type { Options } from './variants.ts';
import { imagine, type View, view } from './view.ts';

export { ABILITIES } from './abilities/index.ts';
export { choosesInHand } from './abilities/steps.ts';
export { CARDS, type CardId, COLOURS, type Colour, VALUES } from './cards.ts';
export type { WaitView } from './decisions/decision.ts';
export { deckOf } from './deck.ts';
export { cardsAtPlaces } from './laid-out.ts';
export { neededOn, pointsByColour, RUNGS, scoreOf } from './rebirth.ts';
export { currentStep } from './running.ts';
export type { Words } from './texts/words.ts';
export { SEATINGS, type Seating, seatingIndex } from './variants.ts';
export type { KnownCard, SeatView } from './view.ts';
export type { Event, Move, Options, State, View };

/** The rules as they are played, without reading positions, and without what only bots ask. */
export const rules: PlayedGame<State, Move, Event, View, Options> = {
  meta: META,
  checkOptions,
  setup,
  begins: ({ starter }) => starter,
  describe,
  clone,
  deciding: (state) => waitingFor(state.pending),
  mayInterrupt: () => NOBODY,
  legalMoves,
  refusals: REFUSALS,
  whyNot,
  apply,
  carryOut,
  deadline,
  outcome: (state) => state.outcome ?? undefined,
  nextGame: (state) => state.options,
  notation,
  spell,
  view,
  show,
  imagine,
  review: reviewTerms,
};
