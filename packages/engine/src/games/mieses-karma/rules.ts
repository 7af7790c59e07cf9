import type { PlayedGame } from '../../kernel/game.ts';
import { amendedOptions } from '../../kernel/options.ts';
import { waitingFor } from '../../kernel/pending.ts';
import { NOBODY } from '../../kernel/seats.ts';
import { apply, carryOut } from './apply.ts';
import { deadline } from './clock.ts';
import { checkOptions } from './deck.ts';
import { type Event, show } from './events.ts';
import { imagine } from './imagine.ts';
import { legalMoves } from './legal.ts';
import { META } from './meta.ts';
import { type Move, notation, spell } from './moves.ts';
import { whyNot } from './objections.ts';
import { setup } from './opening.ts';
import type { Options } from './options.ts';
import { describe } from './position.ts';
import { REFUSALS } from './refusals.ts';
import { reviewTerms } from './review.ts';
import { clone, type State } from './state.ts';
import { type View, view } from './view.ts';

export { mayAttachAnything } from './animals.ts';
export {
  ANIMALS,
  BUDDHAS,
  CARDS,
  DEALT_BY,
  isLifeCard,
  JOKER,
  KARMA_FROM,
  LEFT_SIGN,
  POINTS_OF,
  POWER_OF,
  type Power,
  REAPER,
  RIGHT_SIGN,
  rebirthCards,
  SIGNS,
  type Sign,
  type SignName,
  SPECIES_OF,
  type Species,
  STACK_OF,
  STACKS,
  SYMBOL_OF,
  SYMBOLS,
} from './cards.ts';
export { powerOf } from './current-power.ts';
export { signsIn } from './evaluation.ts';
export { foursomes } from './foursomes.ts';
export { fitsAt, leftEnd, leftIsOpen, rightEnd, rightIsOpen } from './line.ts';
export type { End } from './moves.ts';
export type { Giving, Step, Turn, Waiting } from './state.ts';
export type { Words } from './texts/words.ts';
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
  /** Nobody acts out of turn in this game. MK-97 */
  mayInterrupt: () => NOBODY,
  legalMoves,
  refusals: REFUSALS,
  whyNot,
  apply,
  carryOut,
  deadline,
  outcome: (state) => state.outcome ?? undefined,
  nextGame: ({ options }) => amendedOptions(META, options),
  notation,
  spell: (_state, _actor, attempt) => spell(attempt),
  view,
  show,
  imagine,
  review: reviewTerms,
};
