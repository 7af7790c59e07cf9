import type { StandingQuestions } from '../../../kernel/standing-answers.ts';
import type { Move } from '../moves.ts';
import { type State, windowOf } from '../state.ts';

/**
 * What may be answered in advance: everything that is open to all, or asked of all. With calls, as a careful player would.
 * Where a window is open for a moment only, doing nothing lets it pass.
 */
export const answers = {
  /** ST-15, STR-03, STR-09 */
  interjecting: {
    isAsked: (state) => windowOf(state)?.type === 'interjecting',
    rules: { never: pass, always: (moves) => laid(moves, 'interject') ?? pass(moves) },
  },
  /** ST-45, STR-05, STR-09 */
  swapping: {
    isAsked: (state) => windowOf(state)?.type === 'swapping',
    rules: { never: pass, always: (moves) => laid(moves, 'play') ?? pass(moves) },
  },
} as const satisfies StandingQuestions<State, Move>;

function pass(moves: readonly Move[]): Move | undefined {
  return moves.find(({ type }) => type === 'pass');
}

/** The first card that can be laid so, with everything that has to be called. STR-14 */
function laid(moves: readonly Move[], type: Move['type']): Move | undefined {
  const first = moves.find((move) => move.type === type);
  return moves.filter((move) => move.type === type && move.card === first?.card).at(-1);
}
