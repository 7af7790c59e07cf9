import type { Refusal } from '../../kernel/game.ts';
import { tidy } from '../../kernel/notation.ts';
import { currentWait } from '../../kernel/pending.ts';
import { type Actor, isClock, isSeat, type Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { deadline } from './clock.ts';
import { decisionOf } from './decisions/index.ts';
import { objectionToDrawing } from './decisions/playing-objections.ts';
import { type Move, playOf, readAttempt } from './moves.ts';
import { refuse } from './refusals.ts';
import { isAsked, type State } from './state.ts';

export function whyNot(state: State, actor: Actor, attempt: string): Refusal {
  const read = readAttempt(state, actor, tidy(attempt));
  if (read === undefined) return refuse('unreadable');
  if (read.type === 'unknown') return refuse('unknown-card');
  const objection =
    read.type === 'mixed' ? objectionToMixed(state, actor, read.cards) : objectionTo(state, actor, read);
  if (objection) return objection;
  throw new Error(`nothing speaks against ${attempt}`);
}

/** What speaks against a move; nothing if it is legal. */
export function objectionTo(state: State, actor: Actor, move: Move): Refusal | undefined {
  if (isClock(actor)) return objectionToClock(state, move);
  const acting = objectionToActing(state, actor);
  if (acting)
    return move.type === 'draw' && acting.code === 'not-your-turn'
      ? objectionToDrawing(state, actor)
      : acting;
  const wait = currentWait(state.pending);
  return decisionOf(wait).objection(state, wait, actor, move);
}

function objectionToClock(state: State, move: Move): Refusal | undefined {
  if (state.outcome !== null) return refuse('game-over');
  if (move.type !== 'time-out') return refuse('only-for-seats');
  return deadline(state) ? undefined : refuse('no-time-limit');
}

/** May this seat act at all now? */
function objectionToActing(state: State, seat: Seat): Refusal | undefined {
  if (state.outcome !== null) return refuse('game-over');
  const wait = currentWait(state.pending);
  if (isAsked(wait, seat)) return undefined;
  if (!isSeat(seat, state.options.players)) return refuse('no-such-seat');
  if (wait.shape !== 'sealed') return refuse('not-your-turn');
  return refuse(wait.type === 'foresight' ? 'already-decided' : 'already-chosen');
}

/** Different cards at once: where one of them would be refused anyway, for that reason. KA-23 */
function objectionToMixed(state: State, actor: Actor, cards: readonly Card[]): Refusal {
  if (actor === 'clock') return refuse('only-for-seats');
  const acting = objectionToActing(state, actor);
  if (acting) return acting;
  const wait = currentWait(state.pending);
  if (wait.type === 'turn' || wait.type === 'extra') return refuse('cards-differ', cards);
  return objectionTo(state, actor, playOf('hand', cards[0], 1)) ?? refuse('cards-differ', cards);
}
