import type { MindTerms } from '../../../kernel/mind/network.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { stopFeatures } from './features.ts';
import { stopVectors } from './vectors.ts';

/** The largest table that was trained on. */
const MOST_SEATS = 4;

export const terms: MindTerms<State, Move> = {
  features: stopFeatures,
  vectors: stopVectors,
  lookahead: 2,
  knows: ({ options }) => options.players <= MOST_SEATS,
  players: ({ options }) => options.players,
  chancesFrom: (_state, shares) => shares,
};
