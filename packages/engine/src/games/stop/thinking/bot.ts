import type { BotTaste } from '../../../kernel/game.ts';
import { leftOf, type Seat } from '../../../kernel/seats.ts';
import { NO_CALL, neededCalls } from '../calls.ts';
import { COLOUR_OF, KIND_OF, PLUS_X, SKIP, SWAP, TWO, ZERO } from '../cards.ts';
import { countOfColour, type Hand } from '../hand.ts';
import { addsCall } from '../interjecting.ts';
import { cardsLaid, type Move, withOtherCalls } from '../moves.ts';
import { scoresAt } from '../penalties.ts';
import { onTurn, type State } from '../state.ts';
import { giverTo } from '../swap.ts';
import { chances } from './bot-chances.ts';
import { manner } from './bot-manner.ts';

/** Gets rid of dear cards first, keeps 0 and Free Choice for need, throws in what it can, and never forgets to call. */
export const taste: BotTaste<State, Move> = {
  likes(state: State, seat: Seat, move: Move): number {
    switch (move.type) {
      case 'play':
      case 'interject':
        return likesLaying(state, seat, move);
      case 'accept':
        return 0;
      case 'pass':
        return likesSwap(state, seat);
      default:
        return -60;
    }
  },

  /** The calls. STR-13 */
  forgetting: (move) => (move.calls === NO_CALL ? undefined : withOtherCalls(move, NO_CALL)),

  manner,
  chances,
  lookahead: 4,
};

const FORGETTING = -1000;
const GOING_OUT = 1000;

function likesLaying(state: State, seat: Seat, move: Move): number {
  const hand = state.hands[seat];
  // Who has forgotten to call does not think of it later.
  if (addsCall(state, seat, move)) return FORGETTING;
  const laid = cardsLaid(move);
  const silent = !state.options.auto_call && move.calls !== neededCalls(hand.size, laid);
  if (silent) return FORGETTING;
  if (hand.size === laid) return GOING_OUT;
  const kept = move.free ? -45 : 0;
  return 30 + scoresAt(state.options)[move.card] / 4 + kept + likesCard(state, seat, hand, move);
}

/** What a card does to the others, and to the colours that stay in hand. */
function likesCard(state: State, seat: Seat, hand: Hand, move: Move): number {
  const { card, direction } = move;
  const colour = countOfColour(hand, COLOUR_OF[card]);
  const next = state.hands[leftOf(seat, state.options.players)].size;
  switch (KIND_OF[card]) {
    case ZERO:
      return onTurn(state).type === 'turn' ? colour - 15 : 25;
    case TWO:
    case SKIP:
    case PLUS_X:
      return colour + Math.max(0, 12 - 2 * next);
    case SWAP:
      return -30 + 12 * gain(state, seat, direction, hand.size - cardsLaid(move));
    default:
      return colour;
  }
}

/** How many cards fewer the hand has that a swap brings. ST-44 */
function gain(state: State, seat: Seat, direction: Move['direction'], own: number): number {
  return own - state.hands[giverTo(seat, direction, state.options.players)].size;
}

/** Prevents a swap that brings more cards; otherwise lets it happen. */
function likesSwap(state: State, seat: Seat): number {
  const window = state.pending[1];
  if (window === undefined || window.shape === 'turn' || window.type !== 'swapping') return 0;
  return 60 + 20 * gain(state, seat, window.direction, state.hands[seat].size);
}
