import type { Thinking } from '../../../kernel/game.ts';
import type { Move } from '../moves.ts';
import { reviewTerms } from '../review.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { taste } from './bot.ts';
import { imagine } from './imagine.ts';
import { moveAtRandom, pickMove } from './pick-move.ts';
import { CALIBRATIONS } from './review-calibrations.ts';

/** What bots and reviews ask of the game. */
export const thinking: Thinking<State, Move, View> = {
  imagine,
  taste,
  pickMove,
  moveAtRandom,
  review: { ...reviewTerms, calibrations: CALIBRATIONS },
};
