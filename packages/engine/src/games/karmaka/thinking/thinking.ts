import type { Thinking } from '../../../kernel/game.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { taste } from './bot.ts';

/** What bots ask of the game. */
export const thinking: Thinking<State, Move> = { taste };
