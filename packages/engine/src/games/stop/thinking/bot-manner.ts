import { leftOf, type Seat } from '../../../kernel/seats.ts';
import { aheadBy, type Manner } from '../../../kernel/thinking/manner.ts';
import { KIND_OF, PLUS_X, SKIP, SWAP, TWO, ZERO } from '../cards.ts';
import type { Move } from '../moves.ts';
import { scoresAt } from '../penalties.ts';
import type { State } from '../state.ts';

/** So many points make a number card dear. */
const DEAR = 10;

/** 0, swap and Free Choice are what one can save; a swap and throwing in are a venture, and so is keeping dear cards. */
export function manner(state: State, seat: Seat, move: Move): Manner {
  if (move.type !== 'play' && move.type !== 'interject') return {};
  const free = move.free ? 1 : 0;
  const thrownIn = move.type === 'interject' ? 0.5 : 0;
  switch (KIND_OF[move.card]) {
    case TWO:
    case SKIP:
    case PLUS_X:
      return { special: free, harm: 1, revenge: nextIsAhead(state, seat), risk: 0.5 + thrownIn };
    case SWAP:
      return { special: 1, risk: 1 };
    case ZERO:
      return { special: 1, risk: thrownIn };
    default:
      return { special: free, risk: thrownIn - scoresAt(state.options)[move.card] / DEAR };
  }
}

/** By cards in hand, the fewer the better. */
function nextIsAhead({ hands, options }: State, seat: Seat): number {
  const next = leftOf(seat, options.players);
  return aheadBy(
    hands.map(({ size }) => -size),
    next,
  );
}
