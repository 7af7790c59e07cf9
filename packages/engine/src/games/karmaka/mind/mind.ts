import type { Mind } from '../../../kernel/mind/mind.ts';
import { mindFrom } from '../../../kernel/mind/network.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { CALIBRATIONS } from './review-calibrations.ts';
import { terms } from './terms.ts';
import { WEIGHTS } from './weights.ts';

/** What `master` has learned about the game. */
export const mind: Mind<State, Move> = { ...mindFrom(terms, WEIGHTS), calibrations: CALIBRATIONS };
