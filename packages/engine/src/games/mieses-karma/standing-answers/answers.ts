import { currentWait } from '../../../kernel/pending.ts';
import type { StandingQuestion, StandingQuestions } from '../../../kernel/standing-answers.ts';
import { BUDDHAS } from '../cards.ts';
import { DECLINE, EXCHANGE, KEEP_HAND, type Move } from '../moves.ts';
import { isAsked, type State, type Waiting } from '../state.ts';

/** What may be answered in advance: whether to give when somebody asks, and what to do when nobody gave. */
export const answers = {
  /** MK-17, MK-104 */
  giving: {
    isAsked: asking('giving'),
    rules: {
      never: () => DECLINE,
      plain: (moves) => plainGift(moves) ?? DECLINE,
      always: (moves) => plainGift(moves) ?? gifts(moves)[0] ?? DECLINE,
    },
  },
  /** MK-24 */
  exchanging: {
    isAsked: asking('exchanging'),
    rules: { keep: () => KEEP_HAND, exchange: () => EXCHANGE },
  },
} as const satisfies StandingQuestions<State, Move>;

function asking(type: Waiting['type']): StandingQuestion<State, Move>['isAsked'] {
  return ({ pending }, seat) => {
    const wait = currentWait(pending);
    return wait.type === type && isAsked(wait, seat);
  };
}

function gifts(moves: readonly Move[]): Extract<Move, { type: 'give' }>[] {
  return moves.filter((move) => move.type === 'give');
}

/** The first gift without a Buddha. */
function plainGift(moves: readonly Move[]): Move | undefined {
  return gifts(moves).find(({ card }) => BUDDHAS[card] === 0);
}
