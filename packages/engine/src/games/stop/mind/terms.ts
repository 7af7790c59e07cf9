import type { MindTerms } from '../../../kernel/mind/network.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { stopFeatures } from './features.ts';
import { stopVectors } from './vectors.ts';

export const terms: MindTerms<State, Move> = {
  features: stopFeatures,
  vectors: stopVectors,
  lookahead: 2,
  // At more seats it did not prove to be stronger than taste.
  knows: ({ options }) => options.players === 2,
  players: ({ options }) => options.players,
  chancesFrom: (_state, shares) => shares,
};
