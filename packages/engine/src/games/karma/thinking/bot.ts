import type { BotTaste } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seats.ts';
import { type Card, countOf, topOf } from '../../../kernel/zones.ts';
import { BOTTOM, FIVE, GIVE, isKarmaCard, rank, TABLE } from '../cards.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { chances } from './bot-chances.ts';
import { manner } from './bot-manner.ts';

/** How much a Karma card is worth keeping; a number is worth its rank. */
const WORTH: Readonly<Record<Card, number>> = { [BOTTOM]: 17, [TABLE]: 20, [FIVE]: 22, [GIVE]: 26 };

/** Plays low cards first and several at once, keeps Karma cards for need, and takes a pile only as the last resort. */
export const taste: BotTaste<State, Move> = {
  likes(state: State, seat: Seat, move: Move): number {
    switch (move.type) {
      case 'look':
        return 1;
      case 'choose':
        return move.cards.reduce((sum, card) => sum + worth(card), 0);
      case 'play':
        return likesPlay(state, move.card, move.count);
      case 'turn':
        return -10;
      case 'decline':
        return 5;
      case 'take':
        return -30 - 3 * state.pile.length;
      case 'give':
        return likesReceiver(state, seat, move.to);
      case 'draw':
        return 50;
      default:
        return 0;
    }
  },

  manner,
  chances,
  lookahead: 4,
};

function likesPlay(state: State, card: Card, count: number): number {
  const onTop =
    topOf(state.pile) === card ? countOf(state.pile.slice(state.options.pile_visible ? -2 : -1), card) : 0;
  const triple = card !== GIVE && onTop + count >= 3 ? 25 : 0;
  const givesMuch = card === GIVE ? Math.min(state.pile.length, 12) * 2 : 0;
  return 30 - worth(card) + 4 * (count - 1) + triple + givesMuch;
}

/** Gives to whoever is nearest to going out. */
function likesReceiver(state: State, seat: Seat, to: Seat): number {
  const cards = state.hands[to].size + state.open[to].size + state.hidden[to].length;
  return 100 - cards - (to === seat ? 100 : 0);
}

function worth(card: Card): number {
  return isKarmaCard(card) ? WORTH[card] : rank(card);
}
