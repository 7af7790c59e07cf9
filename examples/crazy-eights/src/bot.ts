import type { CardGameRules } from '@samsara/engine/card-game';
import { isEight, suitOf } from './cards.ts';
import type { Code, Event, Move, State } from './rules.ts';

/** Keeps eights for need, and names the suit it holds most of. */
export const bot: CardGameRules<State, Move, Event, Code>['bot'] = {
  likes(state, seat, move) {
    if (move.type !== 'play') return 0;
    if (move.suit === null) return 10;
    return state.seats[seat].hand.filter((card) => !isEight(card) && suitOf(card) === move.suit).length / 10;
  },
  /** Every card in hand is a burden, an eight the smallest. */
  strength: (state, seat) =>
    state.seats[seat].hand.reduce((sum, card) => sum - (isEight(card) ? 0.1 : 0.4), 0),
  lookahead: 8,
};
