import type { Thinking } from '../../../kernel/game.ts';
import { imagineMany } from '../../../kernel/thinking/imagine-many.ts';
import type { Move } from '../moves.ts';
import { reviewTerms } from '../review.ts';
import { clone, type State } from '../state.ts';
import { seen, unseenCards, type View, withUnseen } from '../view.ts';
import { taste } from './bot.ts';
import { moveAtRandom, pickMove } from './pick-move.ts';
import { CALIBRATIONS } from './review-calibrations.ts';

/** What bots and reviews ask of the game. */
export const thinking: Thinking<State, Move, View> = {
  imagine: imagineMany({ seen, unseenCards, withUnseen, clone }),
  taste,
  pickMove,
  moveAtRandom,
  review: { ...reviewTerms, calibrations: CALIBRATIONS },
};
