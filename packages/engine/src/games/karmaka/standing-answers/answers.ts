import { currentWait } from '../../../kernel/pending.ts';
import type { StandingQuestions } from '../../../kernel/standing-answers.ts';
import { VALUES } from '../cards.ts';
import { ACCEPT, type Move, REFUSE } from '../moves.ts';
import type { State } from '../state.ts';

/** A card is worth having from here on. */
const WORTH_HAVING = 2;

/** What may be answered in advance: a card that a rival has used is offered, open for all to see. KK-44, KK-45 */
export const answers = {
  offer: {
    isAsked: ({ pending }, seat) => {
      const wait = currentWait(pending);
      return wait.type === 'offer' && wait.seat === seat;
    },
    rules: {
      never: () => REFUSE,
      high: (_moves, state) => (offered(state) >= WORTH_HAVING ? ACCEPT : REFUSE),
      always: () => ACCEPT,
    },
  },
} as const satisfies StandingQuestions<State, Move>;

/** What the offered card is worth. */
function offered({ pending }: State): number {
  const wait = currentWait(pending);
  return wait.type === 'offer' ? VALUES[wait.card] : 0;
}
