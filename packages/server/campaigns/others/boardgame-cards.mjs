import core from 'boardgame.io/dist/cjs/core.js';
import { deal, lay } from './cards.mjs';

export const CARDS = {
  name: 'cards',
  minPlayers: 2,
  maxPlayers: 8,
  setup: ({ ctx }) => deal(ctx.numPlayers),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play({ G, playerID }, card) {
      if (!lay({ hand: G.seats[playerID].hand, pile: G.pile, draw: G.draw }, card)) return core.INVALID_MOVE;
      G.moves++;
    },
  },
  playerView: ({ G: { draw, ...shown }, playerID }) => ({
    ...shown,
    drawCount: draw.length,
    seats: shown.seats.map(({ hand, ...seat }, place) => ({
      ...seat,
      handCount: hand.length,
      hand: String(place) === playerID ? hand : null,
    })),
  }),
};
