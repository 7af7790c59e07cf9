import type { Deadline } from '../../kernel/events.ts';
import { cardsIn } from '../../kernel/hand.ts';
import { currentWait } from '../../kernel/pending.ts';
import { leftOf, type Seat } from '../../kernel/seats.ts';
import type { Card } from '../../kernel/zones.ts';
import { BOTTOM, FIVE, GIVE, isKarmaCard, TABLE } from './cards.ts';
import { chooseOf, giveTo, type Move, SKIP, TAKE } from './moves.ts';
import { OPEN_CARDS } from './opening.ts';
import type { State } from './state.ts';

/** The time for the decision that is due; equal for everybody, whatever the hands. Section 16 */
export function deadline(state: State): Deadline | undefined {
  if (state.outcome) return undefined;
  const { type } = currentWait(state.pending);
  const { choosing_ms, decision_ms } = state.options;
  const ms = type === 'choosing' || type === 'foresight' ? choosing_ms : decision_ms;
  return ms === 0 ? undefined : { countdown: state.countdown, move: 'time-out', ms };
}

/** Karma cards in the order in which time-out plays them. KAR-56 */
const MILDEST_FIRST: readonly Card[] = [FIVE, BOTTOM, TABLE, GIVE];

/** The move that is made for a seat whose time is up. KAR-01, KAR-56 */
export function timeOutMove(state: State, seat: Seat, legal: readonly Move[]): Move {
  const wait = currentWait(state.pending);
  if (wait.type === 'foresight') return SKIP;
  if (wait.type === 'choosing') return chooseOf(cardsIn(state.hands[seat]).slice(-OPEN_CARDS));
  if (wait.type === 'receiver') return giveTo(leftOf(seat, state.options.players));
  const single = legal.filter((move) => move.type === 'play' && move.count === 1);
  single.sort((a, b) => playOrder(a) - playOrder(b));
  return single[0] ?? legal.find(({ type }) => type === 'turn' || type === 'draw') ?? TAKE;
}

function playOrder(move: Move): number {
  if (move.type !== 'play') return 0;
  return isKarmaCard(move.card) ? TABLE + MILDEST_FIRST.indexOf(move.card) : move.card;
}
