import { completeGame } from '../../kernel/complete-game.ts';
import type { Game } from '../../kernel/game.ts';
import { waitingFor } from '../../kernel/pending.ts';
import { apply } from './apply.ts';
import { taste } from './bot.ts';
import { deadline } from './clock.ts';
import { checkOptions, type Options } from './editions.ts';
import { type Event, show } from './events.ts';
import { legalMoves, mayInterrupt, pickMove } from './legal.ts';
import { META } from './meta.ts';
import { type Move, notation, spell } from './moves.ts';
import { whyNot } from './objections.ts';
import { nextGame, setup } from './opening.ts';
import { describe } from './position.ts';
import { REFUSALS } from './refusals.ts';
import { clone, type State } from './state.ts';
import { imagine, type View, view } from './view.ts';

/** The rules as far as they are played. */
export const played: Game<State, Move, Event, View, Options> = completeGame({
  meta: META,
  checkOptions,
  setup,
  describe,
  clone,
  deciding: (state) => waitingFor(state.pending),
  mayInterrupt,
  legalMoves,
  pickMove,
  refusals: REFUSALS,
  whyNot,
  apply,
  deadline,
  outcome: (state) => state.outcome ?? undefined,
  nextGame,
  notation,
  spell,
  view,
  show,
  imagine,
  taste,
});
