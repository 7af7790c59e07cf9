import { currentWait } from '../../../kernel/pending.ts';
import { below, oneOf, type Random } from '../../../kernel/random.ts';
import { askedIn } from '../../../kernel/reaction.ts';
import type { Seat } from '../../../kernel/seats.ts';
import { isFirst } from '../decisions/hand-cards.ts';
import { decisionOf } from '../decisions/index.ts';
import { addGifts } from '../decisions/taking.ts';
import { addActions } from '../decisions/turn-moves.ts';
import { fitsEnds, leftEnd, rightEnd } from '../line.ts';
import { DECLINE, GIVE, type Move } from '../moves.ts';
import { type Giving, type State, turnOf } from '../state.ts';

/**
 * One of the legal moves at random: the same that picking from the list would give.
 * Deciding on a gift is what random play meets most, so only that is done by counting.
 */
export function pickMove(state: State, seat: Seat, random: Random): Move {
  const wait = currentWait(state.pending);
  if (wait.type === 'giving') return pickGift(state, wait, random);
  while (PICKED_FROM.length > 0) PICKED_FROM.pop();
  if (wait.type === 'turn') addActions(PICKED_FROM, state, wait);
  else if (wait.type === 'taking') addGifts(PICKED_FROM, state, seat);
  else return oneOf(random, decisionOf(wait).moves(state, wait, seat));
  return oneOf(random, PICKED_FROM);
}

/** One list for turns and gifts to take, emptied each time, because random play picks at every move. */
const PICKED_FROM: Move[] = [];

/** One of the moves at random, without listing them: the same that picking from the list would give. */
function pickGift(state: State, wait: Giving, random: Random): Move {
  const asking = turnOf(state).seat;
  const hand = state.hands[askedIn(wait)];
  const right = rightEnd(state, asking);
  const left = leftEnd(state, asking);
  let gifts = 0;
  for (let i = 0; i < hand.length; i++) if (isFirst(hand, i) && fitsEnds(hand[i], right, left)) gifts++;
  let pick = below(random, gifts + 1);
  if (pick === gifts) return DECLINE;
  for (let i = 0; ; i++) {
    if (isFirst(hand, i) && fitsEnds(hand[i], right, left) && pick-- === 0) return GIVE[hand[i]];
  }
}
