import { LETS_PASS } from '../bots/search/thought.ts';
import type { Mark, MoveValue, Reason } from './types.ts';

/** From so much on a choice that cost chances is called by its name. */
export const MARKS = { inaccuracy: 0.04, mistake: 0.08, blunder: 0.16 } as const;

/** The best move is a brilliant find where the one that comes to mind first would have cost at least so much. */
export const BRILLIANT = 0.1;

/** `own`: what the choice brought. `found`: how much worse than the best move, if it was made, the obvious one is. */
export function markOf(own: number, found: number): Mark {
  if (own <= -MARKS.blunder) return 'blunder';
  if (own <= -MARKS.mistake) return 'mistake';
  if (own <= -MARKS.inaccuracy) return 'inaccuracy';
  return found >= BRILLIANT ? 'brilliant' : 'fine';
}

/** So near to a win, or to a loss, counts as one. */
const NEARLY = 0.05;

/** Why the first of these moves was better than the one made. */
export function reasonFor(moves: readonly MoveValue[], made: MoveValue, forgot: boolean): Reason {
  const [best, second] = moves;
  if (forgot) return 'forgot';
  if (best.chance >= 1 - NEARLY) return 'wins';
  if (made.chance <= NEARLY) return 'loses';
  if (made.move === LETS_PASS) return 'let-pass';
  if (best.move === LETS_PASS) return 'hasty';
  return second.chance <= best.chance - MARKS.mistake ? 'only-move' : 'better';
}
