import type { PlayedGame } from '../../kernel/game.ts';
import { waitingFor } from '../../kernel/pending.ts';
import { apply, carryOut } from './apply.ts';
import { deadline } from './clock.ts';
import { checkOptions } from './deck.ts';
import type { Options } from './editions.ts';
import { type Event, show } from './events.ts';
import { legalMoves, mayInterrupt } from './legal.ts';
import { META } from './meta.ts';
import { type Move, notation, spell } from './moves.ts';
import { whyNot } from './objections.ts';
import { nextGame, setup } from './opening.ts';
import { describe } from './position.ts';
import { REFUSALS } from './refusals.ts';
import { reviewTerms } from './review.ts';
import { clone, type State } from './state.ts';
import { imagine, type View, view } from './view.ts';

export { BOTTOM, CARDS, FIVE, GIVE, isKarmaCard, rank, TABLE } from './cards.ts';
export { demandFor } from './table-cards.ts';
export { type KarmaCard, type Wanted, wantedBy } from './texts/words.ts';
export type { SeatView } from './view.ts';
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
