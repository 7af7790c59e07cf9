import { copiesIn, countOf, kindsIn, lowestOf } from '../../kernel/hand.ts';
import { currentWait } from '../../kernel/pending.ts';
import { below, oneOf, type Random } from '../../kernel/random.ts';
import { type Actor, isClock, NOBODY, type Seat } from '../../kernel/seats.ts';
import { deadline } from './clock.ts';
import { decisionOf } from './decisions/index.ts';
import { mayTake } from './decisions/playing-moves.ts';
import { fittingKinds } from './demand.ts';
import { mayDraw } from './drawing.ts';
import { DRAW, type Move, playOf, TAKE, TIME_OUT } from './moves.ts';
import { isAsked, type Playing, type State } from './state.ts';
import { demandFor } from './table-cards.ts';

/** All moves this actor may make now. */
export function legalMoves(state: State, actor: Actor): Move[] {
  if (isClock(actor)) return deadline(state) ? [TIME_OUT] : [];
  if (state.outcome !== null) return [];
  const wait = currentWait(state.pending);
  if (isAsked(wait, actor)) return decisionOf(wait).moves(state, wait, actor);
  return wait.shape !== 'sealed' && mayDraw(state, actor) ? [DRAW] : [];
}

/**
 * One of the legal moves at random, without listing them: the same that picking from the list would give.
 * Playing from the hand is the moment that random play meets most, so only that is done by counting.
 */
export function pickMove(state: State, seat: Seat, random: Random): Move {
  const wait = currentWait(state.pending);
  if (wait.type === 'turn' && state.hands[seat].size > 0) return pickFromHand(state, wait, random);
  return oneOf(random, legalMoves(state, seat));
}

function pickFromHand(state: State, wait: Playing, random: Random): Move {
  const hand = state.hands[wait.seat];
  const fitting = kindsIn(hand) & fittingKinds(demandFor(state, wait));
  let pick = below(random, countOf(hand, fitting) + (mayTake(state, wait) ? 1 : 0));
  for (let kinds = fitting; kinds !== 0; kinds &= kinds - 1) {
    const card = lowestOf(kinds);
    const copies = copiesIn(hand, card);
    if (pick < copies) return playOf('hand', card, pick + 1);
    pick -= copies;
  }
  return TAKE;
}

/** Seats that may draw while another is on turn. KA-50 */
export function mayInterrupt(state: State): readonly Seat[] {
  if (!state.options.draw_by_hand) return NOBODY;
  return state.undrawn.flatMap((_, seat) => (mayDraw(state, seat) ? [seat] : []));
}
